import type { RecordField } from '../records/index.ts';
import type { Table } from '../tables/index.ts';
import { cellOf, isBlankIn, layoutOf, stateOf, type Cell, type TableLayout } from './cell.ts';
import { excerpt } from '../records/excerpt.ts';
import type { ColumnMapping } from './headings.ts';
import { groupRows, type RowGroup } from './row-groups.ts';
import { CAUTIOUS_ANSWERS, type TableAnswers } from './table-answers.ts';
import { ordersOf, readWrittenDate, type DateOrder } from './values/read-date.ts';
import { completedUpc } from '../codes/completed-upc.ts';
import { decimalSignsOf, type DecimalSign } from './values/read-number.ts';

/** Questions that a person answers once for a file; null where nothing is open. */
export interface TableQuestions {
  /** `mixed`: some dates show one order, and some the other. */
  readonly dateOrder: { readonly mixed: boolean; readonly examples: readonly string[] } | null;
  readonly decimalSign: { readonly mixed: boolean; readonly examples: readonly string[] } | null;
  /** Fields with empty cells, and in how many releases. Those that a release cannot be without are not asked. */
  readonly emptyCells: readonly { readonly field: RecordField; readonly releases: number }[] | null;
  /** Codes that become valid with zeros in front. */
  readonly lostZeros: {
    readonly releases: number;
    readonly examples: readonly { readonly found: string; readonly completed: string }[];
  } | null;
}

/** What all rows of a table show. */
export interface TableSurvey {
  readonly releases: number;
  readonly rows: number;
  /** Dates with a year of two digits. They are refused, since their century is not known. */
  readonly shortYears: number;
  readonly questions: TableQuestions;
  /** Answers that the rows give by themselves, and cautious ones for the questions. */
  readonly answers: TableAnswers;
}

const MOST_EXAMPLES = 5;

/** Counts the texts that mean one thing, another, or both. */
class Readings<M extends string> {
  readonly counts = new Map<M, number>();
  readonly examples: string[] = [];
  open = 0;

  add(text: string, meanings: readonly M[]): void {
    const [only, other] = meanings;
    if (only === undefined) return;
    if (other === undefined) this.counts.set(only, (this.counts.get(only) ?? 0) + 1);
    else this.open += 1;
    if (this.examples.length < MOST_EXAMPLES && (other !== undefined || this.counts.get(only) === 1))
      this.examples.push(excerpt(text));
  }

  /** What the texts mean, if they all can mean it and one cannot mean the other. */
  get decided(): M | null {
    const [only, other] = [...this.counts.keys()];
    return other === undefined ? (only ?? null) : null;
  }

  get question(): { readonly mixed: boolean; readonly examples: readonly string[] } | null {
    const mixed = this.counts.size > 1;
    return mixed || (this.open > 0 && this.counts.size === 0) ? { mixed, examples: this.examples } : null;
  }
}

/** What is gathered while the rows pass. */
interface Tally {
  rows: number;
  releases: number;
  shortYears: number;
  readonly dates: Readings<DateOrder>;
  readonly numbers: Readings<DecimalSign>;
  readonly empty: Map<RecordField, number>;
  lostZeros: number;
  readonly zeros: { readonly found: string; readonly completed: string }[];
}

/** Reads all rows of a table once and finds out what holds for the whole file, and what has to be asked. */
export async function surveyTable({ head, rows }: Table, mapping: ColumnMapping): Promise<TableSurvey> {
  const layout = layoutOf(head, mapping);
  const tally: Tally = {
    rows: 0,
    releases: 0,
    shortYears: 0,
    dates: new Readings(),
    numbers: new Readings(),
    empty: new Map(),
    lostZeros: 0,
    zeros: [],
  };
  for await (const group of groupRows(rows, layout)) count(group, layout, tally);
  const { dates, numbers, empty, zeros } = tally;
  return {
    releases: tally.releases,
    rows: tally.rows,
    shortYears: tally.shortYears,
    questions: {
      dateOrder: dates.question,
      decimalSign: numbers.question,
      emptyCells: empty.size > 0 ? [...empty].map(([field, releases]) => ({ field, releases })) : null,
      lostZeros: tally.lostZeros > 0 ? { releases: tally.lostZeros, examples: zeros } : null,
    },
    answers: { ...CAUTIOUS_ANSWERS, dateOrder: dates.decided, decimalSign: numbers.decided },
  };
}

function count(group: RowGroup, layout: TableLayout, tally: Tally): void {
  tally.rows += group.rowCount;
  tally.releases += 1;
  const cells = [...group.cells.values()];
  for (const cell of cells) {
    if (cell.column.content === 'date') countDate(cell, tally);
    if (cell.column.content === 'upc') countZeros(cell, tally);
  }
  const durations = layout.track.filter(({ column }) => column.content === 'duration');
  for (const row of group.rows) for (const placed of durations) countNumber(cellOf(row, placed), tally);
  if (!group.withoutRelease) countEmpty(cells, tally);
  if (layout.track.length > 0 && group.rows.every((row) => isBlankIn(row, layout.track))) addEmpty('tracks', tally);
}

function countDate({ state, text }: Cell, tally: Tally): void {
  const written = state === 'text' ? readWrittenDate(text) : null;
  if (written?.shape === 'short-year') tally.shortYears += 1;
  if (written?.shape === 'order' && written.first !== written.second) tally.dates.add(text, ordersOf(written));
}

function countZeros({ state, text }: Cell, tally: Tally): void {
  const completed = state === 'text' ? completedUpc(text) : null;
  if (completed === null) return;
  tally.lostZeros += 1;
  if (tally.zeros.length < MOST_EXAMPLES) tally.zeros.push({ found: excerpt(text), completed });
}

function countNumber({ state, text, kind }: Cell, tally: Tally): void {
  if (state === 'text' && kind === 'text' && /[.,]/.test(text.slice(0, 100)))
    tally.numbers.add(text, decimalSignsOf(text));
}

function countEmpty(cells: readonly Cell[], tally: Tally): void {
  for (const field of new Set(cells.map(({ column }) => column.field))) {
    const own = cells.filter(({ column }) => column.field === field);
    const asked = field !== 'slug' && field !== 'cover' && own.every(({ column }) => !column.required);
    if (asked && stateOf(own) === 'blank') addEmpty(field, tally);
  }
}

function addEmpty(field: RecordField, { empty }: Tally): void {
  empty.set(field, (empty.get(field) ?? 0) + 1);
}
