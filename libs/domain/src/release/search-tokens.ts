import * as v from 'valibot';
import { foldedWords } from '../fields/folded-words.ts';

/** Length of a search token in characters. */
const TOKEN_LENGTH = 12;
/** Most indexed words of one text. */
const WORDS = 12;
/** Most tokens of one release; the security rules have the same limit. */
export const MOST_SEARCH_TOKENS = 240;

/** Stored result of {@link releaseSearchTokens}. Only the release's owner reads it. */
export const searchTokensSchema = v.pipe(v.array(v.string()), v.maxLength(MOST_SEARCH_TOKENS, 'field/too-many'));

/** Scripts written without spaces: a word may begin at any character. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Normalised search words: without case, accents and variants of Arabic letters; each cut to the token length. */
export function searchWords(text: string): string[] {
  return foldedWords(text).map(start);
}

/** Searchable fields of a release. */
export interface SearchableRelease {
  readonly title: string;
  readonly labelName: string;
  readonly artistName: string;
  readonly version?: string;
  /** Artists beside the release's own. */
  readonly artists?: readonly { readonly name: string }[];
}

/**
 * Prefixes of all words of a release. Firestore's `array-contains` matches only whole elements. Limited to
 * {@link MOST_SEARCH_TOKENS} tokens; the title comes first, so it is always indexed.
 */
export function releaseSearchTokens({
  title,
  artistName,
  labelName,
  version = '',
  artists = [],
}: SearchableRelease): string[] {
  const tokens = new Set<string>();
  for (const text of [title, artistName, labelName, version, ...artists.map(({ name }) => name)]) {
    for (const word of wordStarts(text)) {
      for (const [end] of [...word].entries()) {
        if (tokens.size === MOST_SEARCH_TOKENS) return [...tokens];
        tokens.add([...word].slice(0, end + 1).join(''));
      }
    }
  }
  return [...tokens];
}

/** Whether the tokens contain every word of a search. */
export function hasSearchWords(tokens: readonly string[], words: readonly string[]): boolean {
  return words.every((word) => tokens.includes(word));
}

/** Words of a text. In scripts without spaces, each character begins a word. */
function wordStarts(text: string): string[] {
  return foldedWords(text)
    .slice(0, WORDS)
    .flatMap((word) => {
      const letters = [...word];
      return letters.flatMap((letter, index) =>
        index === 0 || UNSPACED.test(letter) ? [start(letters.slice(index).join(''))] : [],
      );
    });
}

function start(word: string): string {
  return [...word].slice(0, TOKEN_LENGTH).join('');
}
