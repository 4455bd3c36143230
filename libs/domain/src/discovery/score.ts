import type { SearchQuery } from './search-query.ts';
import type { SearchText } from './search-text.ts';
import { artistStarts, wholeNames } from './terms.ts';
import { searchableWords, withoutSmallWords, type SearchWord } from './words.ts';

/** Score of a release for a query. */
export interface Match {
  /** Number of the query's words that it has. */
  readonly found: number;
  /** Orders matches, the better the higher. Says nothing about how many people know the release. */
  readonly score: number;
  /** Whether the artist's name, or its slug, begins with what was typed, from one of its words on. */
  readonly isArtist: boolean;
}

/** Points of a word by the field that has it: whole, and as a beginning. */
const FIELDS = {
  title: [10, 7],
  artist: [10, 7],
  artistSlug: [10, 7],
  slug: [10, 7],
  artists: [6, 4],
  tracks: [5, 3],
  version: [3, 2],
  label: [3, 2],
} as const;
/** Points of a title, and of an artist, all of whose words were typed; of some of them a share. */
const COVERED = 8;
/** Points of a field that says exactly what was typed. */
const WHOLE = 25;
/** Points where the artist's name begins with what was typed: more than those of a title that says exactly that. */
const ARTIST = 45;
/** Share of a word's points where another word was meant. */
const MISSPELT = 0.6;

/** Compares a release with a query. */
export function matchOf(query: SearchQuery, text: SearchText): Match {
  const fields = Object.entries(FIELDS).map(([name, points]) => ({
    points,
    words: wordsOf(text[name as keyof SearchText]),
  }));
  let found = 0;
  let score = 0;
  for (const { text: word, corrected } of query.words) {
    const exact = bestOf(fields, word);
    const best = exact > 0 ? exact : MISSPELT * Math.max(0, ...corrected.map((other) => bestOf(fields, other)));
    if (best > 0) found += 1;
    score += best;
  }
  const typed = query.whole.slice(1);
  const { artist, title, artistSlug, slug } = text;
  const wholes = [...wholeNames(title, artist), ...wholeNames(slug, artistSlug)];
  const covered =
    COVERED *
    (Math.max(coverOf(query, title), coverOf(query, slug)) +
      Math.max(coverOf(query, artist), coverOf(query, artistSlug)));
  const isWhole = typed !== '' && wholes.includes(typed);
  const isArtist = typed !== '' && artistStarts(text).some((start) => start.startsWith(typed));
  return { found, isArtist, score: score + covered + (isWhole ? WHOLE : 0) + (isArtist ? ARTIST : 0) };
}

/** Share of a field's words that were typed, or begun. */
function coverOf(query: SearchQuery, field: string): number {
  const words = withoutSmallWords(searchableWords(field));
  const typed = query.words.flatMap(({ text, corrected }) => [text, ...corrected]);
  const has = ({ text, others }: SearchWord) =>
    typed.some((each) => [text, ...others].some((form) => form.startsWith(each)));
  return words.length === 0 ? 0 : words.filter(has).length / words.length;
}

/** Whether it has all words of the query. */
export const isFullMatch = (query: SearchQuery, { found }: Match): boolean => found === query.words.length;

interface ComparedField {
  readonly words: readonly string[];
  readonly points: readonly [whole: number, start: number];
}

function bestOf(fields: readonly ComparedField[], word: string): number {
  return Math.max(0, ...fields.map(({ words, points: [whole, start] }) => pointsOf(words, word, whole, start)));
}

function wordsOf(field: string | readonly string[]): string[] {
  const texts = typeof field === 'string' ? [field] : field;
  return texts.flatMap(searchableWords).flatMap(({ text, others }) => [text, ...others]);
}

function pointsOf(words: readonly string[], word: string, whole: number, start: number): number {
  if (words.includes(word)) return whole;
  return words.some((each) => each.startsWith(word)) ? start : 0;
}
