import * as v from 'valibot';
import { daySchema, lengthOf, MOST_DAYS, type DayRange } from './days.ts';
import { OTHER, SMALLEST_GROUP, type Dimension } from './measures.ts';
import type { RangeNumbers } from './read-numbers.ts';
import { pageKeySchema } from './subject.ts';
import {
  addCounts,
  addFigures,
  countOf,
  countsSchema,
  figuresSchema,
  foldSmall,
  type Table,
  type Tables,
} from './tally.ts';

const visitorsSchema = figuresSchema.entries.visitors;

/** A range of days as callers ask for it. It has at least one day, and a length that documents allow. */
export const dayRangeSchema = v.pipe(
  v.object({ from: daySchema, to: daySchema }),
  v.check(({ from, to }) => from <= to && lengthOf({ from, to }) <= MOST_DAYS, 'moment/date'),
);

/** Numbers of a range as the server answers them. Such answers have no hours. */
export const rangeNumbersSchema: v.GenericSchema<unknown, RangeNumbers> = v.object({
  range: v.object({ from: daySchema, to: daySchema }),
  total: figuresSchema,
  days: v.array(v.object({ day: daySchema, counts: countsSchema, visitors: visitorsSchema })),
  hours: v.null(),
  pages: v.record(pageKeySchema, v.object({ counts: countsSchema, visitors: visitorsSchema })),
});

/** The sum of the numbers of several subjects on the same days. People who visited two of them count twice. */
export function addRanges(range: DayRange, days: readonly string[], all: readonly RangeNumbers[]): RangeNumbers {
  const pages = new Map<string, RangeNumbers['pages'][string]>();
  for (const [page, { counts, visitors }] of all.flatMap((each) => Object.entries(each.pages))) {
    const known = pages.get(page) ?? { counts: {}, visitors: 0 };
    pages.set(page, { counts: addCounts([known.counts, counts]), visitors: known.visitors + visitors });
  }
  return {
    range,
    total: addFigures(
      all.map(({ total }) => total),
      'whole',
    ),
    days: days.map((day, at) => {
      const found = all.flatMap((each) => each.days[at] ?? []);
      return {
        day,
        counts: addCounts(found.map(({ counts }) => counts)),
        visitors: found.reduce((sum, { visitors }) => sum + visitors, 0),
      };
    }),
    hours: null,
    pages: Object.fromEntries(pages),
  };
}

/**
 * The numbers that people outside the profile may see. Values of fewer than five events are in `*` in every breakdown.
 * Pages with fewer than five views are omitted.
 */
export function withoutSmallCounts(numbers: RangeNumbers): RangeNumbers {
  const tables: Partial<Record<Dimension, Table>> = {};
  for (const [dimension, table] of Object.entries(numbers.total.tables) as [Dimension, Table][])
    if (dimension !== 'listen') tables[dimension] = withheld(table);
  const listen = numbers.total.tables.listen;
  return {
    ...numbers,
    total: {
      ...numbers.total,
      tables: { ...tables, ...(listen && { listen: largeClips(listen) }) } satisfies Tables,
    },
    hours: null,
    pages: Object.fromEntries(
      Object.entries(numbers.pages).filter(([, { counts }]) => countOf(counts, 'views') >= SMALLEST_GROUP),
    ),
  };
}

/** A single small value could be told from the sum, so `*` too is left out where it is small. */
function withheld(table: Table): Table {
  const folded = foldSmall(table, SMALLEST_GROUP);
  const rest = folded[OTHER];
  if (!rest || rest[0] + rest[1] + rest[2] >= SMALLEST_GROUP) return folded;
  return Object.fromEntries(Object.entries(folded).filter(([value]) => value !== OTHER));
}

/** A curve is the behaviour of single people where a clip has few listeners. */
function largeClips(listen: Table): Table {
  const clipOf = (key: string) => key.slice(0, key.lastIndexOf(':'));
  const listeners = new Map<string, number>();
  for (const [key, [, count]] of Object.entries(listen))
    listeners.set(clipOf(key), (listeners.get(clipOf(key)) ?? 0) + count);
  return Object.fromEntries(
    Object.entries(listen).filter(([key]) => (listeners.get(clipOf(key)) ?? 0) >= SMALLEST_GROUP),
  );
}
