import { expect, test } from 'vitest';
import { largestZoom, middleSquare } from './crop-area.ts';

test('a picture is cropped to its centre until the user moves it', () => {
  expect(middleSquare({ width: 4000, height: 3000 })).toEqual({ x: 500, y: 0, width: 3000, height: 3000 });
  expect(middleSquare({ width: 601, height: 900 })).toEqual({ x: 0, y: 150, width: 601, height: 601 });
});

test('zooming ends before the square has too few pixels', () => {
  expect(largestZoom({ width: 640, height: 2000 })).toBe(2);
  expect(largestZoom({ width: 9000, height: 8000 })).toBe(5);
});

test('a small picture is not resized', () => {
  expect(largestZoom({ width: 200, height: 100 })).toBe(1);
});
