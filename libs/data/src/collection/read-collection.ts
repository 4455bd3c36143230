import { collectionCallables, type CallableInput, type CallableOutput } from '@countin/domain/callables';
import type { KeptKind, KeptRow } from '@countin/domain/collection';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callContract } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { collectionKeys, type KeptQuery } from './collection-keys.ts';

/** A page of what the user keeps. */
export type KeptPage = CallableOutput<'readKept'>;
/** What the collection is as a whole. */
export type Collection = CallableOutput<'readCollection'>;

/** Rows of one call. The server reads one or two documents for each. */
const PAGE_SIZE = 60;
const LARGEST_PAGE_SIZE = 500;

/** Number, folders, what comes next and what is new since the last visit. Throws AppError. */
export const collectionOptions = (access: DataAccess, zone: string) =>
  queryOptions({
    queryKey: collectionKeys.whole(),
    // Another tab may have kept something meanwhile.
    refetchOnWindowFocus: 'always',
    queryFn: (): Promise<Collection> => callContract(access, collectionCallables.readCollection, { zone }),
  });

/**
 * Which of some items, at most 100, are kept. Read again when a list opens after a change here, and never while it is
 * shown. Throws AppError.
 */
export const keptKeysOptions = (access: DataAccess, keys: readonly string[]) =>
  queryOptions({
    queryKey: collectionKeys.known(keys),
    queryFn: async (): Promise<readonly string[]> =>
      keys.length === 0 ? [] : (await callContract(access, collectionCallables.readKeptKeys, { keys: [...keys] })).kept,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

type After = CallableInput<'readKept'>['after'];

const readPage = (access: DataAccess, { kind, folder, search }: KeptQuery, after: After, size: number) =>
  callContract(access, collectionCallables.readKept, {
    kind: kind === '' ? null : (kind as KeptKind),
    folder,
    search,
    after,
    size,
  });

/** Kept items in the user's order, page by page. Throws AppError. */
export const keptOptions = (access: DataAccess, wanted: KeptQuery) =>
  infiniteQueryOptions({
    queryKey: collectionKeys.list(wanted),
    queryFn: ({ pageParam }) => readPage(access, wanted, pageParam, PAGE_SIZE),
    initialPageParam: null as KeptPage['next'],
    getNextPageParam: (page) => page.next,
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
  });

/** Everything that the user keeps, in large pages. For the export. Throws AppError. */
export async function readAllKept(access: DataAccess): Promise<KeptRow[]> {
  const rows: KeptRow[] = [];
  let after: KeptPage['next'] = null;
  do {
    const page: KeptPage = await readPage(access, { kind: '', folder: null, search: '' }, after, LARGEST_PAGE_SIZE);
    rows.push(...page.rows);
    after = page.next;
  } while (after);
  return rows;
}
