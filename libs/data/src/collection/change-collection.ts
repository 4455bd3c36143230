import type { CallableInput, CallableOutput } from '@countin/domain/callables';
import { compareOrder, type KeptRow } from '@countin/domain/collection';
import { mutationOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { callMutation } from '../calls/call-mutation.ts';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { collectionKeys } from './collection-keys.ts';
import type { KeptPage } from './read-collection.ts';

/** What is kept, removed and kept again is kept. */
const KEPT_QUEUE = 'kept';
const everything = { invalidates: () => [collectionKeys.all()] };

/** The lists of cards that are opened next ask again what is kept. */
const forgetKnown = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: collectionKeys.allKnown(), refetchType: 'none' });

/** Keeps items. What is kept already stays as it is. Fails with an AppError. */
export const keepItemsOptions = callMutation('keepItems', {
  ...everything,
  queue: KEPT_QUEUE,
  settled: ({ client }) => forgetKnown(client),
});
/** Adds, renames or removes a folder. Fails with an AppError. */
export const saveFolderOptions = callMutation('saveFolder', everything);
/** Makes a new calendar address of the collection; an earlier one ends. Fails with an AppError. */
export const renewKeptFeedOptions = callMutation('renewKeptFeed', { invalidates: () => [collectionKeys.whole()] });
/** Ends the calendar address of the collection. Fails with an AppError. */
export const endKeptFeedOptions = callMutation('endKeptFeed', { invalidates: () => [collectionKeys.whole()] });

/** Says what keeping items would do, and changes nothing. Throws AppError. */
export const tryKeepItems = (
  access: DataAccess,
  items: CallableInput<'keepItems'>['items'],
): Promise<CallableOutput<'keepItems'>> => callOperation(access, 'keepItems', { items, dry: true });

/** Changes folder, note or position of items. Lists show it at once, and as before where it fails. */
export const changeKeptOptions = (access: DataAccess) =>
  mutationOptions({
    mutationFn: (input: CallableInput<'changeKept'>) => callOperation(access, 'changeKept', input),
    onMutate: ({ keys, ...changes }: CallableInput<'changeKept'>, { client }) =>
      showRows(client, (rows) =>
        rows.map((row) => (keys.includes(row.key) ? { ...row, ...changes } : row)).sort(compareOrder),
      ),
    onError: (_error, _input, _result, { client }) => client.invalidateQueries({ queryKey: collectionKeys.lists() }),
  });

/** Keeps items no longer. Lists show it at once, and as before where it fails. */
export const removeKeptOptions = (access: DataAccess) =>
  mutationOptions({
    scope: { id: KEPT_QUEUE },
    mutationFn: (input: CallableInput<'removeKept'>) => callOperation(access, 'removeKept', input),
    onMutate: ({ keys }: CallableInput<'removeKept'>, { client }) =>
      showRows(client, (rows) => rows.filter(({ key }) => !keys.includes(key))),
    onSettled: async (_output, error, _input, _result, { client }) => {
      await forgetKnown(client);
      await client.invalidateQueries({ queryKey: error ? collectionKeys.lists() : collectionKeys.whole() });
    },
  });

/** Changes the rows of all lists that are shown. Pages keep where the next one begins. */
async function showRows(client: QueryClient, change: (rows: readonly KeptRow[]) => KeptRow[]): Promise<void> {
  await client.cancelQueries({ queryKey: collectionKeys.lists() });
  client.setQueriesData<InfiniteData<KeptPage>>({ queryKey: collectionKeys.lists() }, (data) => {
    if (!data) return data;
    const rows = change(data.pages.flatMap((page) => page.rows));
    return {
      pageParams: data.pageParams,
      // All rows are of the last page: a moved one may belong to another. After an empty page, lists read on.
      pages: data.pages.map((page, at, { length }) => ({ rows: at === length - 1 ? rows : [], next: page.next })),
    };
  });
}
