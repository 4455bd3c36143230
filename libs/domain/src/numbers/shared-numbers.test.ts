import { describe, expect, it } from 'vitest';
import { aFigures } from '../testing/index.ts';
import { OTHER } from './measures.ts';
import type { RangeNumbers } from './read-numbers.ts';
import { withoutSmallNumbers } from './shared-numbers.ts';
import type { Counts, Figures, MetricPeople, Table } from './index.ts';

const DAY = '2026-11-02';
/** Numbers of a range whose total has one table. */
function numbersOf(parts: Partial<Figures>, rest: Partial<RangeNumbers> = {}): RangeNumbers {
  return { range: { from: DAY, to: DAY }, total: aFigures(parts), days: [], hours: {}, pages: {}, ...rest };
}
const countries = (country: Table) => {
  const { total, withheldCells } = withoutSmallNumbers(numbersOf({ tables: { country } }));
  return { country: total.tables.country, withheld: withheldCells };
};
const row = (counts: Counts, people: MetricPeople, visitors = 0) => ({ counts, people, visitors });
const dayRow = (day: number, views: number, people: number) => ({
  day: `2026-11-0${day}`,
  ...row({ views }, { views: people }, people),
});

describe('sums for others', () => {
  it('of fewer than five people are left out, whatever these people did, and say how many nowhere', () => {
    const { total } = withoutSmallNumbers(
      numbersOf({
        counts: { views: 40, storeClicks: 6, plays: 12, bots: 2 },
        people: { views: 5, storeClicks: 1, plays: 4 },
        visitors: 4,
      }),
    );
    expect(total.counts).toEqual({ views: 40, bots: 2 });
    expect(total).toMatchObject({ people: {}, visitors: 0 });
    expect([...(total.withheld ?? [])].sort()).toEqual(['plays', 'storeClicks', 'visitors']);
  });

  it('of a single day are left out with the next larger one, since the sum of all days is shown', () => {
    const days = [dayRow(1, 4, 1), dayRow(2, 30, 5), dayRow(3, 9, 5), dayRow(4, 0, 0)];
    const shown = withoutSmallNumbers(numbersOf({}, { days })).days;
    expect(shown.map(({ counts }) => counts.views ?? null)).toEqual([null, 30, null, 0]);
    expect(shown.map(({ withheld = [] }) => withheld.includes('views'))).toEqual([true, false, true, false]);
    const two = withoutSmallNumbers(numbersOf({}, { days: [...days, dayRow(5, 2, 2)] })).days;
    expect(two.map(({ counts }) => counts.views ?? null)).toEqual([null, 30, 9, 0, null]);
  });

  it('of a page with few visitors are no page, nor is that of the page that would give it away', () => {
    const page = (views: number, people: number) => row({ views, signups: 5 }, { views: people, signups: people });
    const pages = { artist: page(60, 5), medley: page(4, 2), 'release.salt': page(20, 5) };
    expect(Object.keys(withoutSmallNumbers(numbersOf({}, { pages })).pages)).toEqual(['artist']);
  });

  it('have no hours', () => expect(withoutSmallNumbers(numbersOf({})).hours).toBeNull());
});

describe('breakdowns for others', () => {
  it('have no group of fewer than five people', () => {
    expect(countries({ DE: [90, 9, 0, 5], FR: [40, 10, 0, 1], IS: [9, 0, 0, 4] }).country).toEqual({
      DE: [90, 9, 0, 5],
      [OTHER]: [49, 10, 0, 5],
    });
  });

  it('join a single small group to the next one, since the sum would give it away', () => {
    const table: Table = { DE: [90, 0, 0, 5], GB: [30, 0, 0, 5], FR: [4, 0, 0, 1] };
    expect(countries(table).country).toEqual({ DE: [90, 0, 0, 5], [OTHER]: [34, 0, 0, 5] });
    expect(countries({ FR: [4, 0, 0, 1] }).country).toEqual({});
  });

  it('leave out values below five, and the next larger one where one alone is', () => {
    const table: Table = { DE: [90, 20, 2, 5], GB: [30, 7, 0, 5], US: [60, 4, 3, 5] };
    const { country, withheld } = countries(table);
    expect(country).toEqual({ DE: [90, 20, 0, 5], GB: [30, 0, 0, 5], US: [60, 0, 0, 5] });
    expect([...(withheld ?? [])].sort()).toEqual([
      'country DE signups',
      'country GB clicks',
      'country US clicks',
      'country US signups',
    ]);
  });

  it('have curves of clips with five listeners', () => {
    const listen: Table = { 'a:3': [0, 2, 0, 5], 'a:10': [0, 9, 0, 5], 'b:4': [0, 12, 0, 2] };
    expect(Object.keys(withoutSmallNumbers(numbersOf({ tables: { listen } })).total.tables.listen ?? {})).toEqual([
      'a:3',
      'a:10',
    ]);
  });
});
