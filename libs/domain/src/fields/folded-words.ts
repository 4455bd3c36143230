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
/** Apostrophes belong to a word and do not split it, as in `don't`. */
const APOSTROPHE = /['’ʼ]/u;
const WORD = /[\p{L}\p{N}'’ʼ]+/gu;

/** Replaces letters that Unicode does not decompose, and variants of Arabic letters, in a lower-case text. */
export function foldLetters(text: string): string {
  return text.replace(FOLDABLE, (letter) => FOLDED[letter] ?? letter);
}

/**
 * Words of a text without case, accents, punctuation, apostrophes and variants of letters.
 *
 * @returns for each word its beginnings: the whole one, then what follows its apostrophes. `L’Île` is `lile` and `ile`.
 */
export function foldedWordStarts(text: string): string[][] {
  const words = foldLetters(searchKey(text)).match(WORD) ?? [];
  return words.map((word) => {
    const parts = word.split(APOSTROPHE).filter(Boolean);
    return parts.map((_, at) => parts.slice(at).join(''));
  });
}

/** The same, whole words alone. */
export function foldedWords(text: string): string[] {
  return foldedWordStarts(text).flatMap(([word]) => word ?? []);
}
