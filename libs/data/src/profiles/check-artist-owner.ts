import { documents } from '@countin/domain/documents';
import { queryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../ports/data-access.ts';
import { readDocuments } from '../documents/read-documents.ts';
import { getUser } from '../users/get-user.ts';
import { queryKeys } from '../query/query-keys.ts';

/**
 * Whether a user owns an artist profile or is a member of one, and so sees the Studio link. False, with a log entry, if
 * the check fails.
 */
export async function checkArtistOwner(access: DataAccess, uid: string): Promise<boolean> {
  try {
    const owned = await readDocuments(access, documents.artistProfiles(), {
      filters: [['createdBy', '==', uid]],
      limit: 1,
    });
    return owned.length > 0 || Object.keys((await getUser(access, uid)).artistRoles).length > 0;
  } catch (error) {
    access.log('Error checking artist profile', error);
    return false;
  }
}

/** Query for the navigation. Creating an artist invalidates it. */
export const artistOwnerOptions = (access: DataAccess, uid: string) =>
  queryOptions({ queryKey: queryKeys.artistOwner(uid), queryFn: () => checkArtistOwner(access, uid) });
