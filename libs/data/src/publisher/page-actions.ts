import type { CallableInput, CallableOutput } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { callOperation } from '../calls/call-operation.ts';
import { readDocument } from '../documents/read-documents.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { updateRelease } from '../releases/update-release.ts';

// For many pages one after another. Nothing is read again after each: the caller does so after the last one.

/**
 * Publishes a release. With the version that the user has seen (`updatedAt`, milliseconds), another one is refused.
 *
 * @returns when it was published, milliseconds since 1970
 * @throws AppError `release/changed`, or what keeps it from being published
 */
export async function publishOne(access: DataAccess, productId: string, expectedUpdatedAt?: number): Promise<number> {
  return (await callOperation(access, 'publishRelease', { productId, expectedUpdatedAt })).publishedAt;
}

/**
 * Puts the last published version of a page that was taken down back on it; its working copy stays as it is.
 *
 * @param expectedPublishedAt when the user saw it published, milliseconds since 1970
 * @returns when it was published, milliseconds since 1970
 * @throws AppError `release/changed`, `version/not-found`, or what keeps it from being published
 */
export async function republishOne(
  access: DataAccess,
  productId: string,
  expectedPublishedAt: number,
): Promise<number> {
  return (await callOperation(access, 'republishRelease', { productId, expectedPublishedAt })).publishedAt;
}

/** Publishes up to 100 releases, each on its own; the answer has a result for each. Throws AppError. */
export async function publishMany(
  access: DataAccess,
  releases: CallableInput<'publishReleases'>['releases'],
): Promise<CallableOutput<'publishReleases'>['results']> {
  return (await callOperation(access, 'publishReleases', { releases })).results;
}

/** Takes up to 50 scheduled publications back, and forgets the outcome of others. Throws AppError. */
export async function cancelMany(access: DataAccess, productIds: string[]): Promise<void> {
  await callOperation(access, 'cancelPublications', { productIds });
}

/** Takes a release's page back to a draft, or archives it. Throws AppError. */
export async function withdrawOne(access: DataAccess, productId: string, to: 'draft' | 'archived'): Promise<void> {
  await callOperation(access, 'withdrawRelease', { productId, to });
}

/** Takes an artist's medley off the public. The returned function publishes it again. Throws AppError. */
export async function withdrawMedleyOne(access: DataAccess, artistId: string): Promise<() => Promise<void>> {
  await callOperation(access, 'withdrawMedley', { artistId });
  return async () => {
    // What was withdrawn is kept as it was. One that was published meanwhile stays.
    const kept = await readDocument(access, documents.withdrawnMedley(artistId));
    if (kept === null) throw new AppError('medley/changed');
    const slots = kept.slots.map(({ title, clipId, productId }) => ({ title, clipId, productId }));
    await callOperation(access, 'publishMedley', { artistId, slots, expectedPublishedAt: kept.publishedAt });
  };
}

/**
 * Names another label in the working copy of a release, unless somebody has changed it since.
 *
 * @returns when the working copy was changed, milliseconds since 1970
 * @throws AppError `release/changed`
 */
export async function labelOne(access: DataAccess, productId: string, former: string, next: string): Promise<number> {
  const update = { productId, base: { labelName: former }, changes: { labelName: next } };
  const { saved, stored } = await updateRelease(access, update);
  if (!saved) throw new AppError('release/changed');
  return stored.updatedAt;
}
