import { expect, test } from 'vitest';
import { SHOT_NAMES, SHOTS } from './shots.ts';
import { takePhotograph } from './take-photograph.ts';

const SIDE = 64;

test.each(SHOT_NAMES)('%s is a picture of many tones and colours, and the same each time', (name) => {
  const pixels = takePhotograph(SHOTS[name], name, SIDE);
  expect(pixels).toHaveLength(SIDE * SIDE * 3);
  expect(takePhotograph(SHOTS[name], name, SIDE).equals(pixels)).toBe(true);
  const luminance = Array.from(
    { length: SIDE * SIDE },
    (_, at) => (pixels[at * 3] ?? 0) * 0.21 + (pixels[at * 3 + 1] ?? 0) * 0.72 + (pixels[at * 3 + 2] ?? 0) * 0.07,
  );
  const sorted = luminance.toSorted((a, b) => a - b);
  expect(
    (sorted[Math.floor(sorted.length * 0.95)] ?? 0) - (sorted[Math.floor(sorted.length * 0.05)] ?? 0),
  ).toBeGreaterThan(60);
  expect(new Set(Array.from({ length: SIDE * SIDE }, (_, at) => pixels.readUIntBE(at * 3, 3))).size).toBeGreaterThan(
    1000,
  );
});

test('another name makes another picture of the same scene', () => {
  expect(
    takePhotograph(SHOTS['high-valley'], 'one', SIDE).equals(takePhotograph(SHOTS['high-valley'], 'two', SIDE)),
  ).toBe(false);
});
