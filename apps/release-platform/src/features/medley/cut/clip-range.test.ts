import { describe, expect, it } from 'vitest';
import { clipTime, firstRange, moved, volumeAt, withEnd, withStart } from './clip-range.ts';

const RANGE = { start: 100, end: 130 };

describe('the range of a clip', () => {
  it.each([
    [600, { start: 285, end: 315 }],
    [30, { start: 0, end: 30 }],
    [31, { start: 0.5, end: 30.5 }],
  ])('begins in the middle of %d seconds', (seconds, range) => {
    expect(firstRange(seconds)).toEqual(range);
  });

  it.each([
    ['earlier: the end stays', 80, { start: 80, end: 130 }],
    ['too early: the end follows, 90 seconds later', 20, { start: 20, end: 110 }],
    ['too late: the end follows, 30 seconds later', 120, { start: 120, end: 150 }],
    ['before the file', -5, { start: 0, end: 90 }],
    ['so late that no clip would be left', 595, { start: 570, end: 600 }],
  ])('start %s', (_what, start, range) => {
    expect(withStart(RANGE, start, 600)).toEqual(range);
  });

  it.each([
    ['later: the start stays', 150, { start: 100, end: 150 }],
    ['too late: the start follows, 90 seconds earlier', 250, { start: 160, end: 250 }],
    ['too early: the start follows, 30 seconds earlier', 110, { start: 80, end: 110 }],
    ['behind the file', 900, { start: 510, end: 600 }],
    ['before the shortest clip', 3, { start: 0, end: 30 }],
  ])('end %s', (_what, end, range) => {
    expect(withEnd(RANGE, end, 600)).toEqual(range);
  });

  it.each([
    ['on', 5, { start: 105, end: 135 }],
    ['against the start of the file', -500, { start: 0, end: 30 }],
    ['against its end', 5000, { start: 570, end: 600 }],
  ])('moves %s as a whole', (_what, by, range) => {
    expect(moved(RANGE, by, 600)).toEqual(range);
  });

  it('a hundred steps of a tenth are ten seconds', () => {
    let range = RANGE;
    for (let step = 0; step < 100; step++) range = moved(range, 0.1, 600);
    expect(range).toEqual({ start: 110, end: 140 });
  });
});

it.each([
  [0, '0:00.0'],
  [9.96, '0:10.0'],
  [83.44, '1:23.4'],
  [3600, '60:00.0'],
])('%d seconds are written %s', (seconds, text) => {
  expect(clipTime(seconds)).toBe(text);
});

it.each([
  ['at the start', 0, 0],
  ['half way into the fade', 1, 0.5],
  ['between the fades', 15, 1],
  ['half way out', 28, 0.5],
  ['at the end', 30, 0],
])('volume %s', (_what, at, volume) => {
  expect(volumeAt(at, 30, { fadeIn: 2, fadeOut: 4 })).toBe(volume);
});

it('a clip without fades keeps its volume to both ends', () => {
  expect([0, 30].map((at) => volumeAt(at, 30, { fadeIn: 0, fadeOut: 0 }))).toEqual([1, 1]);
});
