import { documents } from '@countin/domain/documents';
import { ALL_RELEASES } from '@countin/domain/pages';
import type { ReleasePage } from '@countin/domain/release';
import { queryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../ports/data-access.ts';
import { readDocuments } from '../documents/read-documents.ts';
import { listLabelFeed } from './list-label-feed.ts';
import { queryKeys } from '../query/query-keys.ts';

/** Maximum number of an artist's releases. */
const MOST = 24;

/** Profile that owns the releases. */
export interface PublicOwner {
  readonly kind: 'artist' | 'label';
  readonly profileId: string;
}

/** The releases at the top of the public page of an artist or label, in its order. Throws AppError. */
export async function listPublicReleases(
  access: DataAccess,
  { kind, profileId }: PublicOwner,
  now: number,
): Promise<readonly ReleasePage[]> {
  if (kind === 'label')
    return (await listLabelFeed(access, { labelId: profileId, filter: ALL_RELEASES }, now)).releases;
  return readDocuments(access, documents.releasePages(), {
    filters: [
      ['artistId', '==', profileId],
      ['status', '==', 'published'],
    ],
    order: [['firstInstant', 'desc']],
    limit: MOST,
  });
}

export const publicReleasesOptions = (access: DataAccess, owner: PublicOwner) =>
  queryOptions({
    queryKey: queryKeys.publicReleases(owner),
    queryFn: () => listPublicReleases(access, owner, Date.now()),
  });
