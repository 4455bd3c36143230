import { expect, test } from 'vitest';
import { readEntry } from './link-entry.ts';

const SPOTIFY = 'https://open.spotify.com/album/1DFixLWuPkv3KT3TnV35m3';

test.each([
  ['nothing', ' \n', { kind: 'empty' }],
  ['a UPC', '036000291452', { kind: 'query', isAddress: false }],
  ['a UPC as it is printed', '0 36000 29145 2', { kind: 'query', isAddress: false }],
  ['an ISRC with its prefix', 'ISRC: GB-AYE-06-00001', { kind: 'query', isAddress: false }],
  ['one address', `${SPOTIFY}?si=1`, { kind: 'query', isAddress: true }],
  ['several addresses', `${SPOTIFY}\nhttps://tidal.com/album/1`, { kind: 'links' }],
  ['a plain link', 'https://mira.example/shop', { kind: 'links' }],
  ['an artist’s page', 'https://open.spotify.com/artist/1DFixLWuPkv3KT3TnV35m3', { kind: 'links' }],
  ['a host that looks like a store’s', 'https://spotlfy.com/album/1', { kind: 'links' }],
  ['a wrong check digit', '036000291453', { kind: 'wrong', errorCode: 'gtin/check-digit', expected: '2' }],
  ['a UPC that is too short', '03600029145', { kind: 'wrong', errorCode: 'gtin/length', expected: null }],
  ['words', 'low sun', { kind: 'wrong', errorCode: 'link/nothing-to-find', expected: null }],
] as const)('%s', (_, text, entry) => {
  expect(readEntry(text)).toEqual(entry);
});
