import * as v from 'valibot';
import { daySchema, lengthOf, MOST_DAYS, type DayRange } from './days.ts';
import { METRICS } from './measures.ts';
import { addPlain, type RangeNumbers } from './read-numbers.ts';
import { pageKeySchema } from './subject.ts';
import { addFigures, figuresSchema, NO_FIGURES, plainFiguresSchema, type PlainFigures } from './tally.ts';

/** A range of days as callers ask for it. It has at least one day, and a length that documents allow. */
export const dayRangeSchema = v.pipe(
  v.object({ from: daySchema, to: daySchema }),
  v.check(({ from, to }) => from <= to && lengthOf({ from, to }) <= MOST_DAYS, 'moment/date'),
);

const withheld = v.exactOptional(v.array(v.picklist([...METRICS, 'visitors'])));
const shownFigures = { ...plainFiguresSchema.entries, withheld };

/** Numbers of a range as the server answers them. Such answers have no hours. */
export const rangeNumbersSchema: v.GenericSchema<unknown, RangeNumbers> = v.object({
  range: v.object({ from: daySchema, to: daySchema }),
  total: v.object({ ...figuresSchema.entries, withheld }),
  days: v.array(v.object({ day: daySchema, ...shownFigures })),
  hours: v.null(),
  pages: v.record(pageKeySchema, v.object(shownFigures)),
  withheldCells: v.exactOptional(v.array(v.string())),
});

/** The sum of the numbers of several subjects on the same days. People who visited two of them count twice. */
export function addRanges(range: DayRange, days: readonly string[], all: readonly RangeNumbers[]): RangeNumbers {
  const pages = new Map<string, PlainFigures>();
  for (const [page, figures] of all.flatMap((each) => Object.entries(each.pages)))
    pages.set(page, addPlain(pages.get(page), figures));
  return {
    range,
    total: addFigures(
      all.map(({ total }) => total),
      'whole',
    ),
    days: days.map((day, at) => {
      const { counts, people, visitors } = addFigures(
        all.flatMap((each) => (each.days[at] ? [{ ...NO_FIGURES, ...each.days[at] }] : [])),
        'whole',
      );
      return { day, counts, people, visitors };
    }),
    hours: null,
    pages: Object.fromEntries(pages),
  };
}
