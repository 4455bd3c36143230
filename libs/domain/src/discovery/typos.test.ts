import { expect, test } from 'vitest';
import { isCorrectable, isOneTypo, typoKeys } from './typos.ts';

test.each([
  ['night', 'nihgt', true],
  ['night', 'nght', true],
  ['night', 'niight', true],
  ['night', 'nigjt', true],
  ['night', 'inght', true],
  ['night', 'nigth', true],
  ['night', 'nights', true],
  ['night', 'ight', true],
  ['night', 'night', true],
  ['night', 'thing', false],
  ['night', 'nit', false],
  ['night', 'nhigt', false],
  ['night', 'nightly', false],
  ['ليل', 'ليلة', true],
])('%s and %s: one typo apart is %s', (one, other, expected) => {
  expect([isOneTypo(one, other), isOneTypo(other, one)]).toEqual([expected, expected]);
  const shared = typoKeys(one).some((key) => typoKeys(other).includes(key));
  // Keys may also be shared by words that are further apart, never the other way round.
  if (expected) expect(shared).toBe(true);
});

test('short words and numbers are not corrected', () => {
  expect(['sun', '1984', 'moon', 'ночь'].map(isCorrectable)).toEqual([false, false, true, true]);
});
