import { expect, test } from 'vitest';
import { moveAround } from './move-around.ts';

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const order = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

test('an item moves before another', () => {
  expect(order(moveAround(items, new Set(['d']), 'b', 'before'))).toBe('adbc');
});

test('an item moves after another', () => {
  expect(order(moveAround(items, new Set(['a']), 'c', 'after'))).toBe('bcad');
});

test('several items move together and keep their order', () => {
  expect(order(moveAround(items, new Set(['d', 'a']), 'b', 'after'))).toBe('badc');
});

test('an item dropped on itself stays', () => {
  expect(order(moveAround(items, new Set(['b']), 'b', 'after'))).toBe('abcd');
});

test('an unknown target changes nothing', () => {
  expect(order(moveAround(items, new Set(['b']), 'x', 'before'))).toBe('abcd');
});
