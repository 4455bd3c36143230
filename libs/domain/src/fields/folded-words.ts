import { searchKey } from './search-key.ts';

/** Letters that Unicode does not decompose, and interchangeable variants of Arabic letters. */
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
  // Alif wasla, alif maqsura, ta marbuta, Persian yeh and kaf, tatweel.
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ی: 'ي',
  ک: 'ك',
  ـ: '',
};
const FOLDABLE = new RegExp(`[${Object.keys(FOLDED).join('')}]`, 'gu');
/** Apostrophes inside a word, which do not split it, as in `don't`. */
const INSIDE = /['’ʼ]/gu;
const WORD = /[\p{L}\p{N}]+/gu;
const WORD_WITH_APOSTROPHES = /[\p{L}\p{N}'’ʼ]+/gu;

/** Replaces letters that Unicode does not decompose, and variants of Arabic letters, in a lower-case text. */
export function foldLetters(text: string): string {
  return text.replace(FOLDABLE, (letter) => FOLDED[letter] ?? letter);
}

/** Words of a text without case, accents, punctuation and variants of letters. Apostrophes do not split a word. */
export function foldedWords(text: string): string[] {
  return wordsIn(foldLetters(searchKey(text).replace(INSIDE, '')));
}

/**
 * The words of a text with where each may begin: also after an apostrophe. `L’Île` is `lile` and `ile`.
 *
 * @returns for each word the whole one, then what follows its apostrophes
 */
export function foldedWordStarts(text: string): string[][] {
  const words = foldLetters(searchKey(text)).match(WORD_WITH_APOSTROPHES) ?? [];
  return words
    .map((word) => word.split(INSIDE))
    .map((parts) => parts.flatMap((_, at) => wordsIn(parts.slice(at).join(''))))
    .filter((starts) => starts.length > 0);
}

const wordsIn = (plain: string): string[] => plain.match(WORD) ?? [];
