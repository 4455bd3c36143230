import * as v from 'valibot';
import { DIMENSIONS, METRICS, MOST_VALUES, OTHER, SMALLEST_GROUP, type Dimension, type Metric } from './measures.ts';
import {
  addMetricPeople,
  addPeople,
  joinSets,
  metricNumbersOf,
  metricPeopleSchema,
  peopleNumberSchema,
  peopleOf,
  peopleSetSchema,
  type MetricPeople,
  type People,
  type PeopleSet,
} from './people.ts';
import { mergeSketches, Sketch } from './sketch.ts';

/** Numbers of events; a metric without any is absent. */
export type Counts = Readonly<Partial<Record<Metric, number>>>;

/**
 * Numbers of one value of a table: views, clicks and signups, and the people who made them. `service`, `serviceCountry`,
 * `button` and `share` count in `clicks` alone, `listen` as well. Of days that are over, people are a number; those of
 * `listen` are the listeners of the clip. Ending zeros may be absent: then the group counts as small.
 */
export type Cell<P extends People = number> = readonly [views: number, clicks: number, signups: number, people: P];

/** Cells by value. {@link OTHER} holds all values that the table does not keep, so that its sum is that of all events. */
export type Table<P extends People = number> = Readonly<Record<string, Cell<P>>>;
/** Tables of a tally; a dimension without any is absent. */
export type Tables<P extends People = number> = Readonly<Partial<Record<Dimension, Table<P>>>>;

/** Counts of a subject or one of its pages, with their breakdowns and a sketch of the visitors. */
export interface Tally {
  readonly counts: Counts;
  readonly people: MetricPeople<PeopleSet>;
  /** Text form of a {@link Sketch}. */
  readonly visitors: string;
  readonly tables: Tables<PeopleSet>;
}

/** Counts of a whole day, when sketch and codes are no longer needed. */
export interface Figures {
  readonly counts: Counts;
  readonly people: MetricPeople;
  /** Estimated number of visitors of the day. */
  readonly visitors: number;
  readonly tables: Tables;
}
/** Figures without breakdowns. */
export type PlainFigures = Omit<Figures, 'tables'>;

/** Whether the whole of a subject is counted, or one of its pages: tables of pages are shorter. */
export type Scope = 'whole' | 'page';

const numberSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const cellSchema = <P extends People>(people: v.GenericSchema<unknown, P>, nobody: P) =>
  v.pipe(
    v.union([
      v.pipe(v.array(numberSchema), v.maxLength(3)),
      v.tuple([numberSchema, numberSchema, numberSchema, people]),
    ]),
    v.transform(([views = 0, clicks = 0, signups = 0, known]): Cell<P> => [
      views,
      clicks,
      signups,
      (known ?? nobody) as P,
    ]),
  );
export const countsSchema: v.GenericSchema<unknown, Counts> = v.object(
  Object.fromEntries(METRICS.map((metric) => [metric, v.optional(numberSchema)])),
);
const tablesSchema = <P extends People>(
  people: v.GenericSchema<unknown, P>,
  nobody: P,
): v.GenericSchema<unknown, Tables<P>> => {
  const table = v.optional(v.record(v.string(), cellSchema(people, nobody)));
  return v.object(Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, table])));
};
const sketchSchema = v.pipe(
  v.string(),
  v.check((text) => Sketch.decode(text) !== null, 'field/text'),
);
/** Schema of a {@link Tally}. */
export const tallySchema = v.object({
  counts: countsSchema,
  people: metricPeopleSchema(peopleSetSchema),
  visitors: sketchSchema,
  tables: tablesSchema(peopleSetSchema, ''),
});
/** Schema of {@link PlainFigures}. */
export const plainFiguresSchema = v.object({
  counts: countsSchema,
  people: metricPeopleSchema(peopleNumberSchema),
  visitors: numberSchema,
});
/** Schema of {@link Figures}. */
export const figuresSchema = v.object({
  ...plainFiguresSchema.entries,
  tables: tablesSchema(peopleNumberSchema, 0),
});

/** A tally of nothing. */
export const NO_TALLY: Tally = { counts: {}, people: {}, visitors: '', tables: {} };
/** Figures of nothing. */
export const NO_FIGURES: Figures = { counts: {}, people: {}, visitors: 0, tables: {} };

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
export const sizeOf = ([views, clicks, signups]: Cell<People>): number => views + clicks + signups;
const addCells = <P extends People>(a: Cell<P>, b: Cell<P>): Cell<P> => [
  a[0] + b[0],
  a[1] + b[1],
  a[2] + b[2],
  addPeople(a[3], b[3]),
];

/** Sum of tables, with the `most` largest values; the rest goes to {@link OTHER}. */
export function addTables<P extends People>(tables: Iterable<Table<P>>, most: number): Table<P> {
  const sum = new Map<string, Cell<P>>();
  for (const table of tables) for (const [value, cell] of Object.entries(table)) addCell(sum, value, cell);
  return keepLargest(sum, most);
}

function addCell<P extends People>(sum: Map<string, Cell<P>>, value: string, cell: Cell<P>): void {
  const known = sum.get(value);
  sum.set(value, known ? addCells(known, cell) : cell);
}

function keepLargest<P extends People>(cells: ReadonlyMap<string, Cell<P>>, most: number): Table<P> {
  const ordered = [...cells].filter(([value]) => value !== OTHER).sort(compareCells);
  const other = cells.get(OTHER);
  const rest = [...(other ? [other] : []), ...ordered.slice(most).map(([, cell]) => cell)];
  const kept = ordered.slice(0, most);
  return Object.fromEntries(rest.length > 0 ? [...kept, [OTHER, rest.reduce(addCells)] as const] : kept);
}

/** The largest first; equal ones by value, so that every reader has the same order. */
const compareCells = (
  [a, first]: readonly [string, Cell<People>],
  [b, second]: readonly [string, Cell<People>],
): number => sizeOf(second) - sizeOf(first) || (a < b ? -1 : 1);

/** Values of a table, the largest first, {@link OTHER} last. */
export function rowsOf(table: Table | undefined): (readonly [value: string, cell: Cell])[] {
  const rows = Object.entries(table ?? {});
  const other = rows.filter(([value]) => value === OTHER);
  return [...rows.filter(([value]) => value !== OTHER).sort(compareCells), ...other];
}

/** Whether a cell is of so few people that one could be recognised. */
export const isSmallGroup = ([, , , people]: Cell): boolean => people < SMALLEST_GROUP;

/** Moves values of fewer than five people to {@link OTHER}. */
export const foldSmall = (table: Table): Table => foldValues(table, (_, cell) => isSmallGroup(cell));

/** Moves some values to {@link OTHER}. */
export function foldValues(table: Table, isFolded: (value: string, cell: Cell) => boolean): Table {
  const sum = new Map<string, Cell>();
  for (const [value, cell] of Object.entries(table)) addCell(sum, isFolded(value, cell) ? OTHER : value, cell);
  return keepLargest(sum, Number.POSITIVE_INFINITY);
}

/** Sum of the tables of several tallies. */
function addAllTables<P extends People>(all: readonly Tables<P>[], scope: Scope): Tables<P> {
  const [whole, page] = [0, 1] as const;
  const sum: Partial<Record<Dimension, Table<P>>> = {};
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
    people: addMetricPeople(all.map(({ people }) => people)),
    visitors: mergeSketches(all.map(({ visitors }) => visitors)).encode(),
    tables: addAllTables(
      all.map(({ tables }) => tables),
      scope,
    ),
  };
}

/** Figures of a tally. */
export const figuresOf = ({ counts, people, visitors, tables }: Tally): Figures => ({
  counts,
  people: metricNumbersOf(people),
  visitors: mergeSketches([visitors]).estimate(),
  tables: Object.fromEntries(
    (Object.entries(tables) as [Dimension, Table<PeopleSet>][]).map(([dimension, table]) => [
      dimension,
      dimension === 'listen' ? listenersOf(table) : numbersOf(table, ([, , , set]) => set),
    ]),
  ),
});

const numbersOf = (table: Table<PeopleSet>, setOf: (cell: Cell<PeopleSet>, value: string) => PeopleSet): Table =>
  Object.fromEntries(
    Object.entries(table).map(([value, cell]) => [value, [cell[0], cell[1], cell[2], peopleOf(setOf(cell, value))]]),
  );

/** Parts of a clip are judged by all listeners of the clip. */
function listenersOf(table: Table<PeopleSet>): Table {
  const sets = new Map<string, PeopleSet>();
  for (const [key, [, , , set]] of Object.entries(table))
    sets.set(clipOf(key), joinSets(sets.get(clipOf(key)) ?? '', set));
  return numbersOf(table, (_, key) => sets.get(clipOf(key)) ?? '');
}

/** Clip of a key of `listen`. */
export const clipOf = (key: string): string => key.slice(0, key.lastIndexOf(':'));

/** Sum of figures of several days. Visitors are added: who came on two days counts twice, since no day knows another. */
export function addFigures(all: readonly Figures[], scope: Scope): Figures {
  return {
    counts: addCounts(all.map(({ counts }) => counts)),
    people: addMetricPeople(all.map(({ people }) => people)),
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
