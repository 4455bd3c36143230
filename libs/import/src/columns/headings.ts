import { foldedWords } from '@countin/domain/fields';
import { LANGUAGES } from '@countin/domain/locale';
import type { ColumnId } from './column.ts';
import { COLUMNS } from './columns.ts';

/** For each column of a table, what it holds; null: it is not read. */
export type ColumnMapping = readonly (ColumnId | null)[];

/** What the headings of a table mean. */
export interface RecognisedHeadings {
  readonly mapping: ColumnMapping;
  /** Headings, by index, that name different columns in different languages. They are not read until someone chooses. */
  readonly ambiguous: readonly { readonly index: number; readonly choices: readonly ColumnId[] }[];
  /** Columns that several headings name. None of them is read until someone chooses. */
  readonly doubles: readonly { readonly column: ColumnId; readonly indexes: readonly number[] }[];
}

const SIGNS: Readonly<Record<string, string>> = { '℗': ' p ', '(p)': ' p ', '©': ' c ', '(c)': ' c ' };
const SIGN = /℗|©|\([pc]\)/giu;
const BRACKETS = /\([^()]*\)|\[[^[\]]*\]|【[^【】]*】/gu;
/** Longer headings name no column. */
const LONGEST = 200;

/** A heading without case, width, accents, punctuation and bracketed parts. */
export function headingKey(heading: string): string {
  if (heading.length > LONGEST) return '';
  const signed = heading.normalize('NFKC').replace(SIGN, (sign) => SIGNS[sign.toLowerCase()] ?? sign);
  return foldedWords(signed.replace(BRACKETS, ' ')).join('');
}

/**
 * Finds the column that each heading names, in any of the ten languages.
 *
 * @param chosen what a person has chosen for a heading, by index: it holds, whatever the heading says
 */
export function recogniseHeadings(
  headings: readonly string[],
  chosen: ReadonlyMap<number, ColumnId | null> = new Map(),
): RecognisedHeadings {
  const meanings = headings.map((heading, index) => meaningsOf(heading, chosen.get(index)));
  const taken = new Map<ColumnId, number[]>();
  for (const [index, [column, ...others]] of meanings.entries()) {
    if (column && others.length === 0) taken.set(column, [...(taken.get(column) ?? []), index]);
  }
  for (const [column, indexes] of taken) {
    const byHand = indexes.filter((index) => chosen.get(index) === column);
    if (byHand.length === 1) taken.set(column, byHand);
  }
  const mapping = headings.map((): ColumnId | null => null);
  for (const [column, indexes] of taken) if (indexes.length === 1) mapping[indexes[0] ?? 0] = column;
  return {
    mapping,
    ambiguous: meanings.flatMap((choices, index) => (choices.length > 1 ? [{ index, choices }] : [])),
    doubles: [...taken].flatMap(([column, indexes]) => (indexes.length > 1 ? [{ column, indexes }] : [])),
  };
}

function meaningsOf(heading: string, chosen: ColumnId | null | undefined): readonly ColumnId[] {
  if (chosen !== undefined) return chosen === null ? [] : [chosen];
  return columnsByKey().get(headingKey(heading)) ?? [];
}

let byKey: Map<string, ColumnId[]> | null = null;

function columnsByKey(): Map<string, ColumnId[]> {
  if (byKey) return byKey;
  byKey = new Map();
  for (const { id, names } of COLUMNS) {
    for (const name of [id, ...LANGUAGES.flatMap((language) => names[language])]) {
      const key = headingKey(name);
      const known = byKey.get(key) ?? [];
      if (!known.includes(id)) byKey.set(key, [...known, id]);
    }
  }
  return byKey;
}
