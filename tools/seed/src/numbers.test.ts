import {
  countOf,
  documentsFor,
  lastDays,
  numbersOf,
  rowsOf,
  type DayRange,
  type Dimension,
  type Metric,
  type RangeNumbers,
} from '@countin/domain/numbers';
import { documents } from '@countin/domain/documents';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ARTISTS } from './catalogue/catalogue.ts';
import type { ArtistEntry } from './catalogue/entries.ts';
import { COUNTED_DAYS, exampleVisits, numberDocuments } from './numbers.ts';
import { artistId } from './profile-ids.ts';

const NOW = Date.parse('2026-11-20T15:04:05Z');
const mira = ARTISTS.find(({ slug }) => slug === 'mira-okafor') as ArtistEntry;
const id = artistId(mira.slug);
const stored = numberDocuments(mira, NOW);
const within = (prefix: string) => stored.filter(({ path }) => path.startsWith(prefix)).map(({ data }) => data);

/** Documents that the screen reads. */
function read(range: DayRange, page?: string): RangeNumbers {
  const { months, days } = documentsFor(range, NOW);
  const shards = within(`artistProfiles/${id}/dayNumbers/`)
    .map((data) => v.parse(documents.dayNumbers('artist', id).schema, data))
    .filter(({ day }) => days !== null && day >= days.from && day <= days.to);
  const inMonths = stored.filter(({ path }) => months.some((month) => path.includes(`/monthNumbers/${month}`)));
  return numbersOf(
    range,
    NOW,
    {
      shards,
      months: inMonths
        .filter(({ data }) => data['page'] === undefined)
        .map(({ data }) => v.parse(documents.monthNumbers('artist', id, '').schema, data)),
      pageMonths: inMonths
        .filter(({ data }) => data['page'] !== undefined)
        .map(({ data }) => v.parse(documents.pageMonth('artist', id, '', '').schema, data)),
    },
    page,
  );
}

const visits = exampleVisits(mira, NOW);
const inRange = ({ from, to }: DayRange) => visits.filter(({ day }) => day >= from && day <= to);

const RANGES = [1, 2, 7, 8, 28, COUNTED_DAYS].map((days) => lastDays(NOW, days));
test.each(RANGES)('the numbers from $from to $to are those of the visits', (range) => {
  const { total, days } = read(range);
  const truth = inRange(range);
  for (const metric of ['views', 'visits', 'storeClicks', 'signups', 'confirmed', 'plays', 'shares'] satisfies Metric[])
    expect(countOf(total.counts, metric), metric).toBe(
      truth.reduce((sum, { counts }) => sum + countOf(counts, metric), 0),
    );
  for (const { day, counts, visitors } of days) {
    const ofDay = truth.filter((each) => each.day === day);
    expect(countOf(counts, 'views'), day).toBe(ofDay.length);
    // So few visitors are told apart exactly, but for two in one register.
    expect(Math.abs(visitors - new Set(ofDay.map(({ visitor }) => visitor)).size), day).toBeLessThanOrEqual(1);
  }
});

test.each(['country', 'language', 'device', 'source', 'app', 'service', 'clock'] satisfies Dimension[])(
  'the table of %s has every visit, the small groups together',
  (dimension) => {
    const range = lastDays(NOW, 28);
    const truth = new Map<string, number>();
    for (const { tables } of inRange(range))
      for (const [value, [views, clicks]] of Object.entries(tables[dimension] ?? {}))
        truth.set(value, (truth.get(value) ?? 0) + (dimension === 'service' ? clicks : views));
    const rows = rowsOf(read(range).total.tables[dimension]);
    const shown = rows.map(([value, [views, clicks]]) => [value, dimension === 'service' ? clicks : views] as const);
    for (const [value, count] of shown) if (value !== '*') expect(count, value).toBe(truth.get(value));
    expect(shown.reduce((sum, [, count]) => sum + count, 0)).toBe([...truth.values()].reduce((a, b) => a + b, 0));
  },
);

test('the numbers of one page are those of its visits', () => {
  const range = lastDays(NOW, 28);
  for (const page of new Set(inRange(range).map((each) => each.page)))
    expect(countOf(read(range, page).total.counts, 'views'), page).toBe(
      inRange(range).filter((each) => each.page === page).length,
    );
});

test('nothing lies in the future', () => {
  expect(visits.filter(({ day, hour }) => Date.parse(day) + hour * 3_600_000 > NOW)).toEqual([]);
  expect(visits.length).toBeGreaterThan(1000);
});
