import { documents } from '@countin/domain/documents';
import type { Signup } from '@countin/domain/fan';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../ports/data-access.ts';
import { readPage, type Cursor, type Page } from '../documents/page-of-documents.ts';
import { queryKeys } from '../query/query-keys.ts';

const PAGE_SIZE = 100;

/** One page of an artist's signups, newest first. Throws AppError. */
export function listSignups(
  access: DataAccess,
  artistId: string,
  after: Cursor | null = null,
  size = PAGE_SIZE,
): Promise<Page<Signup>> {
  return readPage(access, documents.signups(artistId), { field: 'createdAt', size, after });
}

export const signupsOptions = (access: DataAccess, artistId: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.signupPages(artistId),
    queryFn: ({ pageParam }) => listSignups(access, artistId, pageParam),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
  });
