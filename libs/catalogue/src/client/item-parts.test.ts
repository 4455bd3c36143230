import { expect, test } from 'vitest';
import { dateOf, durationsOf, gtinKeys, isoDurationMs, isrcsOf } from './item-parts.ts';

test.each([
  ['PT3M5S', 185_000],
  ['PT1H2M3S', 3_723_000],
  ['PT45S', 45_000],
  ['PT3M5.5S', 185_500],
  ['P1D', null],
  ['185', null],
  ['', null],
  [null, null],
])('the duration %s has %s milliseconds', (text, ms) => {
  expect(isoDurationMs(text)).toBe(ms);
});

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-20T08:00:00Z', '2026-11-20'],
  ['2026-11', '2026-11'],
  ['2026', '2026'],
  ['2026-00-00', '2026'],
  ['0000-00-00', null],
  ['soon', null],
  [null, null],
])('the date %s is %s', (text, date) => {
  expect(dateOf(text)).toBe(date);
});

test('bar codes with a wrong check digit are left out', () => {
  expect(gtinKeys('036000291452', '036000291453', null, 'n/a')).toEqual(['00036000291452']);
});

test('ISRCs and durations are all known or none', () => {
  expect(isrcsOf(['GBAYE0600001', 'gb-aye-06-00002'])).toEqual(['GBAYE0600001', 'GBAYE0600002']);
  expect(isrcsOf(['GBAYE0600001', null])).toEqual([]);
  expect(durationsOf([1000, 2000], 2)).toEqual([1000, 2000]);
  expect(durationsOf([1000], 2)).toEqual([]);
  expect(durationsOf([1000, null], 2)).toEqual([]);
});
