import { expect, test } from 'vitest';
import { unknownFacts } from './unknown-facts.ts';

const known = ['Low Sun', 'Mira Okafor', 'https://countin.fm/release/mira.low-sun', '2026-12-04', '18:00', '5', '6'];

test.each([
  ['Low Sun, out on 4 December 2026 at 18:00.', []],
  ['Low Sun by Mira Okafor, at 6 p.m.: https://countin.fm/release/mira.low-sun.', []],
  ['“Low Sun” von Mira Okafor.', []],
  ['「Low Sun」は12月4日。', []],
  ['تصدر في ٤ ديسمبر ٢٠٢٦', []],
  ['Recorded in 1999 on 24 tracks.', ['1999', '24']],
  ['Listen: https://spotify.example/x', ['https://spotify.example/x']],
  ['With @somebody.else', ['@somebody.else']],
  ['“Album of the year”, says the press.', ['Album of the year']],
  ['२०१९ में', ['2019']],
  ['2027, 2027', ['2027']],
])('%s', (draft, doubts) => {
  expect(unknownFacts(draft, known)).toEqual(doubts);
});
