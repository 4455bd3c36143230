import { documents } from '@countin/domain/documents';
import type { Signup } from '@countin/domain/fan';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../ports/data-access.ts';
import { readPage, type Cursor, type Page } from '../documents/page-of-documents.ts';
import { queryKeys } from '../query/query-keys.ts';

const PAGE_SIZE = 100;
/** Maximum number of signups per query, as in the security rules. */
const LARGEST_PAGE_SIZE = 500;

/** One page of an artist's signups, newest first. Throws AppError. */
export function listSignups(
  access: DataAccess,
  artistId: string,
  after: Cursor | null = null,
  size = PAGE_SIZE,
): Promise<Page<Signup>> {
  return readPage(access, documents.signups(artistId), { field: 'createdAt', size, after });
}

/** Iterates over all signups of an artist, newest first, page by page. For the export. Throws AppError. */
export async function* eachSignup(access: DataAccess, artistId: string): AsyncGenerator<Signup> {
  let after: Cursor | null = null;
  do {
    const page: Page<Signup> = await listSignups(access, artistId, after, LARGEST_PAGE_SIZE);
    yield* page.items;
    after = page.next;
  } while (after);
}

export const signupsOptions = (access: DataAccess, artistId: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.signupPages(artistId),
    queryFn: ({ pageParam }) => listSignups(access, artistId, pageParam),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
  });

/**
 * The signups that a live list does not follow, in large pages. They are read once for each visit: a refetch would read
 * every page again.
 */
export const allSignupsOptions = (access: DataAccess, artistId: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.allSignups(artistId),
    queryFn: ({ pageParam }) => listSignups(access, artistId, pageParam, LARGEST_PAGE_SIZE),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
    staleTime: Infinity,
    gcTime: 0,
  });
