import { documents } from '@countin/domain/documents';
import type { ListedProfile } from '@countin/domain/profile';
import { queryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../ports/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';
import { userOptions } from '../users/get-user.ts';
import { listMyProfiles, type HeldIn, type WithRole } from './list-my-profiles.ts';

/** An artist that the user owns or is a member of. */
export type MyArtist = WithRole<ListedProfile>;

/**
 * Artists that a user owns or is a member of, oldest first, each with the user's role. Throws AppError.
 *
 * @param roles roles in artists of other owners, from the user document
 */
export function listMyArtists(
  access: DataAccess,
  uid: string,
  roles: HeldIn | Promise<HeldIn> = {},
): Promise<MyArtist[]> {
  return listMyProfiles(access, documents.listedArtists(), uid, roles);
}

export const myArtistsOptions = (access: DataAccess, uid: string) =>
  queryOptions({
    queryKey: queryKeys.myArtists(uid),
    queryFn: ({ client }) =>
      listMyArtists(
        access,
        uid,
        client.ensureQueryData(userOptions(access, uid)).then(({ artistRoles }) => artistRoles),
      ),
  });

/** Artists that a user owns. Anyone may ask, since profiles are public; the user's roles elsewhere are not. */
export const ownedArtistsOptions = (access: DataAccess, owner: string) =>
  queryOptions({
    queryKey: queryKeys.ownedArtists(owner),
    queryFn: (): Promise<readonly ListedProfile[]> => listMyArtists(access, owner),
  });
