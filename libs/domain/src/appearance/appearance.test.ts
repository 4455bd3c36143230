import { expect, test } from 'vitest';
import * as v from 'valibot';
import { musicProductSchema } from '../release/product.ts';
import { aMusicProduct } from '../testing/builders.ts';
import { DEFAULT_APPEARANCE } from './appearance.ts';
import { mayBeSetIn } from './typeface-files.ts';

test('a new release for which no look is chosen has the default one', () => {
  const { appearance: _appearance, ...release } = aMusicProduct();
  expect(v.parse(musicProductSchema, release).appearance).toEqual(DEFAULT_APPEARANCE);
});

test.each([
  ['Tide', 'Tide', true],
  ['Tide 夜', 'Tide', true],
  ['Tide “夜”!', 'Tide', true],
  ['Tidę', 'Tide', false],
  ['夜の線', 'Tide', false],
  ['!!!', 'Tide!', false],
  ['', 'Tide', false],
])('the text “%s” in a typeface with the letters “%s”: %s', (text, letters, expected) => {
  expect(mayBeSetIn(new Set(letters), text)).toBe(expected);
});
