import { useDataAccess } from '@countin/data/access';
import { releasesOptions } from '@countin/data/releases';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

/**
 * A person's releases, or those of one of their artists, newest first, read page by page.
 *
 * @param pages how many pages this screen wants; it reads on until it has them
 */
export function useReleases(uid: string, { artistId, pages }: { artistId?: string; pages: number }) {
  const access = useDataAccess();
  const { data, hasNextPage, isFetching, isError, fetchNextPage, isPending, error, refetch } = useInfiniteQuery(
    releasesOptions(access, { uid, artistId }),
  );
  const have = data?.pages.length ?? 0;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError && have < pages) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, have, pages, fetchNextPage]);
  const releases = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data]);
  return { releases, isPending, error, refetch, complete: data !== undefined && !hasNextPage };
}
