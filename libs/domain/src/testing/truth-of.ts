import { GUARDED, SMALLEST_GROUP, type Dimension, type Metric } from '../numbers/measures.ts';
import { truthKey, type SimulatedMonth } from './simulated-month.ts';

/** Cells by value, as `[views, clicks, signups, people]`: people of each day are at most five, and added. */
type TrueCells = Readonly<Record<string, Cell>>;
type Cell = readonly [views: number, clicks: number, signups: number, people: number];

/** What a screen ought to show of days. */
export interface ShownTruth {
  readonly counts: Readonly<Partial<Record<Metric, number>>>;
  readonly people: Readonly<Partial<Record<Metric, number>>>;
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
  const people: Partial<Record<Metric, number>> = {};
  const tables: Partial<Record<Dimension, Cells>> = {};
  let visitors = 0;
  for (const ofDay of days.flatMap((day) => truth.get(truthKey(artistId, day, page)) ?? [])) {
    visitors += ofDay.visitors.size;
    for (const [metric, value] of ofDay.counts) addTo(counts, metric, value);
    for (const [dimension, table] of ofDay.tables)
      for (const [value, { counts: cell }] of table)
        addCell((tables[dimension] ??= {}), value, [...cell, peopleIn(dimension, value, table)]);
    for (const [metric, who] of ofDay.people) addTo(people, metric, atMost(who.size), SMALLEST_GROUP);
  }
  if (isGuarded)
    for (const dimension of GUARDED) if (tables[dimension]) tables[dimension] = withoutSmall(tables[dimension]);
  return { counts, people, tables, visitors };
}

function addTo(
  sums: Partial<Record<Metric, number>>,
  metric: Metric,
  value: number,
  most = Number.POSITIVE_INFINITY,
): void {
  sums[metric] = Math.min(most, (sums[metric] ?? 0) + value);
}

type Cells = Record<string, Cell>;
const atMost = (people: number): number => Math.min(SMALLEST_GROUP, people);

function addCell(cells: Cells, value: string, [views, clicks, signups, people]: Cell): void {
  const before = cells[value] ?? [0, 0, 0, 0];
  cells[value] = [before[0] + views, before[1] + clicks, before[2] + signups, atMost(before[3] + people)];
}

/** People of a value on one day. Parts of a clip have those of the clip. */
function peopleIn(
  dimension: Dimension,
  value: string,
  table: ReadonlyMap<string, { readonly people: ReadonlySet<string> }>,
): number {
  const [clip = ''] = value.split(':');
  const cells = [...table].filter(([key]) => key === value || (dimension === 'listen' && key.startsWith(`${clip}:`)));
  return atMost(new Set(cells.flatMap(([, { people }]) => [...people])).size);
}

function withoutSmall(table: Cells): Cells {
  const kept: Cells = {};
  for (const [value, cell] of Object.entries(table)) addCell(kept, cell[3] < SMALLEST_GROUP ? '*' : value, cell);
  return kept;
}
