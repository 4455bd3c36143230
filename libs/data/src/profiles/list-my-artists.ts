import { documents } from '@countin/domain/documents';
import type { ArtistProfile } from '@countin/domain/profile';
import { queryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../ports/data-access.ts';
import { readDocuments } from '../documents/read-documents.ts';
import { queryKeys } from '../query/query-keys.ts';

/** Maximum number of profiles per query, as in the security rules. */
export const PROFILES_A_QUERY = 100;

/** A user's artist profiles, oldest first. Throws AppError. */
export async function listMyArtists(access: DataAccess, uid: string): Promise<ArtistProfile[]> {
  const artists = await readDocuments(access, documents.artistProfiles(), {
    filters: [['createdBy', '==', uid]],
    limit: PROFILES_A_QUERY,
  });
  return artists.sort((a, b) => a.createdAt - b.createdAt);
}

export const myArtistsOptions = (access: DataAccess, uid: string) =>
  queryOptions({ queryKey: queryKeys.myArtists(uid), queryFn: () => listMyArtists(access, uid) });
