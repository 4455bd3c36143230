import type { ChosenHeadings } from '@countin/domain/imports';
import { COLUMNS, type ColumnId, type ColumnMapping } from '@countin/import/columns';

const isColumn = (id: string): id is ColumnId => COLUMNS.some((column) => column.id === id);

/** What is proposed for the columns of a table. */
export interface ProposedMapping {
  readonly mapping: ColumnMapping;
  /** Columns, by index, where it says what the person chose before, and the heading alone would not. */
  readonly remembered: readonly number[];
}

/** What headings say, and what the person chose for the same headings before: that goes first. */
export function proposedMapping(
  headings: readonly string[],
  recognised: ColumnMapping,
  chosen: ChosenHeadings['headings'],
): ProposedMapping {
  const before = new Map(chosen.map(({ heading, column }) => [heading, column]));
  const choices = headings.map((heading) => {
    const column = before.get(heading);
    return column === undefined || (column !== null && !isColumn(column)) ? undefined : column;
  });
  const taken = choices.filter((column) => typeof column === 'string');
  const isTwice = (column: ColumnId) => taken.indexOf(column) !== taken.lastIndexOf(column);
  const mapping = headings.map((_, index) => {
    const choice = choices[index];
    const said = recognised[index] ?? null;
    if (choice === null) return null;
    if (choice !== undefined) return isTwice(choice) ? null : choice;
    return said !== null && taken.includes(said) ? null : said;
  });
  const remembered = mapping.flatMap((column, index) =>
    choices[index] !== undefined && column !== (recognised[index] ?? null) ? [index] : [],
  );
  return { mapping, remembered };
}
