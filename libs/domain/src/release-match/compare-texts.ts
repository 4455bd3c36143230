/** Comparison of two texts. `unknown` if one is missing or both are in different scripts. */
export type TextVerdict = 'same' | 'near' | 'unknown' | 'different';

/** Most changed characters of a near text, as one in so many. */
const CHARACTERS_PER_CHANGE = 7;
const NUMBER = /\b(?:\d+|[ivx]+)\b/gu;

const SCRIPTS: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Devanagari}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  /\p{Script=Hangul}/u,
  /\p{Script=Thai}/u,
];

/**
 * Compares two folded texts. Spaces do not count: services write `Daybreak` and `Day Break`. Different numbers are never near:
 * `Volume 1` is not `Volume 2`.
 */
export function compareTexts(one: string, other: string): TextVerdict {
  const [first, second] = [one.replaceAll(' ', ''), other.replaceAll(' ', '')];
  if (first === '' || second === '') return 'unknown';
  if (first === second) return 'same';
  if (inOtherScripts(first, second)) return 'unknown';
  if (numbersOf(one) !== numbersOf(other)) return 'different';
  const allowed = Math.floor(Math.max(first.length, second.length) / CHARACTERS_PER_CHANGE);
  return allowed > 0 && changesBetween(first, second, allowed) <= allowed ? 'near' : 'different';
}

function numbersOf(text: string): string {
  return (text.match(NUMBER) ?? []).join(' ');
}

/** Whether two texts share no script, as a Japanese title and its romanisation. */
function inOtherScripts(one: string, other: string): boolean {
  const scripts = (text: string) => SCRIPTS.filter((script) => script.test(text));
  const [first, second] = [scripts(one), scripts(other)];
  return first.length > 0 && second.length > 0 && !first.some((script) => second.includes(script));
}

/** Levenshtein distance; anything above `most` is `most + 1`. */
function changesBetween(one: string, other: string, most: number): number {
  const [first, second] = [[...one], [...other]];
  if (Math.abs(first.length - second.length) > most) return most + 1;
  let row = second.map((_, index) => index + 1);
  for (const [at, letter] of first.entries()) {
    let diagonal = at;
    let left = at + 1;
    row = row.map((above, index) => {
      const change = Math.min(above + 1, left + 1, diagonal + (letter === second[index] ? 0 : 1));
      diagonal = above;
      left = change;
      return change;
    });
    if (Math.min(...row) > most) return most + 1;
  }
  return row.at(-1) ?? first.length;
}
