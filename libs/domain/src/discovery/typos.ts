/** Shorter words have too many neighbours for a guess. */
const SHORTEST_CORRECTED = 4;
/** Longer words are compared by their beginning. */
const LONGEST_CORRECTED = 14;

/**
 * Keys under which a word with one typo is found: the word itself, and the word without each letter. Two words share a
 * key if they differ by one letter more, less or other, or by two swapped neighbours. The method is SymSpell's.
 */
export function typoKeys(word: string): string[] {
  const letters = [...word].slice(0, LONGEST_CORRECTED);
  return [...new Set([wordKey(word), ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])];
}

/** The first of a word's keys, under which the word itself is found. */
export const wordKey = (word: string): string => [...word].slice(0, LONGEST_CORRECTED).join('');

/** Whether a word may be corrected, and be the correction of another. */
export function isCorrectable(word: string): boolean {
  return [...word].length >= SHORTEST_CORRECTED && !/^\p{N}+$/u.test(word);
}

/** Whether two words differ by at most one insertion, deletion, substitution, or swap of neighbours. */
export function isOneTypo(one: string, other: string): boolean {
  const [a, b] = [[...one], [...other]];
  if (Math.abs(a.length - b.length) > 1) return false;
  const first = a.findIndex((letter, at) => letter !== b[at]);
  if (first === -1) return b.length - a.length <= 1;
  const rest = (letters: readonly string[], from: number) => letters.slice(from).join('');
  return (
    rest(a, first + 1) === rest(b, first + 1) ||
    rest(a, first + 1) === rest(b, first) ||
    rest(a, first) === rest(b, first + 1) ||
    (a[first] === b[first + 1] && a[first + 1] === b[first] && rest(a, first + 2) === rest(b, first + 2))
  );
}
