import { searchWords } from '@countin/domain/release';

/** Items with their normalised words, so that a key press compares strings only. */
export type PickerIndex<T> = readonly { readonly item: T; readonly key: string }[];

/** Scripts written without spaces: a word may begin at any character. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Normalises the texts of all items once. */
export function buildPickerIndex<T>(items: readonly T[], textOf: (item: T) => string): PickerIndex<T> {
  return items.map((item) => ({ item, key: ` ${searchWords(textOf(item)).join(' ')}` }));
}

/**
 * Items in which every word of the text begins a word, without case, accents and variants of letters. Items that begin
 * with the text come first; otherwise the order stays.
 */
export function findPickerItems<T>(index: PickerIndex<T>, text: string, limit: number): T[] {
  const words = searchWords(text);
  const starts = words.map((word) => (UNSPACED.test(word) ? word : ` ${word}`));
  const beginning = ` ${words.join(' ')}`;
  const first: T[] = [];
  const rest: T[] = [];
  for (const { item, key } of index) {
    if (first.length === limit) break;
    if (!starts.every((start) => key.includes(start))) continue;
    if (key.startsWith(beginning)) first.push(item);
    else if (rest.length < limit) rest.push(item);
  }
  return [...first, ...rest].slice(0, limit);
}
