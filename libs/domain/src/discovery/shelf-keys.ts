import { foldForSearch } from './words.ts';

/** Shelves of the discover screen. */
export const DISCOVERY_SHELVES = ['new', 'next', 'medleys'] as const;
/** One of {@link DISCOVERY_SHELVES}. */
export type DiscoveryShelf = (typeof DISCOVERY_SHELVES)[number];

/** Filter of a shelf. */
export interface ShelfFilter {
  readonly genre?: string | undefined;
  readonly language?: string | undefined;
  /** Town or country, as artists write it. */
  readonly place?: string | undefined;
}

/** Properties of an entry that filters use. */
export interface ShelfFacets {
  readonly genres: readonly string[];
  readonly language: string;
  readonly place: string;
}

const MOST_GENRES = 3;
const MOST_PLACES = 3;

/**
 * Key of a shelf with a filter. An entry lists the keys of every combination, since Firestore compares one array element
 * with a query.
 */
export function shelfKey(shelf: DiscoveryShelf, { genre, language, place }: ShelfFilter): string {
  const folded = place === undefined ? '' : placeKey(place);
  return [shelf, genre ? `g:${genre}` : '', language ? `l:${language}` : '', folded ? `p:${folded}` : '']
    .filter((part) => part !== '')
    .join(' ');
}

/** Keys of a shelf under which an entry is found: at most 32. */
export function shelfKeys(shelf: DiscoveryShelf, { genres, language, place }: ShelfFacets): string[] {
  const places = place
    .split(/[,،、;/]/u)
    .map(placeKey)
    .filter((part) => part !== '');
  return [undefined, ...genres.slice(0, MOST_GENRES)].flatMap((genre) =>
    [undefined, language].flatMap((spoken) =>
      [undefined, ...new Set(places.slice(0, MOST_PLACES))].map((where) =>
        shelfKey(shelf, { genre, language: spoken, place: where }),
      ),
    ),
  );
}

function placeKey(place: string): string {
  return foldForSearch(place).trim().replaceAll(/\s+/gu, ' ').slice(0, 40);
}

const WEEK_MS = 7 * 86_400_000;
/** Friday 0:00 in the earliest zone, UTC+14, in the first week of 1970: releases come out on Fridays. */
const FIRST_FRIDAY = Date.parse('1970-01-01T10:00:00Z');

/** Release week of an instant, counted from 1970. It begins on Friday, where Friday begins first. */
export const releaseWeekOf = (at: number): number => Math.floor((at - FIRST_FRIDAY) / WEEK_MS);

/** Start of a release week, milliseconds since 1970. */
export const startOfReleaseWeek = (week: number): number => FIRST_FRIDAY + week * WEEK_MS;
