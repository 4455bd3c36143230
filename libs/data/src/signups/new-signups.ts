import { documents } from '@countin/domain/documents';
import type { Signup } from '@countin/domain/fan';
import type { DataAccess } from '../access/data-access.ts';
import { readDocuments } from '../documents/read-documents.ts';
import { Instant } from '../documents/wire-values.ts';

/** The most that are read at once; a list that lacks more is read anew. */
export const MOST_NEW_SIGNUPS = 100;

/**
 * An artist's signups from an instant on, newest first: what a list that is shown already lacks, for the price of one
 * read where nothing is new. At most {@link MOST_NEW_SIGNUPS}. Throws AppError.
 *
 * @param since milliseconds since 1970; a signup of that very millisecond is among them
 */
export function newSignups(access: DataAccess, artistId: string, since: number): Promise<Signup[]> {
  return readDocuments(access, documents.signups(artistId), {
    filters: [['createdAt', '>=', Instant.fromMillis(since)]],
    order: [['createdAt', 'desc']],
    limit: MOST_NEW_SIGNUPS,
  });
}
