import { expect, test } from 'vitest';
import { moveOf } from './order-between.ts';

const list = [1, 2, 3, 4].map((order) => ({ id: `photo-${order}`, order }));
const moved = (...ids: number[]) => ids.map((id) => list[id - 1]!);

test.each([
  ['down one', moved(2, 1, 3, 4), { id: 'photo-1', order: 2.5 }],
  ['down to the end', moved(2, 3, 4, 1), { id: 'photo-1', order: 5 }],
  ['down between two', moved(1, 3, 2, 4), { id: 'photo-2', order: 3.5 }],
  ['up to the start', moved(4, 1, 2, 3), { id: 'photo-4', order: 0 }],
  ['up between two', moved(1, 4, 2, 3), { id: 'photo-4', order: 1.5 }],
  ['down over two', moved(2, 3, 1, 4), { id: 'photo-1', order: 3.5 }],
])('a photo moved %s gets a number between its neighbours', (_, after, move) => {
  expect(moveOf(list, after)).toEqual(move);
  const changed = list.map((photo) => (photo.id === move.id ? move : photo)).sort((a, b) => a.order - b.order);
  expect(changed.map(({ id }) => id)).toEqual(after.map(({ id }) => id));
});

test('nothing moved changes nothing', () => {
  expect(moveOf(list, list)).toBeNull();
  expect(moveOf([], [])).toBeNull();
});
