import { describe, expect, test } from 'vitest';
import { addDays } from './days.ts';
import type { DayNumbers } from './read-numbers.ts';
import { isComparable, remarkableOf } from './remarkable.ts';
import { addCounts, NO_FIGURES, type Table } from './tally.ts';

const NOW = Date.UTC(2026, 10, 23, 12);
const TODAY = '2026-11-23';

/** Numbers of days up to today. */
const numbersOf = (views: readonly number[], source: Table = {}, last = TODAY) => {
  const days = views.map((count, at): DayNumbers => ({
    day: addDays(last, at + 1 - views.length),
    counts: { views: count },
    people: {},
    visitors: count,
  }));
  return { days, total: { ...NO_FIGURES, counts: addCounts(days.map(({ counts }) => counts)), tables: { source } } };
};
const usual = [20, 22, 18, 21, 19, 20, 22];

describe('what is remarkable', () => {
  test('is nothing without views', () => {
    expect(remarkableOf(numbersOf([0, 0, 0]), null, NOW)).toEqual({ kind: 'nothing' });
  });

  test('is not said of a handful of views', () => {
    expect(remarkableOf(numbersOf([1, 9, 2]), null, NOW)).toEqual({ kind: 'few', views: 12 });
  });

  test('is a day far above a usual one', () => {
    expect(remarkableOf(numbersOf([20, 20, 100, 20, 20, 20, 20, 7]), null, NOW)).toEqual({
      kind: 'day',
      day: '2026-11-18',
      views: 100,
      times: 5,
    });
  });

  test('is no day of a page whose first views are new: empty days before are not usual', () => {
    expect(remarkableOf(numbersOf([...Array(20).fill(0), 30, 31, 29, 3]), null, NOW).kind).not.toBe('day');
  });

  test('is the busiest day where a usual one has no views: nothing is so many times that', () => {
    expect(remarkableOf(numbersOf([1, 0, 0, 0, 100, 0, 0, 0, 7]), null, NOW)).toEqual({
      kind: 'best',
      day: '2026-11-19',
      views: 100,
    });
  });

  test('is never the day that is not over', () => {
    expect(remarkableOf(numbersOf([...usual, 300]), null, NOW).kind).not.toBe('day');
  });

  test.each([
    [[40, 40, 40, 40, 40, 40, 40, 3], 1],
    [[10, 10, 10, 10, 10, 10, 10, 3], -0.5],
  ])('is a change against the days before, today left out: %j', (views, share) => {
    const before = numbersOf(Array(8).fill(20), {}, addDays(TODAY, -8));
    expect(remarkableOf(numbersOf(views), before, NOW)).toEqual({ kind: 'change', share });
  });

  test('is no change against days without numbers', () => {
    expect(remarkableOf(numbersOf([...usual, 3]), numbersOf(Array(8).fill(0)), NOW).kind).toBe('usual');
  });

  test('is no change against days in which counting began', () => {
    const begun = [0, 0, 0, 0, 0, 0, 20, 30];
    const before = numbersOf(begun, {}, addDays(TODAY, -8));
    before.days.forEach((day, at) => Object.assign(day, { counts: begun[at] ? day.counts : {} }));
    expect(isComparable(before)).toBe(false);
    expect(remarkableOf(numbersOf([...usual, 3]), before, NOW).kind).toBe('usual');
  });

  test('is a site that brings many of the views, but not those without a site', () => {
    const source = { direct: [70, 0, 0, 5], 'blog.example': [65, 0, 0, 5], '*': [10, 0, 0, 5] } as const;
    expect(remarkableOf(numbersOf([...usual, 3], source), null, NOW)).toEqual({
      kind: 'source',
      source: 'blog.example',
      share: 65 / 145,
    });
  });

  test('is a usual day otherwise', () => {
    expect(remarkableOf(numbersOf([...usual, 3]), null, NOW)).toEqual({ kind: 'usual', views: 20 });
  });

  test('counts no day whose views are left out', () => {
    const { days, total } = numbersOf([...usual, 40, 3]);
    const hidden = days.map((day, at): DayNumbers => (at < 5 ? { ...day, counts: {}, withheld: ['views'] } : day));
    expect(remarkableOf({ days: hidden, total }, numbersOf(usual.map(() => 60)), NOW)).toEqual({
      kind: 'usual',
      views: 22,
    });
    const none = days.map((day): DayNumbers => ({ ...day, counts: {}, withheld: ['views'] }));
    expect(remarkableOf({ days: none, total }, null, NOW)).toEqual({ kind: 'few', views: 185 });
  });

  test('is found in a range of today alone', () => {
    expect(remarkableOf(numbersOf([50]), null, NOW)).toEqual({ kind: 'usual', views: 50 });
  });
});
