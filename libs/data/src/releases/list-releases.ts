import { documents } from '@countin/domain/documents';
import type { MusicProduct } from '@countin/domain/release';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../ports/data-access.ts';
import type { Filter } from '../ports/document-store.ts';
import { readPage, type Cursor, type Page } from '../documents/page-of-documents.ts';
import { queryKeys } from '../query/query-keys.ts';

const PAGE_SIZE = 30;

/** Owner of the releases: a user, or one of the user's artists. */
export interface ReleaseFilter {
  readonly uid: string;
  readonly artistId?: string;
}

/** One page of a user's releases, most recently changed first. Throws AppError. */
export function listReleases(
  access: DataAccess,
  { uid, artistId }: ReleaseFilter,
  after: Cursor | null = null,
): Promise<Page<MusicProduct>> {
  const ofArtist: readonly Filter[] = artistId === undefined ? [] : [['artistId', '==', artistId]];
  const filters: readonly Filter[] = [['createdBy', '==', uid], ...ofArtist];
  return readPage(access, documents.listedProducts(), { field: 'updatedAt', filters, size: PAGE_SIZE, after });
}

export const releasesOptions = (access: DataAccess, filter: ReleaseFilter) =>
  infiniteQueryOptions({
    queryKey: queryKeys.releasesOf(filter.uid, filter.artistId ?? null),
    queryFn: ({ pageParam }) => listReleases(access, filter, pageParam),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
  });
