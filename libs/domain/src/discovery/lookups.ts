import type { SearchedWord, SearchQuery } from './search-query.ts';
import { artistTerm, beginning, PAIRED_LENGTHS, pairTerm } from './terms.ts';

/** A term, and how many of the entries that have it are read: the newest. */
export interface Lookup {
  readonly term: string;
  readonly limit: number;
}

/** Entries read for a field that says exactly what was typed. */
const WHOLE = 6;
/** Artists read whose names begin with what was typed. */
const ARTISTS = 4;
/** Entries read for one word. */
const MAIN = 30;
/** Entries read for all pairs of words. If none of so many has all words, few are left for spellings. */
const PAIRED = 44;
/** Terms with words that may be meant. */
const MOST_TERMS = 10;
/** Pairs of neighbouring characters that are paired in turn if nothing has all of a query's. */
const LOOSE_WORDS = 5;
/** Words that are paired with each other. */
const PAIRED_WORDS = 3;

/**
 * Lookups of the first page, which run at the same time. Whole names and artists are looked up. Beside them
 * is the prefix of a single word, or pairs of the longest three words. A release that has all words has each pair, and one misspelt word leaves a pair
 * of the others.
 */
export function firstLookups({ words, whole }: SearchQuery): Lookup[] {
  const [first, second] = words;
  if (!first) return [];
  const exact = [
    { term: whole, limit: WHOLE },
    { term: artistTerm(whole.slice(1)), limit: ARTISTS },
  ];
  if (!second) return [...exact, { term: beginning(first.text), limit: MAIN }];
  const pairs = pairsOf(chosenWords(words)).flatMap(([a, b]) => pairTerms(a.text, b.text));
  const distinct = [...new Set(pairs)];
  const limit = Math.min(MAIN, Math.floor(PAIRED / distinct.length));
  return [...exact, ...distinct.map((term) => ({ term, limit }))];
}

/** Lookup of a list that goes on behind the first page. */
export function nextLookup({ words }: SearchQuery): Lookup | null {
  const [first, second] = chosenWords(words);
  if (!first) return null;
  if (!second) return { term: beginning(first.text), limit: MAIN };
  return { term: pairTerms(first.text, second.text).at(-1) ?? '', limit: MAIN };
}

/**
 * Lookups with the words that may be meant instead, which run at the same time. Scripts without spaces have none: other
 * pairs of their characters will do.
 *
 * @param budget documents that may be read
 */
export function correctedLookups({ words }: SearchQuery, budget: number): Lookup[] {
  const chosen = chosenWords(words);
  const [only] = words;
  const terms =
    words.length === 1 && only
      ? only.corrected.map((word) => beginning(word))
      : pairsOf(chosen).flatMap(([a, b]) => correctedPairs(a, b));
  const distinct = [...new Set([...terms, ...loosePairs(words)])].slice(0, Math.min(MOST_TERMS, budget));
  return distinct.map((term) => ({ term, limit: Math.floor(budget / distinct.length) }));
}

/** The longest words, which are the rarest; of those of one length the first, the last and the middle one. */
export function chosenWords(words: readonly SearchedWord[]): SearchedWord[] {
  const ends = [words[0], words.at(-1), words[Math.floor(words.length / 2)], ...words];
  const spread = [...new Set(ends.filter((word) => word !== undefined))];
  return spread.sort((a, b) => [...b.text].length - [...a.text].length).slice(0, PAIRED_WORDS);
}

function pairsOf<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((item, at) => items.slice(at + 1).map((other): [T, T] => [item, other]));
}

/** Other pairs of a text without spaces: one wrong character leaves some of them. */
function loosePairs(words: readonly SearchedWord[]): string[] {
  const unspaced = words.filter(({ spaced }) => !spaced).map(({ text }) => text);
  if (unspaced.length < 3) return unspaced;
  const step = (unspaced.length - 1) / (LOOSE_WORDS - 1);
  const spread = new Set(Array.from({ length: LOOSE_WORDS }, (_, at) => unspaced[Math.round(at * step)] ?? ''));
  return pairsOf([...spread]).map(([a, b]) => longPair(a, b));
}

/** Pairs with at least one word that was not typed: the typed ones were looked up first. */
function correctedPairs(a: SearchedWord, b: SearchedWord): string[] {
  return [
    ...a.corrected.map((one) => longPair(one, b.text)),
    ...b.corrected.map((other) => longPair(a.text, other)),
    ...a.corrected.flatMap((one) => b.corrected.map((other) => longPair(one, other))),
  ];
}

/** Terms of a pair, the most exact first. A word of three or four letters may be whole, or the prefix of another. */
function pairTerms(a: string, b: string): string[] {
  return [...new Set([longPair(a, b), pairTerm(typedBeginning(a), typedBeginning(b))])];
}

function typedBeginning(word: string): string {
  const [short, long] = PAIRED_LENGTHS;
  return beginning(word, [...word].length < long ? short : long);
}

const longPair = (a: string, b: string): string =>
  pairTerm(beginning(a, PAIRED_LENGTHS[1]), beginning(b, PAIRED_LENGTHS[1]));
