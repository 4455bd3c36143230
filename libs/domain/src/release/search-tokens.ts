import * as v from 'valibot';
import { searchKey } from '../fields/search-key.ts';

/** How far a word is compared, characters. */
const TOKEN_LENGTH = 12;
/** Words of one text that it can be found by. */
const WORDS = 12;
/** The most tokens of one release: what the rules take. */
export const MOST_SEARCH_TOKENS = 240;

/** What a stored release carries, from {@link releaseSearchTokens}. Its owner alone reads it. */
export const searchTokensSchema = v.pipe(v.array(v.string()), v.maxLength(MOST_SEARCH_TOKENS, 'field/too-many'));

/** Letters that Unicode does not take apart, and forms of Arabic letters that people type for one another. */
const FOLDED: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ŋ: 'n',
  // Alif wasla and the maqsura, ta marbuta, Persian yeh and kaf, tatweel.
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ی: 'ي',
  ک: 'ك',
  ـ: '',
};
const FOLDABLE = new RegExp(`[${Object.keys(FOLDED).join('')}]`, 'gu');
/** What stands inside a word without parting it, as in `don't`. */
const INSIDE = /['’ʼ]/gu;
const WORD = /[\p{L}\p{N}]+/gu;
/** Written without spaces: a word may begin at any character. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The words of a text as searches compare them: without case, accents and variants of Arabic letters; each cut to its first letters. */
export function searchWords(text: string): string[] {
  return wholeWords(text).map(start);
}

/** What a release can be found by. */
export interface SearchableRelease {
  readonly title: string;
  readonly labelName: string;
  readonly artistName: string;
}

/**
 * The beginnings of every word of a release, for `array-contains`: the database finds only whole elements. Bounded by
 * {@link MOST_SEARCH_TOKENS}; the title comes first, so that it is found in any case.
 */
export function releaseSearchTokens({ title, artistName, labelName }: SearchableRelease): string[] {
  const tokens = new Set<string>();
  for (const text of [title, artistName, labelName]) {
    for (const word of wordStarts(text)) {
      for (const [end] of [...word].entries()) {
        if (tokens.size === MOST_SEARCH_TOKENS) return [...tokens];
        tokens.add([...word].slice(0, end + 1).join(''));
      }
    }
  }
  return [...tokens];
}

/** Whether something with these tokens has a word for each word of a search. */
export function hasSearchWords(tokens: readonly string[], words: readonly string[]): boolean {
  return words.every((word) => tokens.includes(word));
}

function wholeWords(text: string): string[] {
  const plain = searchKey(text)
    .replace(INSIDE, '')
    .replace(FOLDABLE, (letter) => FOLDED[letter] ?? letter);
  return [...plain.matchAll(WORD)].map(([word]) => word);
}

/** The words of a text, and what follows each character of one that is written without spaces. */
function wordStarts(text: string): string[] {
  return wholeWords(text)
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
