import { placeKey, placeKeys, type Origin } from './place-keys.ts';

/** Shelves of the discover screen. */
export const DISCOVERY_SHELVES = ['new', 'next', 'medleys'] as const;
/** One of {@link DISCOVERY_SHELVES}. */
export type DiscoveryShelf = (typeof DISCOVERY_SHELVES)[number];

/** Filter of a shelf. */
export interface ShelfFilter {
  readonly genre?: string | undefined;
  readonly language?: string | undefined;
  /** Town, as artists write it, or country, in any language of the sites. */
  readonly place?: string | undefined;
}

/** Properties of an entry that filters use. */
export interface ShelfFacets extends Origin {
  readonly genres: readonly string[];
  readonly language: string;
}

const MOST_GENRES = 3;
const MOST_PLACES = 3;

/**
 * Key of a shelf with a filter. An entry lists the keys of every combination, since Firestore compares one array element
 * with a query.
 */
export function shelfKey(shelf: DiscoveryShelf, { genre, language, place }: ShelfFilter): string {
  return keyOf(shelf, genre, language, place === undefined ? '' : placeKey(place));
}

function keyOf(shelf: DiscoveryShelf, genre?: string, language?: string, place?: string): string {
  return [shelf, genre && `g:${genre}`, language && `l:${language}`, place && `p:${place}`].filter(Boolean).join(' ');
}

/** Keys of a shelf under which an entry is found: at most 32. */
export function shelfKeys(shelf: DiscoveryShelf, { genres, language, place, country }: ShelfFacets): string[] {
  const places = placeKeys({ place, country }).slice(0, MOST_PLACES);
  return [undefined, ...genres.slice(0, MOST_GENRES)].flatMap((genre) =>
    [undefined, language].flatMap((spoken) =>
      [undefined, ...places].map((where) => keyOf(shelf, genre, spoken, where)),
    ),
  );
}

const COUNTED = new RegExp(`^(${DISCOVERY_SHELVES.join('|')}) g:(\\S+)$`, 'u');

/** Shelf and genre of a key that has nothing else; null for other keys. */
export function countedGenre(key: string): { readonly shelf: DiscoveryShelf; readonly genre: string } | null {
  const [, shelf, genre] = COUNTED.exec(key) ?? [];
  const known = DISCOVERY_SHELVES.find((each) => each === shelf);
  return known && genre !== undefined ? { shelf: known, genre } : null;
}

const WEEK_MS = 7 * 86_400_000;
/** Friday 0:00 in the earliest zone, UTC+14, in the first week of 1970: releases come out on Fridays. */
const FIRST_FRIDAY = Date.parse('1970-01-01T10:00:00Z');

/** Release week of an instant, counted from 1970. It begins on Friday, where Friday begins first. */
export const releaseWeekOf = (at: number): number => Math.floor((at - FIRST_FRIDAY) / WEEK_MS);

/** Start of a release week, milliseconds since 1970. */
export const startOfReleaseWeek = (week: number): number => FIRST_FRIDAY + week * WEEK_MS;
