import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';

/** Loading state of a list, with a retry. */
export interface ListStatus {
  /** Number of loaded items. */
  readonly count: number;
  /** Whether the first page is still loading. */
  readonly isPending: boolean;
  readonly error: Error | null;
  /** Whether all pages are loaded. */
  readonly complete: boolean;
  /** Retries the failed request: the first page or the next one. */
  readonly retry: () => void;
}

/** List with infinite scrolling. */
export interface PagedList<T> extends ListStatus {
  readonly items: readonly T[];
  /** Whether the items belong to the previous search while the new one is loading. */
  readonly isPrevious: boolean;
  readonly isReadingNext: boolean;
  /** Loads the next page, if there is one. */
  readonly readNext: () => void;
}

/**
 * Items of a paged query.
 *
 * @param itemsOf extracts the items of one page; needs a stable identity
 */
export function usePagedList<P, T>(
  query: UseInfiniteQueryResult<InfiniteData<P, unknown>>,
  itemsOf: (page: P) => readonly T[],
): PagedList<T> {
  const { data, error, isPending, isFetching, isError, isPlaceholderData, isFetchingNextPage } = query;
  const { hasNextPage, isFetchNextPageError, fetchNextPage, refetch } = query;
  const readNext = useCallback(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const items = useMemo(() => data?.pages.flatMap(itemsOf) ?? [], [data, itemsOf]);
  // A page may be empty although more follow, so the next one is loaded at once. The effect depends on the data,
  // because two answers may arrive without a render in between.
  useEffect(() => {
    const last = data?.pages.at(-1);
    if (last !== undefined && itemsOf(last).length === 0) readNext();
  }, [data, itemsOf, readNext]);
  return {
    items,
    count: items.length,
    isPending,
    error,
    complete: data !== undefined && !hasNextPage,
    isPrevious: isPlaceholderData,
    isReadingNext: isFetchingNextPage,
    readNext,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}
