import type { Correction } from '@countin/domain/imports';
import { correctRecord, type CorrectionReading } from '../corrections/index.ts';
import type { ReleaseField } from '../records/record-field.ts';
import type { ReleaseRecord } from '../records/release-record.ts';
import { answeredRecord } from './answered-record.ts';
import { RowPlanner, type PlanContext, type PlannedRow } from './plan-row.ts';
import { NO_ANSWERS, type RowAnswers } from './row-answers.ts';

/** What a person has answered and corrected of a row. */
export interface TouchedRow {
  readonly answers: RowAnswers;
  readonly corrections: readonly Correction[];
}

/** What a run has beside its records. */
export interface RunRows {
  /** By their numbers in the file; rows that nobody has touched have none. */
  readonly rows: ReadonlyMap<number, TouchedRow>;
  /** Corrections for every row; those of the row itself come after them. */
  readonly columnValues: readonly Correction[];
  /** Rows that are not planned: they were applied, and not taken back. */
  readonly done: ReadonlySet<number>;
  /** How texts of corrections are read. */
  readonly reading: CorrectionReading;
}

/** A row of a preview, with its number in the file. */
export interface NumberedRow extends PlannedRow {
  readonly row: number;
}

/** Rows of one chunk: a worker can tell its progress in between. */
const CHUNK = 250;

/**
 * Plans all rows of a run, in chunks of at most 250. The preview and the import both call it: with the same records, rows and
 * context they get the same.
 *
 * @param records all records of the file in its order
 */
export async function* planRun(
  records: Iterable<ReleaseRecord> | AsyncIterable<ReleaseRecord>,
  { rows, columnValues, done, reading }: RunRows,
  context: PlanContext,
): AsyncGenerator<readonly NumberedRow[]> {
  const planner = new RowPlanner(context);
  let chunk: NumberedRow[] = [];
  let row = -1;
  for await (const record of records) {
    row += 1;
    if (done.has(row)) continue;
    const touched = rows.get(row);
    const answers = touched?.answers ?? NO_ANSWERS;
    const answered = answeredRecord(record, answers);
    const corrected = correctRecord(answered, [...columnValues, ...(touched?.corrections ?? [])], reading);
    chunk.push({ ...planner.plan(withCorrectedFields(corrected, answered), answers), row });
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/** A record of a list with the fields that corrections have given: they are a person's, and the others are the services'. */
function withCorrectedFields(record: ReleaseRecord, before: ReleaseRecord): ReleaseRecord {
  if (!record.list || record === before) return record;
  const fields = Object.keys(record.fields) as ReleaseField[];
  const corrected = fields.filter((field) => record.fields[field] !== before.fields[field]);
  return { ...record, list: { ...record.list, corrected } };
}
