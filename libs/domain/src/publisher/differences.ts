import { sameValue } from '../values/same-value.ts';
import type { VersionContent } from './page-version.ts';

/** A field of a page that two contents differ in. The side that lacks it has undefined. */
export interface Difference {
  /** Name of the field; `texts.<language>` for the descriptions of one language. */
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What {@link differencesOf} compares. */
export type ComparedContent = Pick<VersionContent, 'fields' | 'texts'>;

/** Fields that two contents of a page differ in, in the order of the first, then those that only the second has. */
export function differencesOf(before: ComparedContent, after: ComparedContent): Difference[] {
  const [was, is] = [flat(before), flat(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((field) => {
    const change = { field, before: was.get(field), after: is.get(field) };
    return sameValue(change.before, change.after) ? [] : [change];
  });
}

function flat({ fields, texts }: ComparedContent): Map<string, unknown> {
  const ofTexts = Object.entries(texts).map(([language, text]) => [`texts.${language}`, text] as const);
  return new Map([...Object.entries(fields), ...ofTexts]);
}
