import { LIMITS } from '@countin/domain/fields';
import type { FoundLink, FoundRow } from '@countin/domain/link-finding';
import { aStoreLink } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { listedAs, replaceLink, sureLinks } from './add-found.ts';
import { confidenceWord } from '../../../../shell/releases/judge-found.ts';
import { knownCode } from './known-code.ts';

const TIDAL = 'https://tidal.com/album/1';
const DEEZER = 'https://www.deezer.com/album/1';
const found = (url: string, confidence = 95): FoundLink => ({
  url,
  method: 'upc',
  via: 'TIDAL',
  confidence,
  reasons: [],
  facts: null,
  countries: { live: [], complete: false },
});
const row = (service: 'tidal' | 'deezer', url: string): FoundRow => ({
  service,
  attribution: null,
  status: 'found',
  link: found(url),
});
let id = 0;
const options = { newId: () => `new-${++id}`, now: 7, storeOrder: ['deezer', 'tidal'] };

test('sure links are added in the artist’s order, with how they were found', () => {
  const added = sureLinks([], [row('tidal', TIDAL), row('deezer', DEEZER)], options);
  expect(added).toMatchObject([
    { service: 'deezer', url: DEEZER, source: 'upc', confidence: 95, foundAt: 7 },
    { service: 'tidal', url: TIDAL },
  ]);
});

test('a service that has another link already gets no second one without a question', () => {
  const own = aStoreLink({ service: 'tidal', url: 'https://tidal.com/album/2' });
  expect(sureLinks([own], [row('tidal', TIDAL)], options)).toEqual([]);
  expect(listedAs([own], 'tidal', TIDAL)).toBe('other-link');
  expect(listedAs([own], 'tidal', own.url)).toBe('this-link');
  expect(listedAs([own], 'tidal', 'https://tidal.com/browse/album/2')).toBe('this-link');
});

test('a full list takes no more', () => {
  const full = Array.from({ length: LIMITS.storeLinks }, (_, at) =>
    aStoreLink({ id: `l${at}`, service: 'other', url: `https://shop${at}.example/` }),
  );
  expect(sureLinks(full, [row('tidal', TIDAL)], options)).toEqual([]);
  expect(sureLinks(full.slice(1), [row('tidal', TIDAL), row('deezer', DEEZER)], options)).toHaveLength(1);
});

test('doubtful pages are never added by themselves', () => {
  const doubtful: FoundRow = {
    service: 'tidal',
    attribution: null,
    status: 'doubtful',
    candidates: [found(TIDAL, 60)],
  };
  expect(sureLinks([], [doubtful], options)).toEqual([]);
});

test('a replaced link keeps its place, id and countries', () => {
  const links = [
    aStoreLink({ id: 'a' }),
    aStoreLink({ id: 'b', service: 'tidal', url: 'https://tidal.com/album/2', territories: ['PT'], hidden: true }),
  ];
  const replaced = replaceLink(links, 'tidal', found(TIDAL), 7);
  expect(replaced[0]).toBe(links[0]);
  expect(replaced[1]).toMatchObject({ id: 'b', url: TIDAL, territories: ['PT'], hidden: true, source: 'upc' });
});

test('of two links of a service, the one for all countries is replaced', () => {
  const links = [
    aStoreLink({ id: 'a', service: 'tidal', url: 'https://tidal.com/album/2', territories: ['JP'] }),
    aStoreLink({ id: 'b', service: 'tidal', url: 'https://tidal.com/album/3', territories: [] }),
  ];
  expect(replaceLink(links, 'tidal', found(TIDAL), 7).map(({ url }) => url)).toEqual([links[0]?.url, TIDAL]);
});

test.each([
  [100, 'certain'],
  [75, 'likely'],
  [74, 'possible'],
  [40, 'doubtful'],
] as const)('a confidence of %i is %s', (confidence, word) => {
  expect(confidenceWord(confidence)).toBe(word);
});

test('a release is found by its UPC, or by the ISRC of its only track', () => {
  const track = { title: 'Low Sun', isrc: 'GBAYE0600001' };
  expect(knownCode({ upc: '036000291452', tracks: [track] })).toBe('036000291452');
  expect(knownCode({ tracks: [track] })).toBe('GBAYE0600001');
  expect(knownCode({ tracks: [track, track] })).toBeNull();
});
