import { GUARDED, SMALLEST_GROUP, type Dimension, type Metric } from '../analytics/measures.ts';
import { truthKey, type SimulatedMonth } from './simulated-month.ts';

/** Cells by value, as `[views, clicks, signups]`. */
export type TrueCells = Readonly<Record<string, readonly [number, number, number]>>;

/** What a screen ought to show of days. */
export interface ShownTruth {
  readonly counts: Readonly<Partial<Record<Metric, number>>>;
  readonly tables: Readonly<Partial<Record<Dimension, TrueCells>>>;
  /** Visitors of each day, added. */
  readonly visitors: number;
}

/**
 * The truth of days of a simulated time, with small groups together as screens show them. It uses no code of the product.
 *
 * @param page `*` is the whole
 * @param isGuarded false for what is stored, which has small groups too
 */
export function truthOf(
  { truth }: SimulatedMonth,
  artistId: string,
  days: readonly string[],
  page = '*',
  isGuarded = true,
): ShownTruth {
  const counts: Partial<Record<Metric, number>> = {};
  const tables: Partial<Record<Dimension, Cells>> = {};
  let visitors = 0;
  for (const ofDay of days.flatMap((day) => truth.get(truthKey(artistId, day, page)) ?? [])) {
    visitors += ofDay.visitors.size;
    for (const [metric, value] of ofDay.counts) counts[metric] = (counts[metric] ?? 0) + value;
    for (const [dimension, table] of ofDay.tables)
      for (const [value, cell] of table) addCell((tables[dimension] ??= {}), value, cell);
  }
  if (isGuarded)
    for (const dimension of GUARDED) if (tables[dimension]) tables[dimension] = withoutSmall(tables[dimension]);
  return { counts, tables, visitors };
}

type Cells = Record<string, [number, number, number]>;

function addCell(cells: Cells, value: string, [views, clicks, signups]: readonly [number, number, number]): void {
  const before = cells[value] ?? [0, 0, 0];
  cells[value] = [before[0] + views, before[1] + clicks, before[2] + signups];
}

function withoutSmall(table: Cells): Cells {
  const kept: Cells = {};
  for (const [value, cell] of Object.entries(table))
    addCell(kept, cell[0] + cell[1] + cell[2] < SMALLEST_GROUP ? '*' : value, cell);
  return kept;
}
