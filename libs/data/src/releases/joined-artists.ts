import { idPages } from '@countin/domain/documents';
import { can } from '@countin/domain/permissions';
import type { QueryClient } from '@tanstack/react-query';
import type { DataAccess } from '../ports/data-access.ts';
import type { Filter } from '../ports/document-store.ts';
import { userOptions } from '../users/get-user.ts';

/** Filters for releases of other owners' artists that a user may read as a member. */
export async function joinedReleases(
  client: QueryClient,
  access: DataAccess,
  uid: string,
): Promise<readonly (readonly Filter[])[]> {
  const { artistRoles } = await client.ensureQueryData(userOptions(access, uid));
  const ids = Object.keys(artistRoles).filter((id) => can(artistRoles[id], 'release.read'));
  return idPages(ids).map((page) => [['artistId', 'in', page]]);
}
