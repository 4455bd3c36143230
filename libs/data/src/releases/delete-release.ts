import { queryOptions } from '@tanstack/react-query';
import { callMutation } from '../calls/call-mutation.ts';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';
import { deletionKeys } from './deletion-keys.ts';

/** The lists alone: an editor that shows the release is left, and would only be told that it is gone. */
const invalidates = () => [
  queryKeys.releaseLists(),
  queryKeys.plans(),
  queryKeys.allLinkReports(),
  deletionKeys.allDeleted(),
];

/** Deletes a release; it can be restored for 30 days. */
export const deleteReleaseOptions = callMutation('deleteRelease', { invalidates });
/** Restores a deleted release. */
export const restoreReleaseOptions = callMutation('restoreRelease', {
  invalidates: () => [queryKeys.releases(), ...invalidates()],
});

/** What ends with the deletion of a release. Read anew each time, since people decide by it. */
export const releaseContentOptions = (access: DataAccess, productId: string) =>
  queryOptions({
    queryKey: deletionKeys.content(productId),
    queryFn: () => callOperation(access, 'countReleaseContent', { productId }),
    gcTime: 0,
  });

/** Deleted releases of an artist, for those who may restore them. */
export const deletedReleasesOptions = (access: DataAccess, artistId: string) =>
  queryOptions({
    queryKey: deletionKeys.deleted(artistId),
    queryFn: () => callOperation(access, 'listDeletedReleases', { artistId }),
  });
