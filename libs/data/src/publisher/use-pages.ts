import type { PageRow } from '@countin/domain/publisher';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useDataAccess } from '../access/data-access-context.tsx';
import { pagesOptions, rowsOfParts } from './list-pages.ts';

/** Public pages that have been read so far. */
export interface ReadPages {
  /** In no particular order. The same array until another part arrives. */
  readonly rows: readonly PageRow[];
  /** Whether the first part is still being read. */
  readonly isPending: boolean;
  /** Whether all parts have been read. */
  readonly complete: boolean;
  /** Why reading has ended early, an AppError; null if it has not. */
  readonly error: Error | null;
  /** Reads on after an error. */
  readonly retry: () => void;
}

/** Reads the public pages of the user: the first part at once, the others in the background. */
export function usePages(): ReadPages {
  const { data, error, isPending, isFetching, isError, hasNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    useInfiniteQuery(pagesOptions(useDataAccess()));
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [data, hasNextPage, isFetching, isError, fetchNextPage]);
  const rows = useMemo(() => rowsOfParts(data?.pages ?? []), [data]);
  return {
    rows,
    isPending,
    complete: data !== undefined && !hasNextPage,
    error,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}
