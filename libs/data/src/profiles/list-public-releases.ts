import { documents } from '@countin/domain/documents';
import type { ReleasePage } from '@countin/domain/release';
import { queryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../ports/data-access.ts';
import { readDocuments } from '../documents/read-documents.ts';
import { queryKeys } from '../query/query-keys.ts';

/** Maximum number of releases, as on the first page of a label's feed. */
const MOST = 24;

/** Profile that owns the releases. */
export interface PublicOwner {
  readonly kind: 'artist' | 'label';
  readonly profileId: string;
}

/** The releases on the public page of an artist or label, newest first. Throws AppError. */
export function listPublicReleases(access: DataAccess, { kind, profileId }: PublicOwner): Promise<ReleasePage[]> {
  return readDocuments(access, documents.releasePages(), {
    filters: [
      [kind === 'artist' ? 'artistId' : 'labelId', '==', profileId],
      ['status', '==', 'published'],
    ],
    order: [['firstInstant', 'desc']],
    limit: MOST,
  });
}

export const publicReleasesOptions = (access: DataAccess, owner: PublicOwner) =>
  queryOptions({ queryKey: queryKeys.publicReleases(owner), queryFn: () => listPublicReleases(access, owner) });
