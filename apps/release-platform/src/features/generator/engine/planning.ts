import type { ImportStep } from '@countin/domain/imports';
import { correctRecord } from '@countin/import/corrections';
import type { ExistingRelease, NumberedRow, PlanContext, RunRows } from '@countin/import/plan';
import type { ReleaseRecord } from '@countin/import/records';
import { summaryOf, type RowSummary } from './row-summary.ts';

/** The state of everything when a preview begins. */
export interface Planning {
  readonly records: readonly ReleaseRecord[];
  readonly rows: RunRows;
  readonly context: PlanContext;
  /** Step that wrote a row last, by the row's number. */
  readonly written: ReadonlyMap<number, ImportStep>;
}

/** A record with the corrections of the run and of its row. */
export function recordOf({ records, rows }: Pick<Planning, 'records' | 'rows'>, row: number): ReleaseRecord {
  const record = records[row];
  if (!record) throw new Error(`No record ${row}`);
  return correctRecord(record, [...rows.columnValues, ...(rows.rows.get(row)?.corrections ?? [])], rows.reading);
}

/** The release that a row changes, as it is now. */
export function updatedRelease({ target }: NumberedRow, planning: Planning | null): ExistingRelease | undefined {
  return target?.kind === 'update' ? planning?.context.index.byId(target.productId) : undefined;
}

/** The last step of each row that has a release. */
export function lastSteps(steps: readonly ImportStep[]): ReadonlyMap<number, ImportStep> {
  const last = new Map<number, ImportStep>();
  for (const step of steps)
    if (step.productId !== null && step.work >= (last.get(step.row)?.work ?? 0)) last.set(step.row, step);
  return last;
}

/** What the list shows of a row that was planned. */
export function plannedSummary(planning: Planning, planned: NumberedRow): RowSummary {
  const { target, state, row } = planned;
  const record = recordOf(planning, row);
  return summaryOf(row, record, {
    state,
    planned,
    artistId: target?.artistId ?? planning.context.artistIdOf(record.artistName),
    productId: target?.kind === 'update' ? target.productId : null,
  });
}

/** What the list shows of a row that a work has written. */
export function appliedSummary(planning: Planning, row: number): RowSummary {
  const { artistId = null, productId = null } = planning.written.get(row) ?? {};
  return summaryOf(row, recordOf(planning, row), { state: 'applied', planned: null, artistId, productId });
}
