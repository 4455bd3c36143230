import { documents } from '@countin/domain/documents';
import {
  hasSearchWords,
  releaseStateAt,
  resolveMoment,
  searchWords,
  type ReleaseState,
  type ReleaseSummary,
} from '@countin/domain/release';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../ports/data-access.ts';
import { DOCUMENT_ID, type Filter } from '../ports/document-store.ts';
import { parseDocuments } from '../documents/parse-document.ts';
import type { RawDocument } from '../ports/document-store.ts';
import { findAcross, type Sources } from '../documents/find-across.ts';
import { joinedReleases } from './joined-artists.ts';
import { Instant } from '../ports/instant.ts';
import { queryKeys } from '../query/query-keys.ts';

const PAGE_SIZE = 50;
/** Maximum number of queries per page. A search may filter out most documents of a query. */
const MOST_QUERIES = 5;
/** Maximum number of pages that are refetched on window focus. */
const MOST_PAGES_ON_FOCUS = 3;
const DAY = 86_400_000;

/** Search criteria for releases that a user owns or may read as a member, or for those of one artist. */
export interface ReleaseSearch {
  /** The user; with an artist, the artist's owner. */
  readonly uid: string;
  readonly artistId?: string;
  /** Search text; empty matches all releases. */
  readonly text: string;
  readonly state: ReleaseState | 'all';
  /** IANA time zone of the user. */
  readonly zone: string;
}

/** Cursor of a page: index of the query part, and the last document within it. Serializable. */
export interface SearchCursor {
  readonly part: number;
  readonly after: readonly [value: string | readonly [seconds: number, nanoseconds: number], id: string] | null;
}

/** One page of a search; it may be short or empty even if more pages follow. */
export interface FoundReleases {
  readonly items: readonly ReleaseSummary[];
  /** Cursor of the next page; null after the last page. */
  readonly next: SearchCursor | null;
}

interface Part {
  readonly filters: readonly Filter[];
  readonly field: 'releaseMoment.date' | 'updatedAt';
  readonly direction: 'asc' | 'desc';
  /** Only releases that are out, or that are not; all if absent. */
  readonly out?: boolean;
}

/**
 * One page of a user's releases. Throws AppError.
 *
 * Order without search text: upcoming releases, soonest first; undated ones; past ones, newest first. With search
 * text: most recently changed first. Indexed queries read only the documents of the page.
 */
export async function searchReleases(
  access: DataAccess,
  search: ReleaseSearch,
  now: number,
  from: SearchCursor | null = null,
  joined?: Sources['joined'],
): Promise<FoundReleases> {
  const words = searchWords(search.text);
  const parts = partsOf(search, words, now);
  const items: ReleaseSummary[] = [];
  const read = (at: SearchCursor, part: Part) => readPart(access, sourcesOf(search, joined), part, at);
  // Most lists need all parts for their first page, and one after another takes a round trip each.
  const beginnings = from ? [] : await Promise.all(parts.map((part, at) => read({ part: at, after: null }, part)));
  let cursor: SearchCursor | null = from ?? { part: 0, after: null };
  for (let queries = 0; cursor && queries < MOST_QUERIES && items.length < PAGE_SIZE; queries += 1) {
    const part = parts[cursor.part];
    if (!part) return { items, next: null };
    const found = (cursor.after ? null : beginnings[cursor.part]) ?? (await read(cursor, part));
    const fitting = found.filter((document) => hasSearchWords(tokensOf(document), words));
    items.push(
      ...parseDocuments(access, documents.releaseSummaries, fitting).filter(
        (release) => inState(release, search, now) && inPart(release, part, search, now),
      ),
    );
    cursor = nextCursor(cursor, part, found, parts.length);
  }
  return { items, next: cursor };
}

/** Whether a search is ordered by last change instead of by release date. */
export function isOrderedByChange({ text, state }: Pick<ReleaseSearch, 'text' | 'state'>): boolean {
  return state === 'draft' || state === 'archived' || (state === 'all' && searchWords(text).length > 0);
}

/** Paginated query of a search. The query key includes the day, because the order depends on it. */
export const releaseSearchOptions = (access: DataAccess, search: ReleaseSearch, now: number) =>
  infiniteQueryOptions({
    queryKey: queryKeys.releaseSearch(search.uid, {
      ...search,
      text: searchWords(search.text).join(' '),
      day: dayIn(search.zone, now),
    }),
    queryFn: ({ pageParam, client }) =>
      searchReleases(
        access,
        search,
        Date.now(),
        pageParam,
        search.artistId === undefined ? joinedReleases(client, access, search.uid) : undefined,
      ),
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
  // A query can match only one word. The longest word probably matches the fewest releases.
  const longest = [...words].sort((a, b) => b.length - a.length)[0];
  const word: Filter[] = longest === undefined ? [] : [['searchTokens', 'array-contains', longest]];
  const published: Filter = ['status', '==', 'published'];
  switch (state) {
    case 'draft':
    case 'archived':
      return [changed(['status', '==', state], ...word)];
    // The stored date is in the release's time zone and can differ from the user's date by a day. So queries read one
    // day more, and `inState` and `inPart` then filter by the exact time.
    case 'scheduled':
      return [soonest(dayIn(zone, now - DAY), published, ...word)];
    case 'released':
      return [newest(['releaseMoment.date', '<=', dayIn(zone, now + DAY)], published, ...word)];
    default: {
      if (word.length > 0) return [changed(...word)];
      return [
        { ...soonest(dayIn(zone, now - DAY)), out: false },
        changed(['releaseMoment', '==', null]),
        { ...newest(['releaseMoment.date', '<=', dayIn(zone, now + DAY)]), out: true },
      ];
    }
  }
}

function sourcesOf({ uid, artistId }: ReleaseSearch, joined: Sources['joined']): Sources {
  const ofArtist: readonly Filter[] = artistId === undefined ? [] : [['artistId', '==', artistId]];
  return { own: [['createdBy', '==', uid], ...ofArtist], ...(joined && { joined }) };
}

function readPart(
  access: DataAccess,
  sources: Sources,
  { filters, field, direction }: Part,
  { after }: SearchCursor,
): Promise<RawDocument[]> {
  const [value, id] = after ?? [];
  return findAcross(access, documents.releaseSummaries().path, sources, {
    filters,
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

/** The stored release moment. */
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

function inPart({ releaseMoment }: ReleaseSummary, { out }: Part, { zone }: ReleaseSearch, now: number): boolean {
  return out === undefined || !releaseMoment || resolveMoment(releaseMoment, zone).at <= now === out;
}

/** Date in a time zone, such as `2026-11-27`. */
function dayIn(zone: string, at: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    at,
  );
}
