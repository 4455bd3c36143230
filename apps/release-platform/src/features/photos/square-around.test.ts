import { expect, test } from 'vitest';
import { squareAround } from './square-around.ts';

test.each([
  [
    'wide, focus in the middle',
    { width: 3000, height: 2000 },
    { x: 50, y: 50 },
    { x: 500, y: 0, width: 2000, height: 2000 },
  ],
  [
    'wide, focus at the left edge',
    { width: 3000, height: 2000 },
    { x: 0, y: 50 },
    { x: 0, y: 0, width: 2000, height: 2000 },
  ],
  [
    'wide, focus at the right edge',
    { width: 3000, height: 2000 },
    { x: 100, y: 9 },
    { x: 1000, y: 0, width: 2000, height: 2000 },
  ],
  [
    'tall, focus on a face near the top',
    { width: 1000, height: 3000 },
    { x: 50, y: 25 },
    { x: 0, y: 250, width: 1000, height: 1000 },
  ],
  ['a square', { width: 800, height: 800 }, { x: 90, y: 10 }, { x: 0, y: 0, width: 800, height: 800 }],
])('the square of a photo: %s', (_, size, focus, area) => {
  expect(squareAround(size, focus)).toEqual(area);
});
