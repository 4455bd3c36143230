import { useDataAccess } from '@countin/data/access';
import { releasesOptions } from '@countin/data/releases';
import type { ListedProduct } from '@countin/domain/release';
import { useInfiniteQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

interface ReleasesQuery {
  /** Only those of one artist. */
  readonly artistId?: string;
  /** How many pages the screen wants; it reads on until it has them. */
  readonly pages: number;
  /** Throws what went wrong, so that the boundary of the screen shows it. */
  readonly throws?: boolean;
  /** Reads nothing while false. */
  readonly enabled?: boolean;
}

/** A person's releases, newest first, read page by page. */
export function useReleases(uid: string, { artistId, pages, throws = false, enabled = true }: ReleasesQuery) {
  const options = releasesOptions(useDataAccess(), { uid, artistId });
  const query = useInfiniteQuery({ ...options, throwOnError: throws, enabled });
  const { isPending, error, refetch } = query;
  return { ...useReadPages(query, pages), isPending, error, refetch };
}

/** The same for a screen that has nothing to show without them: suspends, and throws what went wrong. */
export function useSuspenseReleases(uid: string, { artistId, pages }: ReleasesQuery) {
  return useReadPages(useSuspenseInfiniteQuery(releasesOptions(useDataAccess(), { uid, artistId })), pages);
}

interface PagedReleases {
  readonly data: { readonly pages: readonly { readonly items: readonly ListedProduct[] }[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly fetchNextPage: () => unknown;
}

function useReadPages({ data, hasNextPage, isFetching, isError, fetchNextPage }: PagedReleases, wanted: number) {
  const have = data?.pages.length ?? 0;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError && have < wanted) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, have, wanted, fetchNextPage]);
  const releases = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data]);
  return { releases, complete: data !== undefined && !hasNextPage };
}
