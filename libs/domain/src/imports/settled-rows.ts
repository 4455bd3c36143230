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
type OpenStep = Pick<ImportStep, 'work' | 'row' | 'result' | 'open'>;

/** Results that changed nothing. */
const NOTHING_DONE: readonly ImportStep['result'][] = ['unchanged', 'asked', 'spared', 'failed'];

/** Finds out which rows of a run are applied now. An undo takes back, and the undo of an undo applies again. */
export function settledRows(works: readonly ImportWork[], steps: Iterable<Step>): SettledRows {
  const applies = new Map<number, boolean>();
  for (const { work, undoes } of works) applies.set(work, undoes === null ? true : !(applies.get(undoes) ?? true));
  const all = [...steps];
  const last = lastWorks(all);
  const made = new Set(all.flatMap(({ result, productId }) => (result === 'created' ? (productId ?? []) : [])));
  return { rows: new Set([...last].flatMap(([row, work]) => (applies.get(work) ? [row] : []))), made };
}

/**
 * Steps of imports that have ended before the covers and pages of these: the next import finishes them. Rows that were
 * written or taken back since have none.
 */
export function unfinishedSteps<S extends OpenStep>(works: readonly ImportWork[], steps: readonly S[]): S[] {
  const ended = new Set(
    works.flatMap(({ work, kind, endedAt }) => (kind === 'import' && endedAt !== null ? work : [])),
  );
  const last = lastWorks(steps);
  return steps.filter(({ work, row, open }) => open && ended.has(work) && last.get(row) === work);
}

/** For each row the last work that has changed something. */
function lastWorks(steps: readonly Pick<ImportStep, 'work' | 'row' | 'result'>[]): ReadonlyMap<number, number> {
  const last = new Map<number, number>();
  for (const { work, row, result } of steps)
    if (!NOTHING_DONE.includes(result)) last.set(row, Math.max(last.get(row) ?? 0, work));
  return last;
}
