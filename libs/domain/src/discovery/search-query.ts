import { LIMITS } from '../fields/limits.ts';
import { wholeTerm } from './terms.ts';
import { foldForSearch, searchableWords, wholeText, withoutSmallWords } from './words.ts';

/** Most words of a query that are compared. More only narrow a result that is narrow already. */
const MOST_WORDS = 12;

/** A search, as it is compared with terms. */
export interface SearchQuery {
  /** Folded words, each once. Empty if the text has no letter or digit. */
  readonly words: readonly SearchedWord[];
  /** Term of a field that says exactly this. */
  readonly whole: string;
  /** Folded text, the same for texts that find the same: a cache's key. */
  readonly key: string;
}

/** A word of a query. */
export interface SearchedWord {
  readonly text: string;
  /** Whether the word may have a typo: false for scripts without spaces. */
  readonly spaced: boolean;
  /** Words that may be meant instead. */
  readonly corrected: readonly string[];
}

/** Reads the text of a search. Any text gives a query: long ones are cut, and those without letters have no words. */
export function parseSearch(typed: string): SearchQuery {
  const text = [...typed.slice(0, 2 * LIMITS.searchText)].slice(0, LIMITS.searchText).join('');
  const words = new Map<string, SearchedWord>();
  for (const word of withoutSmallWords(searchableWords(text)))
    if (words.size < MOST_WORDS) words.set(word.text, { text: word.text, spaced: word.spaced, corrected: [] });
  const folded = searchableWords(foldForSearch(text)).map((word) => word.text);
  return { words: [...words.values()], whole: wholeTerm(wholeText(text)), key: folded.join(' ') };
}

/** The query with words that may be meant instead of some of its own. */
export function withCorrections(query: SearchQuery, corrected: ReadonlyMap<string, readonly string[]>): SearchQuery {
  return { ...query, words: query.words.map((word) => ({ ...word, corrected: corrected.get(word.text) ?? [] })) };
}
