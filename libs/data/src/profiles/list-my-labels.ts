import { documents } from '@countin/domain/documents';
import type { Role } from '@countin/domain/permissions';
import type { LabelProfile } from '@countin/domain/profile';
import { queryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../ports/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';
import { userOptions } from '../users/get-user.ts';
import { listMyProfiles, type WithRole } from './list-my-profiles.ts';

/** A label that the user owns or is a member of. */
export type MyLabel = WithRole<LabelProfile>;

/** Labels that a user owns or is a member of, like the artists of `listMyArtists`. Throws AppError. */
export function listMyLabels(
  access: DataAccess,
  uid: string,
  roles: Readonly<Record<string, Role>> = {},
): Promise<MyLabel[]> {
  return listMyProfiles(access, documents.labelProfiles(), uid, roles);
}

export const myLabelsOptions = (access: DataAccess, uid: string) =>
  queryOptions({
    queryKey: queryKeys.myLabels(uid),
    queryFn: async ({ client }) =>
      listMyLabels(access, uid, (await client.ensureQueryData(userOptions(access, uid))).labelRoles),
  });
