import * as v from 'valibot';
import { expect, it } from 'vitest';
import { LIMITS } from '../fields/limits.ts';
import { medleySchema } from './medley.ts';
import { aMedley } from '../testing/builders.ts';

const [slot] = aMedley().slots;

it.each([
  ['its shortest', { durationMs: LIMITS.clipShortestMs }, true],
  ['a millisecond less', { durationMs: LIMITS.clipShortestMs - 1 }, false],
  ['its longest', { durationMs: LIMITS.clipLongestMs }, true],
  ['a millisecond more', { durationMs: LIMITS.clipLongestMs + 1 }, false],
  ['no release', { productId: null, releaseTitle: null }, true],
  ['no title', { title: ' ' }, false],
])('a track with %s fits: %o %s', (_what, change, fits) => {
  expect(v.is(medleySchema, aMedley({ slots: [{ ...slot, ...change }] as ReturnType<typeof aMedley>['slots'] }))).toBe(
    fits,
  );
});

it.each([
  [0, false],
  [1, true],
  [4, true],
  [5, false],
])('%i tracks: %s', (count, fits) => {
  expect(
    v.is(
      medleySchema,
      aMedley({ slots: Array.from({ length: count }, () => slot) as ReturnType<typeof aMedley>['slots'] }),
    ),
  ).toBe(fits);
});
