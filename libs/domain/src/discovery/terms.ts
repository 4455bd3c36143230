import type { SearchText } from './search-text.ts';
import { searchableWords, wholeText, type SearchWord } from './words.ts';

/** Longest beginning of a word that is a term of its own, characters. */
const TERM_LENGTH = 12;
/** Lengths of the beginnings that are paired: the shorter finds words still being typed, the longer excludes more. */
export const PAIRED_LENGTHS = [3, 5] as const;

/** Bounds of one entry's terms. An album of thirty tracks has some 900. */
const MOST_BEGINNINGS = 500;
const MOST_PAIRS = 1500;
/** Words of one field, and of one track. */
const FIELD_WORDS = 20;
const TRACK_WORDS = 8;
/** Words of the artist that are paired with each track. */
const ARTIST_WORDS = 4;

/** Beginning of a word as a term. */
export const beginning = (word: string, length: number = TERM_LENGTH): string => [...word].slice(0, length).join('');

/** Term of two words that occur in one release, whatever their order. */
export const pairTerm = (a: string, b: string): string => (a < b ? `${a}+${b}` : `${b}+${a}`);

/** Term of a field that has exactly these words. */
export const wholeTerm = (text: string): string => `=${text.slice(0, 200)}`;

/**
 * Terms by which an index finds a release: prefixes of words, pairs of prefixes, whole title, whole artist, and both.
 * Firestore compares one array element with a query, so that two words need a term of both.
 */
export function searchTerms(text: SearchText): string[] {
  const { artist, title, artistSlug, slug } = text;
  const wholes = [...wholeNames(title, artist), ...wholeNames(slug, artistSlug)];
  const head = [title, artist, artistSlug, slug, text.version, text.label, ...text.artists].map((field) =>
    searchableWords(field).slice(0, FIELD_WORDS),
  );
  const tracks = text.tracks.map((track) => searchableWords(track).slice(0, TRACK_WORDS));
  return [...new Set([...wholes.map(wholeTerm), ...beginnings([...head, ...tracks]), ...pairs(head, tracks)])];
}

/** Longest beginning of an artist's name that is a term, characters. */
const ARTIST_LENGTH = 16;

/** A name from each of its words on: fans type a first name, a last name or both. */
export function artistStarts({ artist, artistSlug }: Pick<SearchText, 'artist' | 'artistSlug'>): string[] {
  return [artist, artistSlug].flatMap((name) => {
    const words = wholeText(name).split(' ').slice(0, ARTIST_WORDS);
    return words.map((_, at) => words.slice(at).join(' ')).filter((start) => start !== '');
  });
}

/** Term by which the artist itself is found, from what was typed of its name. */
export const artistTerm = (typed: string): string => `@${beginning(typed, ARTIST_LENGTH)}`;

/** Terms that an artist's medley has beside those of {@link searchTerms}: each beginning of its name. */
export function artistTerms(text: SearchText): string[] {
  const starts = artistStarts(text).map((start) => [...start].slice(0, ARTIST_LENGTH));
  return [
    ...new Set(starts.flatMap((letters) => letters.map((_, at) => artistTerm(letters.slice(0, at + 1).join(''))))),
  ];
}

/** Whole texts of a title and its artist, alone and together. */
export function wholeNames(title: string, artist: string): string[] {
  return [title, artist, `${artist} ${title}`, `${title} ${artist}`].map(wholeText).filter((whole) => whole !== '');
}

function beginnings(fields: readonly (readonly SearchWord[])[]): Set<string> {
  const terms = new Set<string>();
  for (const { text, others } of fields.flat()) {
    for (const form of [text, ...others]) {
      for (const [at] of [...form].slice(0, TERM_LENGTH).entries()) {
        if (terms.size >= MOST_BEGINNINGS) return terms;
        terms.add(beginning(form, at + 1));
      }
    }
  }
  return terms;
}

function pairs(head: readonly (readonly SearchWord[])[], tracks: readonly (readonly SearchWord[])[]): Set<string> {
  const artist = [1, 2].flatMap((at) => (head[at] ?? []).slice(0, ARTIST_WORDS));
  const groups = [distinct(head.flat()), ...tracks.map((track) => distinct([...track, ...artist]))];
  const terms = new Set<string>();
  for (const group of groups) {
    for (const [at, word] of group.entries()) {
      for (const other of group.slice(at + 1)) {
        if (terms.size >= MOST_PAIRS) return terms;
        for (const length of PAIRED_LENGTHS)
          for (const otherLength of PAIRED_LENGTHS)
            terms.add(pairTerm(beginning(word, length), beginning(other, otherLength)));
      }
    }
  }
  return terms;
}

/** Each form of each word once. */
function distinct(words: readonly SearchWord[]): string[] {
  return [...new Set(words.flatMap(({ text, others }) => [text, ...others]))];
}
