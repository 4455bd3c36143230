import type { DataAccess } from '@countin/data/access';
import { publishOne, republishOne } from '@countin/data/publisher';
import type { PageRow } from '@countin/domain/publisher';

/**
 * Puts the page of a release that was taken down back as it was. Unpublished changes of the working copy
 * stay.
 *
 * @param before its row as it was
 * @returns when it was published, milliseconds since 1970
 * @throws AppError `release/changed` when it was changed meanwhile, or what keeps it from being published
 */
export async function publishAgain(
  access: DataAccess,
  { key, state, publishedAt, updatedAt }: PageRow,
): Promise<number> {
  return state === 'changed' && publishedAt !== null
    ? republishOne(access, key.id, publishedAt)
    : publishOne(access, key.id, updatedAt);
}
