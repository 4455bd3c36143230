import { EvaluationError } from '../values/errors.ts';

/** A replacement's parts: text, or the number of a group. */
export type Replacement = readonly (string | number)[];

/**
 * Reads the replacement of `string.replace`. `$1` is what the first group matched and `$0` the whole match; a backslash
 * escapes the next character. Digits belong to the number as long as there is such a group. Throws EvaluationError on a
 * group that does not exist.
 */
export function readReplacement(text: string, groups: number): Replacement {
  const parts: (string | number)[] = [];
  let literal = '';
  let at = 0;
  while (at < text.length) {
    const digits = text[at] === '$' ? (/^[0-9]+/.exec(text.slice(at + 1, at + 10))?.[0] ?? '') : '';
    if (digits === '') {
      if (text[at] === '\\') at += 1;
      literal += text[at] ?? '';
      at += 1;
      continue;
    }
    let length = 1;
    while (length < digits.length && Number(digits.slice(0, length + 1)) <= groups) length += 1;
    const group = Number(digits.slice(0, length));
    if (group > groups) throw new EvaluationError(`the regular expression has no group ${group}`);
    parts.push(literal, group);
    literal = '';
    at += 1 + length;
  }
  return [...parts, literal];
}
