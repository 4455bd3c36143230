import { expect, test } from 'vitest';
import { clockDuration } from '@countin/domain/release-metadata';
import { readDuration } from './read-duration.ts';

test.each([
  ['3:45', 225_000],
  ['45', 45_000],
  ['１:05', 65_000],
  ['1:02:03', 3_723_000],
  ['0:00', null],
  ['3:60', null],
  ['3,45', null],
  ['-1', null],
  ['13:00:00', null],
  ['x', null],
])('%s is %s', (typed, durationMs) => {
  expect(readDuration(typed)).toBe(durationMs);
});

test('a written duration reads as itself', () => {
  for (const durationMs of [1000, 59_000, 60_000, 3_599_000, 3_600_000])
    expect(readDuration(clockDuration(durationMs))).toBe(durationMs);
});
