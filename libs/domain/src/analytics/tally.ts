import * as v from 'valibot';
import { DIMENSIONS, METRICS, MOST_VALUES, OTHER, type Dimension, type Metric } from './measures.ts';
import { mergeSketches, Sketch } from './sketch.ts';

/** Numbers of events; a metric without any is absent. */
export type Counts = Readonly<Partial<Record<Metric, number>>>;

/**
 * Numbers of one value of a table: views, clicks and signups. `service`, `serviceCountry`, `button` and `share` count in
 * `clicks` alone, `listen` as well. Ending zeros may be absent.
 */
export type Cell = readonly [views: number, clicks: number, signups: number];

/** Cells by value. {@link OTHER} holds all values that the table does not keep, so that its sum is that of all events. */
export type Table = Readonly<Record<string, Cell>>;
/** Tables of a tally; a dimension without any is absent. */
export type Tables = Readonly<Partial<Record<Dimension, Table>>>;

/** Counts of a subject or one of its pages, with their breakdowns and a sketch of the visitors. */
export interface Tally {
  readonly counts: Counts;
  /** Text form of a {@link Sketch}. */
  readonly visitors: string;
  readonly tables: Tables;
}

/** Counts of a whole day, when the sketch is no longer needed. */
export interface Figures {
  readonly counts: Counts;
  /** Estimated number of visitors of the day. */
  readonly visitors: number;
  readonly tables: Tables;
}

/** Whether the whole of a subject is counted, or one of its pages: tables of pages are shorter. */
export type Scope = 'whole' | 'page';

const numberSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const cellSchema = v.pipe(
  v.array(numberSchema),
  v.maxLength(3),
  v.transform(([views = 0, clicks = 0, signups = 0]): Cell => [views, clicks, signups]),
);
export const countsSchema: v.GenericSchema<unknown, Counts> = v.object(
  Object.fromEntries(METRICS.map((metric) => [metric, v.optional(numberSchema)])),
);
const tablesSchema: v.GenericSchema<unknown, Tables> = v.object(
  Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, v.optional(v.record(v.string(), cellSchema))])),
);
const sketchSchema = v.pipe(
  v.string(),
  v.check((text) => Sketch.decode(text) !== null, 'field/text'),
);
/** Schema of a {@link Tally}. */
export const tallySchema = v.object({ counts: countsSchema, visitors: sketchSchema, tables: tablesSchema });
/** Schema of {@link Figures}. */
export const figuresSchema = v.object({ counts: countsSchema, visitors: numberSchema, tables: tablesSchema });

/** A tally of nothing. */
export const NO_TALLY: Tally = { counts: {}, visitors: '', tables: {} };
/** Figures of nothing. */
export const NO_FIGURES: Figures = { counts: {}, visitors: 0, tables: {} };

/** Number of events of a metric. */
export const countOf = (counts: Counts, metric: Metric): number => counts[metric] ?? 0;

/** Sum of counts. */
export function addCounts(all: Iterable<Counts>): Counts {
  const sum: Partial<Record<Metric, number>> = {};
  for (const counts of all)
    for (const metric of METRICS) {
      const value = counts[metric];
      if (value) sum[metric] = (sum[metric] ?? 0) + value;
    }
  return sum;
}

/** Number of events of a cell. */
export const sizeOf = ([views, clicks, signups]: Cell): number => views + clicks + signups;
const addCells = (a: Cell, b: Cell): Cell => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** Sum of tables, with the `most` largest values; the rest goes to {@link OTHER}. */
export function addTables(tables: Iterable<Table>, most: number): Table {
  const sum = new Map<string, Cell>();
  for (const table of tables)
    for (const [value, cell] of Object.entries(table)) {
      const known = sum.get(value);
      sum.set(value, known ? addCells(known, cell) : cell);
    }
  return keepLargest(sum, most);
}

function keepLargest(cells: ReadonlyMap<string, Cell>, most: number): Table {
  const ordered = [...cells].filter(([value]) => value !== OTHER).sort(compareCells);
  const rest = ordered.slice(most).map(([, cell]) => cell);
  const other = [cells.get(OTHER) ?? ([0, 0, 0] as const), ...rest].reduce<Cell>(addCells, [0, 0, 0]);
  const kept = ordered.slice(0, most);
  return Object.fromEntries(sizeOf(other) > 0 ? [...kept, [OTHER, other] as const] : kept);
}

/** The largest first; equal ones by value, so that every reader has the same order. */
const compareCells = ([a, first]: readonly [string, Cell], [b, second]: readonly [string, Cell]): number =>
  sizeOf(second) - sizeOf(first) || (a < b ? -1 : 1);

/** Values of a table, the largest first, {@link OTHER} last. */
export function rowsOf(table: Table | undefined): (readonly [value: string, cell: Cell])[] {
  const rows = Object.entries(table ?? {});
  const other = rows.filter(([value]) => value === OTHER);
  return [...rows.filter(([value]) => value !== OTHER).sort(compareCells), ...other];
}

/** Moves values with fewer events than `least` to {@link OTHER}. */
export function foldSmall(table: Table, least: number): Table {
  const kept = Object.entries(table).map(
    ([value, cell]) => [value !== OTHER && sizeOf(cell) < least ? OTHER : value, cell] as const,
  );
  return addTables(
    kept.map(([value, cell]) => ({ [value]: cell })),
    Number.POSITIVE_INFINITY,
  );
}

/** Sum of the tables of several tallies. */
export function addAllTables(all: readonly Tables[], scope: Scope): Tables {
  const [whole, page] = [0, 1] as const;
  const sum: Partial<Record<Dimension, Table>> = {};
  for (const dimension of DIMENSIONS) {
    const tables = all.map((tally) => tally[dimension]).filter((table) => table !== undefined);
    if (tables.length > 0) sum[dimension] = addTables(tables, MOST_VALUES[dimension][scope === 'whole' ? whole : page]);
  }
  return sum;
}

/** Sum of tallies of the same day. */
export function addTallies(all: readonly Tally[], scope: Scope): Tally {
  return {
    counts: addCounts(all.map(({ counts }) => counts)),
    visitors: mergeSketches(all.map(({ visitors }) => visitors)).encode(),
    tables: addAllTables(
      all.map(({ tables }) => tables),
      scope,
    ),
  };
}

/** Figures of a tally. */
export const figuresOf = ({ counts, visitors, tables }: Tally): Figures => ({
  counts,
  visitors: mergeSketches([visitors]).estimate(),
  tables,
});

/** Sum of figures of several days. Visitors are added: who came on two days counts twice, since no day knows another. */
export function addFigures(all: readonly Figures[], scope: Scope): Figures {
  return {
    counts: addCounts(all.map(({ counts }) => counts)),
    visitors: all.reduce((sum, { visitors }) => sum + visitors, 0),
    tables: addAllTables(
      all.map(({ tables }) => tables),
      scope,
    ),
  };
}

/** Visits of people who had been there before on the same day. All other visits are the first of their day. */
export const returningVisits = ({ counts, visitors }: Pick<Figures, 'counts' | 'visitors'>): number =>
  Math.max(0, countOf(counts, 'visits') - visitors);

/** Parts that a clip is divided into for {@link attentionOf}. */
export const CLIP_PARTS = 10;

/**
 * Share of a clip's listeners still present at the start of each tenth and at the end: eleven falling numbers. Null
 * without listeners.
 */
export function attentionOf(listen: Table | undefined, clip: string): readonly number[] | null {
  const left = Array.from({ length: CLIP_PARTS + 1 }, (_, part) => listen?.[`${clip}:${part}`]?.[1] ?? 0);
  const all = left.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let there = all;
  return left.map((count) => {
    const share = there / all;
    there -= count;
    return share;
  });
}
