import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { addDays, dayOfLife, daySchema, daysIn, lastDays, lengthOf, lifeOf, monthsIn, previousRange } from './days.ts';

describe('a range of days', () => {
  it('has as many days over a clock change and a leap day as over others', () => {
    expect(lengthOf({ from: '2026-03-28', to: '2026-03-30' })).toBe(3);
    expect(daysIn({ from: '2028-02-28', to: '2028-03-01' })).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(daysIn({ from: '2026-11-23', to: '2026-11-22' })).toEqual([]);
    expect(daysIn({ from: '1000-01-01', to: '2026-01-01' })).toHaveLength(366);
  });

  it('is compared with the days just before it', () => {
    expect(previousRange({ from: '2026-03-01', to: '2026-03-07' })).toEqual({ from: '2026-02-22', to: '2026-02-28' });
    expect(lastDays(Date.UTC(2026, 0, 1, 23, 59), 1)).toEqual({ from: '2026-01-01', to: '2026-01-01' });
    expect(lastDays(Date.UTC(2026, 0, 2), 7)).toEqual({ from: '2025-12-27', to: '2026-01-02' });
  });

  it('of a year reaches into 13 months', () => {
    expect(monthsIn({ from: '2025-11-24', to: '2026-11-23' })).toHaveLength(13);
  });
});

it('the life of a release goes from day −14 to day 90', () => {
  const life = lifeOf({ date: '2026-12-04' });
  expect(life).toEqual({ from: '2026-11-20', to: '2027-03-04' });
  expect([life.from, '2026-12-04', life.to].map((day) => dayOfLife({ date: '2026-12-04' }, day))).toEqual([-14, 0, 90]);
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});

it.each(['2026-02-30', '2026-13-01', '26-01-01', '', 'today', '2026-11-23T00'])('%s is no day', (text) => {
  expect(v.is(daySchema, text)).toBe(false);
});
