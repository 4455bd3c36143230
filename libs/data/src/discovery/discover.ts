import type { CallableInput, CallableOutput, DiscoveryCursor } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import type { Medley } from '@countin/domain/medley';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callOperation } from '../calls/call-operation.ts';
import { readDocument } from '../documents/read-documents.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { discoveryKeys } from './discovery-keys.ts';

/** How long a list that was left stays as it was, so that "back" finds it, milliseconds. */
const KEPT_MS = 30 * 60_000;

/** A shelf with its filters, or a search. A search with text ignores the shelf. */
export interface DiscoveryQuery extends Omit<CallableInput<'readShelf'>, 'after'> {
  readonly text: string;
}

/** A page of cards, with the cursor of the next. */
export type DiscoveredPage = CallableOutput<'readShelf'>;

/** Reads a page of a shelf or a search. Throws AppError. */
export function discover(
  access: DataAccess,
  { text, ...shelf }: DiscoveryQuery,
  after: DiscoveryCursor | null,
): Promise<DiscoveredPage> {
  return text === ''
    ? callOperation(access, 'readShelf', { ...shelf, after })
    : callOperation(access, 'searchDiscovery', { text, after });
}

/**
 * The pages of a shelf or a search. They are read once a visit: a refetch would read every page again, and cards would
 * change their positions. An answer that no screen waits for any longer is dropped.
 */
export const discoveryOptions = (access: DataAccess, wanted: DiscoveryQuery) =>
  infiniteQueryOptions({
    queryKey: discoveryKeys.list(wanted),
    queryFn: async ({ pageParam, signal }) => {
      const page = await discover(access, wanted, pageParam);
      signal.throwIfAborted();
      return page;
    },
    initialPageParam: null as DiscoveryCursor | null,
    getNextPageParam: (page) => page.next,
    staleTime: Infinity,
    gcTime: KEPT_MS,
  });

/** Genres that a shelf has, with their numbers. */
export const shelfGenresOptions = (access: DataAccess, shelf: DiscoveryQuery['shelf']) =>
  queryOptions({
    queryKey: discoveryKeys.genres(shelf),
    queryFn: () => callOperation(access, 'readGenres', { shelf }),
  });

/** The published medley of an artist, to play it; null once it is withdrawn. */
export const playedMedleyOptions = (access: DataAccess, artistId: string) =>
  queryOptions({
    queryKey: discoveryKeys.playedMedley(artistId),
    queryFn: (): Promise<Medley | null> => readDocument(access, documents.medley(artistId)),
  });
