import { expect, test } from 'vitest';
import { isClear, largestZoom, middleArea } from './crop-area.ts';

test('a picture is cropped to its centre until the user moves it', () => {
  expect(middleArea({ width: 4000, height: 3000 }, 1)).toEqual({ x: 500, y: 0, width: 3000, height: 3000 });
  expect(middleArea({ width: 601, height: 900 }, 1)).toEqual({ x: 0, y: 150, width: 601, height: 601 });
});

test('zooming ends before the square has too few pixels', () => {
  expect(largestZoom({ width: 640, height: 2000 }, 1)).toBe(2);
  expect(largestZoom({ width: 9000, height: 8000 }, 1)).toBe(5);
});

test('a small picture is not resized', () => {
  expect(largestZoom({ width: 200, height: 100 }, 1)).toBe(1);
});

test('a wide shape takes the middle of a tall picture, and all of one that has it', () => {
  const card = 1200 / 630;
  expect(middleArea({ width: 2400, height: 3000 }, card)).toEqual({ x: 0, y: 870, width: 2400, height: 1260 });
  expect(middleArea({ width: 4000, height: 630 }, card)).toEqual({ x: 1400, y: 0, width: 1200, height: 630 });
  expect([isClear({ width: 1200, height: 630 }, card), isClear({ width: 1200, height: 1200 }, card)]).toEqual([
    true,
    false,
  ]);
  expect(isClear({ width: 600, height: 315 }, card)).toBe(false);
});
