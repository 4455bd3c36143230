import { musicProductSchema, paths, type MusicProduct } from '@countin/domain';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { where } from 'firebase/firestore/lite';
import type { DataAccess } from '../access/data-access.ts';
import { readPage, type Cursor, type Page } from '../documents/page-of-documents.ts';
import { queryKeys } from '../query/query-keys.ts';

const PAGE_SIZE = 30;

/** Whose releases: all of a person's, or those of one of their artists. */
export interface ReleaseFilter {
  readonly uid: string;
  readonly artistId?: string;
}

/** One page of a person's releases, last changed first. Throws AppError. */
export function listReleases(
  access: DataAccess,
  { uid, artistId }: ReleaseFilter,
  after: Cursor | null = null,
): Promise<Page<MusicProduct>> {
  const ofArtist = artistId === undefined ? [] : [where('artistId', '==', artistId)];
  const list = { path: paths.musicProducts, schema: musicProductSchema, field: 'updatedAt', size: PAGE_SIZE, after };
  return readPage(access, list, where('createdBy', '==', uid), ...ofArtist);
}

export const releasesOptions = (access: DataAccess, filter: ReleaseFilter) =>
  infiniteQueryOptions({
    queryKey: queryKeys.releasesOf(filter.uid, filter.artistId ?? null),
    queryFn: ({ pageParam }) => listReleases(access, filter, pageParam),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
  });
