import { documents } from '@countin/domain/documents';
import type { ListedProduct } from '@countin/domain/release';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../ports/data-access.ts';
import type { Filter } from '../ports/document-store.ts';
import { readPage, type Cursor, type Page } from '../documents/page-of-documents.ts';
import type { Sources } from '../documents/find-across.ts';
import { joinedReleases } from './joined-artists.ts';
import { queryKeys } from '../query/query-keys.ts';

const PAGE_SIZE = 30;

/** Scope of a list of releases: those that a user owns or may read as a member, or one artist's. */
export interface ReleaseFilter {
  /** The user; with an artist, the artist's owner. */
  readonly uid: string;
  readonly artistId?: string;
}

/** One page of releases, most recently changed first. Throws AppError. */
export function listReleases(
  access: DataAccess,
  { uid, artistId }: ReleaseFilter,
  after: Cursor | null = null,
  joined?: Sources['joined'],
): Promise<Page<ListedProduct>> {
  const ofArtist: readonly Filter[] = artistId === undefined ? [] : [['artistId', '==', artistId]];
  return readPage(access, documents.listedProducts(), {
    field: 'updatedAt',
    filters: [['createdBy', '==', uid], ...ofArtist],
    ...(joined && { joined }),
    size: PAGE_SIZE,
    after,
  });
}

export const releasesOptions = (access: DataAccess, filter: ReleaseFilter) =>
  infiniteQueryOptions({
    queryKey: queryKeys.releasesOf(filter.uid, filter.artistId ?? null),
    queryFn: ({ pageParam, client }) =>
      listReleases(
        access,
        filter,
        pageParam,
        filter.artistId === undefined ? joinedReleases(client, access, filter.uid) : undefined,
      ),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
  });
