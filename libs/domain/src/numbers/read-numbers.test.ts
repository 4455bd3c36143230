import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { codesOfVisitor, peopleSetOf } from '../testing/index.ts';
import { daysIn, lastDays } from './days.ts';
import { DIMENSIONS, METRICS, OTHER } from './measures.ts';
import { documentsFor, numbersOf } from './read-numbers.ts';
import {
  addMinutes,
  DAY_SHARDS,
  dayShardSchema,
  entryOf,
  storedDay,
  sumOfDay,
  type DayContent,
  type LiveMinute,
} from './roll-ups.ts';
import { placeOf, Sketch } from './sketch.ts';
import { withPerson, type PeopleSet } from './people.ts';
import { countOf, type Counts, type Table, type Tally } from './tally.ts';

const NOW = Date.UTC(2026, 10, 23, 12);
const NONE = { shards: [], months: [], pageMonths: [] };

const setOf = (visitors: readonly number[]) =>
  visitors.reduce((set, visitor) => withPerson(set, codesOfVisitor(visitor), 0), '');

function tally(counts: Counts, visitors: readonly number[], country: Table<PeopleSet> = {}): Tally {
  const sketch = new Sketch();
  for (const visitor of visitors) sketch.add(placeOf(new Uint8Array(8).fill(visitor)));
  const people = countOf(counts, 'views') > 0 ? { views: setOf(visitors) } : {};
  return { counts, people, visitors: sketch.encode(), tables: { country } };
}
const content = (counts: Counts, visitors: readonly number[], country: Table<PeopleSet> = {}): DayContent => ({
  whole: tally(counts, visitors, country),
  hours: { 9: counts },
  pages: { 'release.tide': tally(counts, visitors, country), artist: tally({ shares: 1 }, []) },
});
const shard = (day: string, of: DayContent) => ({ day, content: of });

describe('documents of a range', () => {
  it('are at most 40 for a year, and 5 for a day', () => {
    const year = documentsFor(lastDays(NOW, 365), NOW);
    expect(year.months.length + daysIn(year.days ?? { from: '1', to: '0' }).length * DAY_SHARDS).toBeLessThanOrEqual(
      40,
    );
    for (const day of ['2026-11-23', '2026-11-01', '2026-08-26']) {
      const needed = documentsFor({ from: day, to: day }, NOW);
      expect(needed).toEqual({ months: [], days: { from: day, to: day }, hours: true });
    }
  });

  it('of days whose hours are gone are those of months', () => {
    const long = { from: '2026-08-25', to: '2026-08-25' };
    expect(documentsFor(long, NOW)).toEqual({ months: ['2026-08'], days: null, hours: false });
  });

  it('that no host has begun are not read', () => {
    const needed = documentsFor({ from: '2026-11-20', to: '2027-03-04' }, NOW);
    expect(needed).toEqual({ months: ['2026-11'], days: { from: '2026-11-21', to: '2026-11-23' }, hours: false });
    expect(documentsFor({ from: '2027-01-01', to: '2027-01-02' }, NOW)).toEqual({
      months: [],
      days: null,
      hours: true,
    });
  });
});

describe('numbers of a range', () => {
  const [first, second] = [content({ views: 6, visits: 5 }, [1, 2, 3]), content({ views: 4, shares: 1 }, [3, 4, 5])];

  it('of today are the sum of all hosts, and who was at two of them is one visitor', () => {
    const today = { from: '2026-11-23', to: '2026-11-23' };
    const numbers = numbersOf(today, NOW, { ...NONE, shards: [shard(today.from, first), shard(today.from, second)] });
    expect(numbers.total).toMatchObject({ counts: { views: 10, visits: 5, shares: 1 }, visitors: 5 });
    expect(numbers.hours).toEqual({ '2026-11-23T09': { views: 10, visits: 5, shares: 1 } });
    expect(numbers.pages['release.tide']).toEqual({
      counts: { views: 10, visits: 5, shares: 1 },
      people: { views: 5 },
      visitors: 5,
    });
    expect(numbers.pages['artist']?.counts).toEqual({ shares: 2 });
  });

  it('join months with what the hosts have written since, which is newer', () => {
    const range = { from: '2026-11-01', to: '2026-11-23' };
    const month = { month: '2026-11', days: { '02': entryOf(first), '22': entryOf(first) } };
    const numbers = numbersOf(range, NOW, { ...NONE, months: [month], shards: [shard('2026-11-22', second)] });
    expect(numbers.total).toMatchObject({ counts: { views: 10 }, visitors: 6 });
    expect(numbers.days).toHaveLength(23);
    expect(numbers.days[1]).toEqual({
      day: '2026-11-02',
      counts: first.whole.counts,
      people: { views: 3 },
      visitors: 3,
    });
    expect(numbers.days[2]).toEqual({ day: '2026-11-03', counts: {}, people: {}, visitors: 0 });
    expect(numbers.hours).toBeNull();
  });

  it('of a page are of that page alone', () => {
    const range = { from: '2026-10-20', to: '2026-11-23' };
    const pageMonths = [{ month: '2026-10', page: 'release.tide', days: { 31: entryOf(first).whole } }];
    const read = { ...NONE, pageMonths, shards: [shard('2026-11-23', second)] };
    expect(numbersOf(range, NOW, read, 'release.tide').total.counts.views).toBe(10);
    expect(numbersOf(range, NOW, read, 'artist').total.counts).toEqual({ shares: 1 });
    expect(numbersOf(range, NOW, read, 'medley').total.counts).toEqual({});
  });

  it('before the first event are zero, not unknown', () => {
    const numbers = numbersOf({ from: '2020-01-01', to: '2020-01-03' }, NOW, NONE);
    expect(numbers.days.map(({ day }) => day)).toEqual(['2020-01-01', '2020-01-02', '2020-01-03']);
    expect(numbers.total).toMatchObject({ counts: {}, visitors: 0 });
  });

  it('name no country of fewer than five people, and no hour of a day with fewer than five', () => {
    const today = { from: '2026-11-23', to: '2026-11-23' };
    const read = (...contents: DayContent[]) =>
      numbersOf(today, NOW, { ...NONE, shards: contents.map((each) => shard(today.from, each)) });
    const few = content({ views: 40 }, [1], { DE: [39, 0, 0, peopleSetOf(4)], IS: [1, 0, 0, peopleSetOf(1)] });
    const small = read(few, few);
    expect(small.total.tables.country).toEqual({ [OTHER]: [80, 0, 0, 5] });
    expect(small.hours).toEqual({});
    const many = read(few, content({ views: 5 }, [1, 2, 3, 4, 5], { DE: [5, 0, 0, peopleSetOf(5)] }));
    expect(many.total.tables.country).toEqual({ DE: [44, 0, 0, 5], [OTHER]: [1, 0, 0, 1] });
    expect(many.hours).not.toEqual({});
  });
});

it('a day keeps breakdowns of its largest pages, counts of many more, and all in its whole', () => {
  const country: Table<PeopleSet> = { DE: [1, 0, 0, peopleSetOf(1)] };
  const pages = Object.fromEntries(
    Array.from({ length: 240 }, (_, at) => [`release.p${at}`, tally({ views: at }, [at % 250], country)]),
  );
  const one: DayContent = { whole: tally({ views: 28_680 }, []), hours: {}, pages };
  const sum = sumOfDay([one, one]);
  expect(Object.keys(sum.pages)).toHaveLength(200);
  expect(sum.pages['release.p239']).toMatchObject({
    counts: { views: 478 },
    tables: { country: { DE: [2, 0, 0, peopleSetOf(1)] } },
  });
  expect(sum.pages['release.p100']).toMatchObject({ counts: { views: 200 }, tables: {} });
  expect(sum.whole.counts.views).toBe(57_360);
});

it('the largest day fits into a document', () => {
  // As many values as each table keeps, with long names, and dense sketches.
  const sketch = `d${btoa('\u0004'.repeat(12_288))}`;
  const table: Table<PeopleSet> = Object.fromEntries(
    Array.from({ length: 250 }, (_, at) => [`${'site'.repeat(8)}${at}`, [1e6, 1e6, 1e6, peopleSetOf(4)]]),
  );
  const full: Tally = {
    counts: {},
    people: {},
    visitors: sketch,
    tables: Object.fromEntries(DIMENSIONS.map((each) => [each, table])),
  };
  const pages = Object.fromEntries(Array.from({ length: 220 }, (_, at) => [`release.${'p'.repeat(20)}${at}`, full]));
  const day = sumOfDay([
    { whole: full, hours: {}, pages },
    { whole: full, hours: {}, pages },
  ]);
  expect(JSON.stringify(day).length).toBeLessThan(1_000_000);
});

it('the largest day of many visitors fits into a document, and its whole loses nothing', () => {
  // Sparse sketches are as long as dense ones are left out; names of campaigns need three bytes a sign.
  const sparse = (seed: number) => {
    const sketch = new Sketch();
    for (let nth = 0; nth < 400; nth += 1) sketch.add(((nth * 37 + seed) % 16_384) * 64 + 1 + (nth % 8));
    return sketch.encode();
  };
  const counts = Object.fromEntries(METRICS.map((metric) => [metric, 123_456]));
  const people = Object.fromEntries(METRICS.map((metric) => [metric, peopleSetOf(4)]));
  const table: Table<PeopleSet> = Object.fromEntries(
    Array.from({ length: 250 }, (_, at) => [`${'夏'.repeat(40)}${at}`, [1e6, 1e6, 1e6, peopleSetOf(4)]]),
  );
  const tables = Object.fromEntries(DIMENSIONS.map((each) => [each, table]));
  const pages = Object.fromEntries(
    Array.from({ length: 200 }, (_, at) => [
      `release.${'p'.repeat(28)}${at}`,
      { counts, people, visitors: sparse(at), tables },
    ]),
  );
  const whole = { counts, people, visitors: `d${btoa('\u0004'.repeat(12_288))}`, tables };
  const contents = [{ whole, hours: {}, pages }];
  const text = storedDay([...contents, ...contents]);
  expect(new TextEncoder().encode(text).length).toBeLessThan(1_000_000);
  const stored = JSON.parse(text) as DayContent;
  expect(stored.whole.counts.views).toBe(2 * 123_456);
  expect(stored.whole.tables).toEqual(sumOfDay([...contents, ...contents]).whole.tables);
});

it('a stored shard is parsed whole, and refused where a page is none', () => {
  const stored = (pages: object) => ({
    day: '2026-11-23',
    shard: 0,
    writers: { host: { flush: 3, at: 1 } },
    rolledUp: false,
    content: JSON.stringify({ whole: tally({ views: 1 }, [1]), hours: { 23: { views: 1 } }, pages }),
  });
  expect(v.parse(dayShardSchema, stored({ artist: tally({ views: 1 }, [1]) })).content.whole.counts.views).toBe(1);
  expect(v.is(dayShardSchema, stored({ '../x': tally({}, []) }))).toBe(false);
  expect(v.is(dayShardSchema, { ...stored({}), content: '{' })).toBe(false);
});

it('the live view has the last half hour of all hosts', () => {
  const minute = Math.floor(NOW / 60_000);
  const counted = (views: number): LiveMinute => ({ counts: { views }, pages: { artist: views } });
  const shards = [
    {
      minutes: { [minute]: counted(1), [minute - 29]: counted(2), [minute - 30]: counted(9), [minute + 1]: counted(9) },
    },
    { minutes: { [minute]: counted(3) } },
  ];
  expect(addMinutes(shards, NOW)).toEqual({ [minute]: counted(4), [minute - 29]: counted(2) });
});
