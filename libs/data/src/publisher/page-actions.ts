import type { CallableInput, CallableOutput } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { callOperation } from '../calls/call-operation.ts';
import { readDocument } from '../documents/read-documents.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { updateRelease } from '../releases/update-release.ts';

// For many pages. Nothing is read again after each call: the caller does so after the last one.

/** Publishes up to 100 releases, each on its own; the answer has a result for each. Throws AppError. */
export const publishMany = many('publishReleases');

/**
 * Puts the last published versions of up to 100 releases that were taken down back on their pages, each on its own. Their
 * working copies stay as they are. The answer has a result for each. Throws AppError.
 */
export const republishMany = many('republishReleases');

/** Returns up to 100 releases to draft or archives them, each on its own; the answer has a result for each. Throws AppError. */
export const withdrawMany = many('withdrawReleases');

type ManyKey = 'publishReleases' | 'republishReleases' | 'withdrawReleases';

function many<K extends ManyKey>(key: K) {
  return async (access: DataAccess, releases: CallableInput<K>['releases']): Promise<CallableOutput<K>['results']> =>
    (await callOperation(access, key, { releases } as CallableInput<K>)).results;
}

/** Takes up to 50 scheduled publications back, and forgets the outcome of others. Throws AppError. */
export async function cancelMany(access: DataAccess, productIds: string[]): Promise<void> {
  await callOperation(access, 'cancelPublications', { productIds });
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
