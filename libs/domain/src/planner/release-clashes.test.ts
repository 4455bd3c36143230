import { expect, test } from 'vitest';
import { addDays, daysBetween } from './plan-days.ts';
import type { ReleaseFacts } from './plan-facts.ts';
import { releaseClashes } from './release-clashes.ts';

const release = (id: string, date: string | null, status: ReleaseFacts['status'] = 'draft') =>
  ({ id, status, releaseMoment: date === null ? null : { mode: 'local', date, time: '00:00' } }) as ReleaseFacts;

test('releases less than a week apart clash; a week apart, archived and without a date they do not', () => {
  const found = releaseClashes([
    release('c', '2026-12-12'),
    release('a', '2026-12-04'),
    release('b', '2026-12-05'),
    release('same', '2026-12-05'),
    release('archived', '2026-12-04', 'archived'),
    release('undated', null),
  ]);
  expect(found).toEqual([
    { first: 'a', second: 'b', days: 1 },
    { first: 'a', second: 'same', days: 1 },
    { first: 'b', second: 'same', days: 0 },
  ]);
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  // The clocks of Europe change on these days.
  ['2026-03-30', -1, '2026-03-29'],
  ['2026-10-24', 2, '2026-10-26'],
])('%s and %i days are %s', (date, days, other) => {
  expect(addDays(date, days)).toBe(other);
  expect(daysBetween(date, other)).toBe(days);
});
