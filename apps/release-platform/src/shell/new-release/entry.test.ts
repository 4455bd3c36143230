import { expect, test } from 'vitest';
import { readEntry } from './entry.ts';

test.each([
  'https://open.spotify.com/album/1DFixLWuPkv3KT3TnV35m3',
  'open.spotify.com/album/1DFixLWuPkv3KT3TnV35m3?si=1',
  '036000291452',
  '0 36000 29145 2',
  'GB-AYE-06-00001',
])('services are asked for %s', (text) => {
  expect(readEntry(text).kind).toBe('query');
});

test.each(['', 'Low Sun', '1989', 'No. 1', 'AC/DC', 'Side A: Water', 'untitled.mp3', 'B2B', '夜の風鈴', 'US 99'])(
  '“%s” is a title',
  (text) => {
    expect(readEntry(text)).toEqual({ kind: 'title' });
  },
);

test('a page of an unknown store goes along as a link', () => {
  expect(readEntry('https://shop.example/low-sun')).toEqual({ kind: 'link' });
});

test.each([
  ['036000291453', 'gtin/check-digit', '2'],
  ['https://open.spotify.com/artist/1DFixLWuPkv3KT3TnV35m3', 'link/not-a-release', null],
  ['https://open.spotlfy.com/album/1', 'link/look-alike', null],
  ['https://', 'link/not-a-web-address', null],
])('%s is neither a title nor something to look for', (text, errorCode, expected) => {
  expect(readEntry(text)).toEqual({ kind: 'wrong', errorCode, expected });
});
