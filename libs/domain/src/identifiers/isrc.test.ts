import { expect, it, test } from 'vitest';
import { duplicateIsrcs, formatIsrc, parseIsrc } from './isrc.ts';

test.each([
  ['GBAYE0600001', 'GBAYE0600001'],
  ['gb-aye-06-00001', 'GBAYE0600001'],
  ['QZ K6F 19 01234', 'QZK6F1901234'],
  ['ISRC GB-AYE-06-00001', 'GBAYE0600001'],
  ['ISRC: gbaye0600001', 'GBAYE0600001'],
  ['ＧＢＡＹＥ０６００００１', 'GBAYE0600001'],
])('%s is %s', (entered, isrc) => {
  expect(parseIsrc(entered)).toEqual({ ok: true, isrc });
});

test.each([
  ['', { code: 'isrc/empty' }],
  ['ISRC', { code: 'isrc/empty' }],
  ['GBAYE060001', { code: 'isrc/length', length: 11 }],
  ['GBAYE06000012', { code: 'isrc/length', length: 13 }],
  ['G1AYE0600001', { code: 'isrc/format' }],
  ['GBAYEO600001', { code: 'isrc/format' }],
  ['GBAY!0600001', { code: 'isrc/format' }],
])('%s is refused: %o', (entered, error) => {
  expect(parseIsrc(entered)).toEqual({ ok: false, error });
});

it('is printed with hyphens', () => {
  expect(formatIsrc('GBAYE0600001')).toBe('GB-AYE-06-00001');
});

it('tracks that share an ISRC are named, however it is written', () => {
  const tracks = ['GBAYE0600001', null, 'gb-aye-06-00001', 'GBAYE0600002', '', 'wrong', 'wrong', 'GBAYE0600001'];
  expect(duplicateIsrcs(tracks)).toEqual([{ isrc: 'GBAYE0600001', positions: [0, 2, 7] }]);
});
