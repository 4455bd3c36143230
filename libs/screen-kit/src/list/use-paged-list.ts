import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';

/** Whether a list is there, and what can be done when it is not. */
export interface ListStatus {
  /** How many items were read. */
  readonly count: number;
  /** The first items have not arrived, nor failed. */
  readonly isPending: boolean;
  readonly error: Error | null;
  /** All items have been read. */
  readonly complete: boolean;
  /** Asks again for the part that failed: the first page, or the next one. */
  readonly retry: () => void;
}

/** A list that is read page by page as its end comes near. */
export interface PagedList<T> extends ListStatus {
  readonly items: readonly T[];
  /** These are of an earlier search; others are on their way. */
  readonly isPrevious: boolean;
  readonly isReadingNext: boolean;
  /** The end is near: reads the next page, if there is one. */
  readonly readNext: () => void;
}

/**
 * The items of a paged query.
 *
 * @param itemsOf the items of one page; give it a stable identity
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
  // A page may hold no match although more follows.
  // On the data, not only on whether it is empty: an answer may come without a rendering in between.
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
