import type { DiscoveryQuery } from '@countin/data/discovery';
import { DISCOVERY_SHELVES, releaseWeekOf, startOfReleaseWeek } from '@countin/domain/discovery';
import { LIMITS } from '@countin/domain/fields';
import { LANGUAGES } from '@countin/domain/locale';
import { GENRES } from '@countin/domain/release-metadata';

/** Weeks that can be chosen, before or after this one. */
const WEEKS = 12;
/** Names of query parameters, and their values without one. */
const ANY = '';

/** Filters of the address: the first value of each is meant by an address without it. */
export function filterChoices(query: URLSearchParams) {
  return {
    shelf: DISCOVERY_SHELVES,
    genre: withAny(GENRES),
    language: withAny(LANGUAGES),
    week: withAny(weekIn(query)),
    place: withAny(placeIn(query)),
  };
}

const withAny = (values: readonly string[]): readonly [string, ...string[]] => [ANY, ...values];

/** The filter of an address. */
export function filterIn(query: URLSearchParams): DiscoverFilter {
  const choices = filterChoices(query);
  const chosen = <V extends string>(name: string, values: readonly [V, ...V[]]): V =>
    values.find((value) => value === query.get(name)) ?? values[0];
  return {
    shelf: chosen('shelf', choices.shelf),
    genre: chosen('genre', choices.genre),
    language: chosen('language', choices.language),
    week: chosen('week', choices.week),
    place: chosen('place', choices.place),
  };
}

/** Filters as {@link filterChoices} reads them. */
export interface DiscoverFilter {
  readonly shelf: (typeof DISCOVERY_SHELVES)[number];
  readonly genre: string;
  readonly language: string;
  readonly week: string;
  readonly place: string;
}

/** What the address asks for. A search with text is over everything. */
export function discoveryQueryOf(
  searched: string,
  { shelf, genre, language, week, place }: DiscoverFilter,
): DiscoveryQuery {
  const text = searched.trim().slice(0, 2 * LIMITS.searchText);
  if (text !== '') return { text, shelf: 'new' };
  const knownGenre = GENRES.find((known) => known === genre);
  const knownLanguage = LANGUAGES.find((known) => known === language);
  // Artists write "Lisbon, Portugal", and each part of it is found.
  const town = place.split(/[,،、;/]/u)[0]?.trim();
  // Calls send an undefined field as null, which the server refuses.
  return {
    text,
    shelf,
    ...(knownGenre && { genre: knownGenre }),
    ...(knownLanguage && { language: knownLanguage }),
    ...(week !== ANY && shelf !== 'medleys' && { week: Number(week) }),
    ...(town && { place: town }),
  };
}

/** Weeks to choose from, the nearest first. Each with its Friday, milliseconds since 1970. */
export function weeksOf(shelf: DiscoverFilter['shelf'], now: number): { week: string; friday: number }[] {
  const current = releaseWeekOf(now);
  const step = shelf === 'next' ? 1 : -1;
  return Array.from({ length: WEEKS }, (_, nth) => current + step * nth).map((week) => ({
    week: String(week),
    friday: fridayOf(week),
  }));
}

/** Noon in UTC of the Friday that a release week begins with. */
export const fridayOf = (week: number): number => startOfReleaseWeek(week) + 26 * 3_600_000;

function weekIn(query: URLSearchParams): string[] {
  const week = query.get('week') ?? '';
  return /^\d{1,5}$/.test(week) ? [week] : [];
}

function placeIn(query: URLSearchParams): string[] {
  const place = (query.get('place') ?? '').slice(0, LIMITS.profileName);
  return place === '' ? [] : [query.get('place') ?? ''];
}
