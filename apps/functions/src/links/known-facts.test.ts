import type { LinkQuery } from '@countin/domain/link-finding';
import { readLinkQuery } from '@countin/domain/link-finding';
import { aMusicProduct } from '@countin/domain/testing';
import type { Track } from '@countin/domain/release';
import { expect, test } from 'vitest';
import { knownFacts } from './known-facts.ts';

const aTrack = (change: Partial<Track>): Track => ({
  title: 'Salt',
  version: '',
  isrc: 'GBAYE0600001',
  durationMs: 180_000,
  explicit: false,
  ai: null,
  credits: [],
  ...change,
});
const release = aMusicProduct({
  title: 'Low Sun',
  version: 'Deluxe Edition',
  upc: '036000291452',
  artists: [
    { name: 'Anders Vinter', role: 'main', artistId: null },
    { name: 'Salt Choir', role: 'featured', artistId: null },
  ],
  tracks: [aTrack({}), aTrack({ title: 'Tide', version: 'Live', isrc: 'GBAYE0600002', durationMs: 200_000 })],
});
const queryOf = (text: string): LinkQuery => {
  const read = readLinkQuery(text);
  if (!read.ok) throw new Error(read.code);
  return read.query;
};
const artists = ['Mira Okafor', 'Anders Vinter'];

test('of a release all that the artist has entered is known', () => {
  expect(knownFacts(release, 'Mira Okafor', queryOf('036000291452'))).toEqual({
    title: 'Low Sun (Deluxe Edition)',
    artists,
    gtins: ['00036000291452'],
    isrcs: ['GBAYE0600001', 'GBAYE0600002'],
    durationsMs: [180_000, 200_000],
    trackCount: 2,
    date: '2026-12-04',
  });
});

test('facts that some tracks lack are unknown', () => {
  const [first, ...others] = release.tracks;
  const part = { ...release, upc: '', tracks: [{ ...first, ...aTrack({ isrc: '', durationMs: null }) }, ...others] };
  const facts = knownFacts(part, 'Mira Okafor', queryOf('036000291452'));
  expect(facts).toMatchObject({ gtins: [], isrcs: [], durationsMs: [], trackCount: 2 });
});

test('an ISRC names the track that has it', () => {
  expect(knownFacts(release, 'Mira Okafor', queryOf('GB-AYE-06-00002'))).toMatchObject({
    title: 'Tide (Live)',
    artists,
    isrcs: ['GBAYE0600002'],
    durationsMs: [200_000],
    trackCount: null,
  });
});

test('of a track that is not in the release only the artists are known', () => {
  const facts = knownFacts(release, 'Mira Okafor', queryOf('https://open.spotify.com/track/4aawyAB9vmqN3uQ7FjRGTy'));
  expect(facts).toMatchObject({ title: '', artists, gtins: [], isrcs: [] });
});
