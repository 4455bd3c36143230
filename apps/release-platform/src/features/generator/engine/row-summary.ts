import type { Correction } from '@countin/domain/imports';
import type { ProductContent } from '@countin/domain/release';
import type { PlannedRow, RowAnswers, RowState } from '@countin/import/plan';
import type { ReleaseRecord } from '@countin/import/records';

/** State of a row in the list. `applied`: written by an earlier work and not taken back. */
export type SummaryState = RowState | 'applied';

/** A row as the list of a preview shows it. */
export interface RowSummary {
  /** Its number in the file, from 0. */
  readonly row: number;
  readonly line: number;
  readonly part: string;
  readonly title: string;
  readonly artistName: string;
  /** Artist whose release it is; null if nobody has chosen one. */
  readonly artistId: string | null;
  readonly upc: string;
  readonly state: SummaryState;
  readonly problems: number;
  readonly doubts: number;
  readonly notes: number;
  readonly changes: number;
  /** Release that it changes, or has written; null for a new one. */
  readonly productId: string | null;
}

/** A row as its editor shows it. */
export interface RowDetails {
  readonly summary: RowSummary;
  /** Null for a row that was applied: it is not planned again. */
  readonly planned: PlannedRow | null;
  /** With the corrections of the run and of the row. */
  readonly record: ReleaseRecord;
  /** The release that it changes, as it is now. */
  readonly before: ProductContent | null;
  readonly answers: RowAnswers;
  /** Of the row alone. */
  readonly corrections: readonly Correction[];
}

/** How many rows have each state, and what a preview is compared by when it is applied. */
export interface PreviewResult {
  readonly counts: Readonly<Record<SummaryState, number>>;
  /** Of the rows that are not applied yet. */
  readonly digest: string;
}

/** No row of any state. */
export function noRows(): Record<SummaryState, number> {
  return { new: 0, changed: 0, unchanged: 0, invalid: 0, doubtful: 0, excluded: 0, applied: 0 };
}

/** What is known of a row beside its number and record. */
export interface SummaryFacts {
  readonly state: SummaryState;
  readonly planned: PlannedRow | null;
  readonly artistId: string | null;
  readonly productId: string | null;
}

/** A row of the list. */
export function summaryOf(
  row: number,
  record: ReleaseRecord,
  { state, planned, artistId, productId }: SummaryFacts,
): RowSummary {
  return {
    row,
    line: record.place.line,
    part: record.place.part,
    title: textOf(planned, record, 'title'),
    artistName: record.artistName,
    artistId,
    upc: textOf(planned, record, 'upc'),
    state,
    ...countsOf(planned),
    notes: record.notes.length,
    productId,
  };
}

function countsOf(planned: PlannedRow | null): Pick<RowSummary, 'problems' | 'doubts' | 'changes'> {
  if (!planned) return { problems: 0, doubts: 0, changes: 0 };
  return { problems: planned.problems.length, doubts: planned.doubts.length, changes: planned.changes.length };
}

/** Characters of a text that could not be read: lists show one line. */
const LONGEST = 200;

/** As the release would have it, else as the file says it. */
function textOf(planned: PlannedRow | null, { fields, unread = [] }: ReleaseRecord, field: 'title' | 'upc'): string {
  if (planned?.content) return planned.content[field];
  const given = fields[field];
  if (given && 'value' in given) return given.value;
  return unread.find(({ column }) => column === field)?.text.slice(0, LONGEST) ?? '';
}

/** Whether two summaries of a row show the same. */
export function sameSummary(one: RowSummary | undefined, other: RowSummary): boolean {
  return one !== undefined && (Object.keys(other) as (keyof RowSummary)[]).every((name) => one[name] === other[name]);
}
