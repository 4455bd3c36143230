import { paths } from '@countin/domain/documents';
import {
  hasSearchWords,
  releaseStateAt,
  releaseSummarySchema,
  searchWords,
  type ReleaseState,
  type ReleaseSummary,
} from '@countin/domain/release';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../access/data-access.ts';
import { DOCUMENT_ID, type Filter } from '../documents/document-store.ts';
import { parseDocuments, type RawDocument } from '../documents/parse-document.ts';
import { findDocuments } from '../documents/read-documents.ts';
import { Instant } from '../documents/wire-values.ts';
import { queryKeys } from '../query/query-keys.ts';

const PAGE_SIZE = 50;
/** Queries one page may cost, where a search drops most of what the database finds. */
const MOST_QUERIES = 5;
/** Lists of more pages are not read again only because the window was left and entered. */
const MOST_PAGES_ON_FOCUS = 3;
const DAY = 86_400_000;

/** Which releases of a person are listed. */
export interface ReleaseSearch {
  readonly uid: string;
  readonly artistId?: string;
  /** What was typed; empty finds all. */
  readonly text: string;
  readonly state: ReleaseState | 'all';
  /** The person's own zone. */
  readonly zone: string;
}

/** Where a page ended: in which of the lists one after another, and after what. Plain data. */
export interface SearchCursor {
  readonly part: number;
  readonly after: readonly [value: string | readonly [seconds: number, nanoseconds: number], id: string] | null;
}

/** One page of a search; it may be short or empty although more follows. */
export interface FoundReleases {
  readonly items: readonly ReleaseSummary[];
  /** Where the next page begins; null after the last. */
  readonly next: SearchCursor | null;
}

interface Part {
  readonly filters: readonly Filter[];
  readonly field: 'releaseMoment.date' | 'updatedAt';
  readonly direction: 'asc' | 'desc';
}

/**
 * One page of a person's releases. Without a search: what comes next, soonest first, then what has no date yet, then what
 * is out, newest first. With one: last changed first. Only what is shown is read, by indexes, however many there are.
 * Throws AppError.
 */
export async function searchReleases(
  access: DataAccess,
  search: ReleaseSearch,
  now: number,
  from: SearchCursor | null = null,
): Promise<FoundReleases> {
  const words = searchWords(search.text);
  const parts = partsOf(search, words, now);
  const items: ReleaseSummary[] = [];
  let cursor: SearchCursor | null = from ?? { part: 0, after: null };
  for (let queries = 0; cursor && queries < MOST_QUERIES && items.length < PAGE_SIZE; queries += 1) {
    const part = parts[cursor.part];
    if (!part) return { items, next: null };
    const found = await readPart(access, search, part, cursor);
    const fitting = found.filter((document) => hasSearchWords(tokensOf(document), words));
    items.push(
      ...parseDocuments(access, releaseSummarySchema, fitting).filter((release) => inState(release, search, now)),
    );
    cursor = nextCursor(cursor, part, found, parts.length);
  }
  return { items, next: cursor };
}

/** Whether the lists in another order than the plain one: last changed first. */
export function isOrderedByChange({ text, state }: Pick<ReleaseSearch, 'text' | 'state'>): boolean {
  return state === 'draft' || state === 'archived' || (state === 'all' && searchWords(text).length > 0);
}

/** Pages of a search; the day is part of the key, since the order follows it. */
export const releaseSearchOptions = (access: DataAccess, search: ReleaseSearch, now: number) =>
  infiniteQueryOptions({
    queryKey: queryKeys.releaseSearch(search.uid, {
      ...search,
      text: searchWords(search.text).join(' '),
      day: dayIn(search.zone, now),
    }),
    queryFn: ({ pageParam }) => searchReleases(access, search, Date.now(), pageParam),
    initialPageParam: null as SearchCursor | null,
    getNextPageParam: (page) => page.next,
    refetchOnWindowFocus: (query) => (query.state.data?.pages.length ?? 0) <= MOST_PAGES_ON_FOCUS,
  });

function partsOf(search: ReleaseSearch, words: readonly string[], now: number): Part[] {
  const { state, zone } = search;
  const changed = (...filters: Filter[]): Part => ({ filters, field: 'updatedAt', direction: 'desc' });
  const soonest = (day: string, ...filters: Filter[]): Part => ({
    filters: [...filters, ['releaseMoment.date', '>=', day]],
    field: 'releaseMoment.date',
    direction: 'asc',
  });
  const newest = (until: Filter, ...filters: Filter[]): Part => ({
    filters: [...filters, until],
    field: 'releaseMoment.date',
    direction: 'desc',
  });
  // The database finds by one word; the longest has the fewest releases.
  const longest = [...words].sort((a, b) => b.length - a.length)[0];
  const word: Filter[] = longest === undefined ? [] : [['searchTokens', 'array-contains', longest]];
  const published: Filter = ['status', '==', 'published'];
  switch (state) {
    case 'draft':
    case 'archived':
      return [changed(['status', '==', state], ...word)];
    // The date is that of the release's own zone, up to a day beside the person's; which side it is on, the clock says.
    case 'scheduled':
      return [soonest(dayIn(zone, now - DAY), published, ...word)];
    case 'released':
      return [newest(['releaseMoment.date', '<=', dayIn(zone, now + DAY)], published, ...word)];
    default: {
      if (word.length > 0) return [changed(...word)];
      const today = dayIn(zone, now);
      return [soonest(today), changed(['releaseMoment', '==', null]), newest(['releaseMoment.date', '<', today])];
    }
  }
}

function readPart(
  access: DataAccess,
  { uid, artistId }: ReleaseSearch,
  { filters, field, direction }: Part,
  { after }: SearchCursor,
): Promise<RawDocument[]> {
  const ofArtist: readonly Filter[] = artistId === undefined ? [] : [['artistId', '==', artistId]];
  const [value, id] = after ?? [];
  return findDocuments(access, paths.musicProducts, {
    filters: [['createdBy', '==', uid], ...ofArtist, ...filters],
    order: [
      [field, direction],
      [DOCUMENT_ID, direction],
    ],
    ...(value !== undefined &&
      id !== undefined && { after: [typeof value === 'string' ? value : new Instant(value[0], value[1]), id] }),
    limit: PAGE_SIZE,
  });
}

function nextCursor(
  cursor: SearchCursor,
  { field }: Part,
  found: readonly RawDocument[],
  parts: number,
): SearchCursor | null {
  const last = found.length === PAGE_SIZE ? found.at(-1) : undefined;
  const value = last && (field === 'updatedAt' ? last.data[field] : momentOf(last)?.date);
  if (last && typeof value === 'string') return { part: cursor.part, after: [value, last.id] };
  if (last && value instanceof Instant)
    return { part: cursor.part, after: [[value.seconds, value.nanoseconds], last.id] };
  return cursor.part + 1 < parts ? { part: cursor.part + 1, after: null } : null;
}

/** The release moment as it is stored. */
function momentOf({ data }: RawDocument): { readonly date?: unknown } | null {
  const moment = data['releaseMoment'];
  return typeof moment === 'object' ? moment : null;
}

function tokensOf({ data }: RawDocument): readonly string[] {
  const tokens = data['searchTokens'];
  return Array.isArray(tokens) ? (tokens as string[]) : [];
}

function inState(release: ReleaseSummary, { state, zone }: ReleaseSearch, now: number): boolean {
  return state === 'all' || releaseStateAt(release, now, zone) === state;
}

/** `2026-11-27` on the clock of a zone. */
function dayIn(zone: string, at: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    at,
  );
}
