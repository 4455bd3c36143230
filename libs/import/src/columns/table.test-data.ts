import type { ReleaseRecord } from '../records/index.ts';
import type { CellKind, Table, TableRow } from '../tables/index.ts';
import { recogniseHeadings } from './headings.ts';
import { recordsOf } from './records-of.ts';
import { surveyTable } from './survey-table.ts';
import { CAUTIOUS_ANSWERS, type TableAnswers } from './table-answers.ts';

/** A table of hand-made rows; the first row below the headings is line 2. */
export function tableOf(
  headings: readonly string[],
  rows: Iterable<readonly string[]>,
  kinds?: readonly CellKind[],
): Table {
  return { head: { part: '', line: 1, headings }, rows: numbered(rows, kinds) };
}

async function* numbered(rows: Iterable<readonly string[]>, kinds?: readonly CellKind[]): AsyncGenerator<TableRow> {
  let line = 1;
  for (const cells of rows) yield { line: ++line, cells, ...(kinds && { kinds }) };
}

/** The records of a table, with the answers that its survey found and those that a person gives. */
export async function readTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  chosen: Partial<TableAnswers> = {},
  kinds?: readonly CellKind[],
) {
  const { mapping } = recogniseHeadings(headings);
  const survey = await surveyTable(tableOf(headings, rows, kinds), mapping);
  const answers = { ...CAUTIOUS_ANSWERS, ...survey.answers, ...chosen };
  const records: ReleaseRecord[] = [];
  for await (const record of recordsOf(tableOf(headings, rows, kinds), mapping, answers)) records.push(record);
  return { survey, records };
}

/** The problems of records, as lines of code, line, column, and text. */
export function problemsOf(records: readonly ReleaseRecord[]): string[] {
  return records.flatMap(({ problems }) =>
    problems.map(({ code, place, found }) => [code, place.line, place.column, found].join(' | ')),
  );
}
