import type { ImportStep } from './import-step.ts';
import type { ImportWork } from './import-run.ts';

/** What works of a run have left behind. */
export interface SettledRows {
  /** Rows that were applied and not taken back: no later import of the run writes them. */
  readonly rows: ReadonlySet<number>;
  /** Releases that the run has made, also those that were taken back. */
  readonly made: ReadonlySet<string>;
}

type Step = Pick<ImportStep, 'work' | 'row' | 'result' | 'productId'>;

/** Results that changed nothing. */
const NOTHING_DONE: readonly ImportStep['result'][] = ['unchanged', 'asked', 'spared', 'failed'];

/** Finds out which rows of a run are applied now. An undo takes back, and the undo of an undo applies again. */
export function settledRows(works: readonly ImportWork[], steps: Iterable<Step>): SettledRows {
  const applies = new Map<number, boolean>();
  for (const { work, undoes } of works) applies.set(work, undoes === null ? true : !(applies.get(undoes) ?? true));
  const last = new Map<number, number>();
  const made = new Set<string>();
  for (const { work, row, result, productId } of steps) {
    if (result === 'created' && productId !== null) made.add(productId);
    if (!NOTHING_DONE.includes(result)) last.set(row, Math.max(last.get(row) ?? 0, work));
  }
  return { rows: new Set([...last].flatMap(([row, work]) => (applies.get(work) ? [row] : []))), made };
}
