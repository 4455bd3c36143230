import { documents } from '@countin/domain/documents';
import type { Signup } from '@countin/domain/fan';
import type { DataAccess } from '../ports/data-access.ts';
import { readDocuments } from '../documents/read-documents.ts';
import { Instant } from '../ports/instant.ts';

/** Maximum number per read. A list that lacks this many must be read completely. */
export const MOST_NEW_SIGNUPS = 100;

/**
 * An artist's signups since a time, newest first, to update a list. Costs one read if there are no new signups.
 * Returns at most {@link MOST_NEW_SIGNUPS}. Throws AppError.
 *
 * @param since milliseconds since 1970, inclusive
 */
export function newSignups(access: DataAccess, artistId: string, since: number): Promise<Signup[]> {
  return readDocuments(access, documents.signups(artistId), {
    filters: [['createdAt', '>=', Instant.fromMillis(since)]],
    order: [['createdAt', 'desc']],
    limit: MOST_NEW_SIGNUPS,
  });
}
