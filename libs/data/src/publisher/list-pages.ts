import { publisherCallables, type CallableOutput } from '@countin/domain/callables';
import { pageIdOf, type PageRow } from '@countin/domain/publisher';
import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { callContract } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';

/** A part of the list of pages. */
export type PagesPart = CallableOutput<'listPages'>;

/** Largest number of parts that are read again on window focus. */
const MOST_PARTS_ON_FOCUS = 3;

/** Public pages that the user may read, part by part; see `usePages`. Throws AppError. */
export const pagesOptions = (access: DataAccess) =>
  infiniteQueryOptions({
    queryKey: queryKeys.pages(),
    queryFn: ({ pageParam }): Promise<PagesPart> =>
      callContract(access, publisherCallables.listPages, { after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: ({ state: { data } }) => (data?.pages.length ?? 0) <= MOST_PARTS_ON_FOCUS,
    // To compare all rows with those of before would take long with each part.
    structuralSharing: false,
  });

/** Rows of all parts, each page once: one may be in two parts, if artists came in between. */
export function rowsOfParts(parts: readonly PagesPart[]): PageRow[] {
  const rows = new Map<string, PageRow>();
  for (const part of parts) for (const row of part.rows) rows.set(pageIdOf(row.key), row);
  return [...rows.values()];
}

/** Changes rows of the list where it has been read, until the server answers anew. */
export function changePages(client: QueryClient, change: (row: PageRow) => PageRow): void {
  client.setQueryData<InfiniteData<PagesPart, string | null>>(
    queryKeys.pages(),
    (data) => data && { ...data, pages: data.pages.map((part) => ({ ...part, rows: part.rows.map(change) })) },
  );
}
