import { AppError } from '@countin/domain/errors';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { updateRelease } from '../releases/update-release.ts';

// For many releases one after another. Nothing is read again after each: the caller does so after the last one.

/**
 * Publishes a release. With the version that the user has seen (`updatedAt`, milliseconds), another one is refused.
 *
 * @returns when it was published, milliseconds since 1970
 * @throws AppError `release/changed`, or what keeps it from being published
 */
export async function publishOne(access: DataAccess, productId: string, expectedUpdatedAt?: number): Promise<number> {
  return (await callOperation(access, 'publishRelease', { productId, expectedUpdatedAt })).publishedAt;
}

/** Takes a release's page back to a draft, or archives it. Throws AppError. */
export async function withdrawOne(access: DataAccess, productId: string, to: 'draft' | 'archived'): Promise<void> {
  await callOperation(access, 'withdrawRelease', { productId, to });
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
