import { documents } from '@countin/domain/documents';
import type { ListedProfile } from '@countin/domain/profile';
import { queryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../ports/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';
import { userOptions } from '../users/get-user.ts';
import { listMyProfiles, type HeldIn, type WithRole } from './list-my-profiles.ts';

/** A label that the user owns or is a member of. */
export type MyLabel = WithRole<ListedProfile>;

/** Labels that a user owns or is a member of, like the artists of `listMyArtists`. Throws AppError. */
export function listMyLabels(
  access: DataAccess,
  uid: string,
  roles: HeldIn | Promise<HeldIn> = {},
): Promise<MyLabel[]> {
  return listMyProfiles(access, documents.listedLabels(), uid, roles);
}

export const myLabelsOptions = (access: DataAccess, uid: string) =>
  queryOptions({
    queryKey: queryKeys.myLabels(uid),
    queryFn: ({ client }) =>
      listMyLabels(
        access,
        uid,
        client.ensureQueryData(userOptions(access, uid)).then(({ labelRoles }) => labelRoles),
      ),
  });
