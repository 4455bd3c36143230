import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sameValue } from './same-value.ts';

it('a copy says the same, whatever the order of its keys', () => {
  const turned = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turned);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .toReversed()
        .map(([key, part]) => [key, turned(part)]),
    );
  };
  fc.assert(fc.property(fc.jsonValue(), (value) => sameValue(value, turned(structuredClone(value)))));
});

it.each([
  ['another text', { a: 'x' }, { a: 'y' }],
  ['one key more', { a: 1 }, { a: 1, b: undefined }],
  ['another key', { a: undefined }, { b: undefined }],
  ['another order of a list', [1, 2], [2, 1]],
  ['a shorter list', [1], [1, 2]],
  ['a list and a map', [], {}],
  ['null and a map', null, {}],
])('%s is not the same', (_what, a, b) => {
  expect(sameValue(a, b)).toBe(false);
  expect(sameValue(b, a)).toBe(false);
});
