import * as v from 'valibot';
import { DIMENSIONS, METRICS, SMALLEST_GROUP, type Dimension, type Metric } from './measures.ts';

/** Signs of one code: twelve bits, in hexadecimal digits. */
const SIGNS = 3;
/** Says that there are at least {@link SMALLEST_GROUP} people. No code stays beside it. */
const ENOUGH = '+';
/** Signs of the codes of a visitor: one for each dimension, and one for all metrics. */
export const CODES_LENGTH = (DIMENSIONS.length + 1) * SIGNS;

/**
 * Distinct people of a day, up to {@link SMALLEST_GROUP}: the sorted codes of fewer, or a mark that says "enough". Sets
 * of the same day and dimension can be joined in any order, any number of times.
 */
export type PeopleSet = string;
/** A {@link PeopleSet} of a day, or a number of at most {@link SMALLEST_GROUP}. */
export type People = PeopleSet | number;
/** People by metric; a metric without any is absent. */
export type MetricPeople<P extends People = number> = Readonly<Partial<Record<Metric, P>>>;

const SLOTS = new Map<Dimension, number>(DIMENSIONS.map((dimension, slot) => [dimension, slot]));
/** Where the codes of a visitor have that of a dimension. */
export const slotOf = (dimension: Dimension): number => SLOTS.get(dimension) ?? DIMENSIONS.length;
/** Where the codes of a visitor have that of all metrics. */
export const METRIC_SLOT = DIMENSIONS.length;

/** Schema of the codes of a visitor. */
export const codesSchema = v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${CODES_LENGTH}}$`)));
/** Schema of a {@link PeopleSet}. */
export const peopleSetSchema = v.pipe(
  v.string(),
  v.regex(new RegExp(`^(?:\\+|(?:[0-9a-f]{${SIGNS}}){0,${SMALLEST_GROUP - 1}})$`)),
);
/** Schema of a number of people. */
export const peopleNumberSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SMALLEST_GROUP));
/** Schema of {@link MetricPeople}. */
export const metricPeopleSchema = <P extends People>(
  schema: v.GenericSchema<unknown, P>,
): v.GenericSchema<unknown, MetricPeople<P>> =>
  v.object(Object.fromEntries(METRICS.map((metric) => [metric, v.optional(schema)]))) as v.GenericSchema<
    unknown,
    MetricPeople<P>
  >;

/**
 * Adds a visitor to a set. Nothing is made for one who is in it already, nor once the set has enough.
 *
 * @param slot which of the visitor's codes the set has
 */
export function withPerson(set: PeopleSet, codes: string, slot: number): PeopleSet {
  if (set === ENOUGH) return set;
  const from = slot * SIGNS;
  for (let at = 0; at < set.length; at += SIGNS)
    if (
      set.charCodeAt(at) === codes.charCodeAt(from) &&
      set.charCodeAt(at + 1) === codes.charCodeAt(from + 1) &&
      set.charCodeAt(at + 2) === codes.charCodeAt(from + 2)
    )
      return set;
  return setOf([...codesOf(set), codes.slice(from, from + SIGNS)]);
}

/** Joins sets of the same day, and adds numbers of several days. */
export function addPeople<P extends People>(a: P, b: P): P {
  if (typeof a === 'string' && typeof b === 'string') return joinSets(a, b) as P;
  return Math.min(SMALLEST_GROUP, peopleOf(a) + peopleOf(b)) as P;
}

/** How many people there are; {@link SMALLEST_GROUP} stands for that many or more. */
export const peopleOf = (people: People): number =>
  typeof people === 'number' ? people : people === ENOUGH ? SMALLEST_GROUP : people.length / SIGNS;

/** People of several metrics. */
export function addMetricPeople<P extends People>(all: Iterable<MetricPeople<P>>): MetricPeople<P> {
  const sum: Partial<Record<Metric, P>> = {};
  for (const people of all)
    for (const metric of METRICS) {
      const more = people[metric] as P | undefined;
      const known = sum[metric] as P | undefined;
      if (more !== undefined) sum[metric] = known === undefined ? more : addPeople(known, more);
    }
  return sum;
}

/** Numbers of people by metric. */
export const metricNumbersOf = (people: MetricPeople<PeopleSet>): MetricPeople =>
  Object.fromEntries(Object.entries(people).map(([metric, set]) => [metric, peopleOf(set)]));

/** Joins sets of the same day and dimension. */
export function joinSets(a: PeopleSet, b: PeopleSet): PeopleSet {
  if (a === b || b === '') return a;
  if (a === '') return b;
  return a === ENOUGH || b === ENOUGH ? ENOUGH : setOf([...codesOf(a), ...codesOf(b)]);
}

const codesOf = (set: PeopleSet): string[] =>
  Array.from({ length: set.length / SIGNS }, (_, at) => set.slice(at * SIGNS, (at + 1) * SIGNS));

/** Sorted, so that the order says nothing about who came first. */
function setOf(codes: readonly string[]): PeopleSet {
  const distinct = [...new Set(codes)];
  return distinct.length >= SMALLEST_GROUP ? ENOUGH : distinct.sort().join('');
}
