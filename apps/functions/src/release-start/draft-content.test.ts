import type { CatalogueTrack, ReleaseDraft } from '@countin/catalogue';
import { LIMITS } from '@countin/domain/fields';
import { musicProductSchema, productContentSchema } from '@countin/domain/release-metadata';
import { ARTIST_DEFAULTS } from '@countin/domain/profile';
import { aMusicProduct } from '@countin/domain/testing';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { draftContent, type DraftSource } from './draft-content.ts';
import { mayBeOf, otherArtists } from './other-artists.ts';

const OWN = 'Mira Vale';
const RELEASE: ReleaseDraft = {
  title: 'Tide Lines',
  version: '',
  kind: 'album',
  artists: [OWN],
  date: '2026-11-20',
  label: 'Tide Records',
  gtin: null,
  tracks: [],
  pLine: null,
  cLine: null,
  genres: [],
  covers: [],
};
const track = (change: Partial<CatalogueTrack> = {}): CatalogueTrack => ({
  title: 'Salt',
  version: '',
  isrc: 'ZZABC2600001',
  durationMs: 180_000,
  disc: 1,
  number: 1,
  artists: [OWN],
  explicit: false,
  ...change,
});
const row = (url: string): DraftSource['rows'][number] => ({
  service: 'deezer',
  attribution: null,
  status: 'found',
  link: {
    url,
    method: 'upc',
    via: 'Deezer',
    confidence: 92.5,
    reasons: [],
    facts: null,
    countries: { live: [], complete: false },
  },
});
function draft(release: Partial<ReleaseDraft>, source: Partial<DraftSource> = {}) {
  let made = 0;
  const { content, notes } = draftContent({
    release: { ...RELEASE, ...release },
    upc: '',
    rows: [],
    artist: { name: OWN, slug: 'mira-vale' },
    defaults: ARTIST_DEFAULTS,
    language: 'en',
    newId: () => `link-${(made += 1)}`,
    now: 1000,
    ...source,
  });
  // What the editor reads.
  v.parse(musicProductSchema, { ...aMusicProduct(), ...content });
  expect(v.parse(productContentSchema, content)).toEqual(content);
  return { content, notes };
}

describe('whatever services answer becomes a draft that the editor can save', () => {
  test.each<[string, Partial<ReleaseDraft>, object, readonly string[]]>([
    ['a title above its limit', { title: 'a'.repeat(500) }, { title: 'a'.repeat(LIMITS.title) }, ['text-shortened']],
    [
      'a character at the limit is not cut in half',
      { title: `${'a'.repeat(LIMITS.title - 1)}🌊` },
      { title: 'a'.repeat(LIMITS.title - 1) },
      ['text-shortened'],
    ],
    ['half a character', { title: 'Tide \ud800 Lines' }, { title: 'Tide \ufffd Lines' }, []],
    ['marks that turn the text around', { title: 'Tide\u202e Lines' }, { title: 'Tide Lines' }, []],
    ['a title in Japanese', { title: '夜の風鈴' }, { title: '夜の風鈴' }, []],
    ['a title in Arabic', { title: 'أغنية الفجر' }, { title: 'أغنية الفجر' }, []],
    ['a month', { date: '2026-11' }, { releaseMoment: null }, ['date-left-out']],
    ['no date', { date: null }, { releaseMoment: null }, ['date-left-out']],
    ['a day that does not exist', { date: '2026-02-31' }, { releaseMoment: null }, ['date-left-out']],
    ['a past day', { date: '1999-01-02' }, { releaseMoment: { mode: 'local', date: '1999-01-02' } }, []],
    ['a year before all recordings', { pLine: { year: 1066, owner: 'Harold' } }, { pLine: null }, ['value-left-out']],
    [
      'genres of the list, and others',
      { genres: ['Electronic', 'Blob', 'Pop'] },
      { genre: 'electronic', secondaryGenre: 'pop' },
      [],
    ],
    ['genres in other words', { genres: ['Elektronisch'] }, { genre: null, secondaryGenre: null }, []],
    [
      'too many artists',
      { artists: [OWN, ...Array.from({ length: 30 }, (_, at) => `Singer ${at} Zed`)] },
      {
        artists: Array.from({ length: LIMITS.releaseArtists }, (_, at) =>
          expect.objectContaining({ name: `Singer ${at} Zed` }),
        ),
      },
      ['artists-left-out'],
    ],
    [
      'a guest of the title',
      { title: 'Tide Lines (feat. Elin)', artists: [OWN, 'Elin'] },
      { artists: [{ name: 'Elin', role: 'featured', artistId: null }] },
      [],
    ],
    ['various artists', { artists: ['Various Artists'] }, { artists: [] }, []],
  ])('%s', (_what, release, expected, notes) => {
    const made = draft(release);
    expect(made.content).toMatchObject(expected);
    expect(made.notes).toEqual(notes);
  });

  test('tracks above their number are left out', () => {
    const { content, notes } = draft({ tracks: Array.from({ length: 130 }, () => track()) });
    expect([content.tracks.length, notes]).toEqual([LIMITS.tracks, ['tracks-left-out']]);
  });

  test('tracks that fill more than a document are left out', () => {
    const artists = Array.from({ length: 25 }, (_, at) => `${at} ${'界'.repeat(200)}`);
    const { content, notes } = draft({ tracks: Array.from({ length: 100 }, () => track({ artists })) });
    expect(content.tracks.length).toBeGreaterThan(20);
    expect(content.tracks.length).toBeLessThan(100);
    expect(notes).toEqual(['artists-left-out', 'text-shortened', 'tracks-left-out']);
  });

  test('a track without a title is left out, one of a day stays without its duration', () => {
    const { content, notes } = draft({ tracks: [track({ title: ' ' }), track({ durationMs: 86_400_000 })] });
    expect(content.tracks).toMatchObject([{ title: 'Salt', durationMs: null }]);
    expect(notes).toEqual(['tracks-left-out', 'value-left-out']);
  });

  test('artists of tracks are guests beside the own one, and players otherwise', () => {
    const { content } = draft({
      artists: ['Various Artists'],
      tracks: [track({ artists: [OWN, 'Elin'] }), track({ artists: ['Ada Bruno'] })],
    });
    expect(content.tracks.map(({ credits }) => credits.map(({ role, name }) => [role, name]))).toEqual([
      [['featured', 'Elin']],
      [['performer', 'Ada Bruno']],
    ]);
  });

  test('a link keeps how it was found; one that the editor would refuse is left out', () => {
    const rows = [row('https://www.deezer.com/album/1'), row('https://dezeer.example/album/1')];
    const { content, notes } = draft({}, { rows });
    expect(content.storeLinks).toMatchObject([
      { service: 'deezer', url: 'https://www.deezer.com/album/1', source: 'upc', confidence: 93, foundAt: 1000 },
    ]);
    expect(notes).toEqual(['value-left-out']);
  });

  test('a release without a title is none', () => {
    expect(() => draft({ title: '\u3164' })).toThrow(expect.objectContaining({ code: 'link/nothing-found' }));
  });
});

test.each([
  [['Mira Vale'], []],
  [['mira vále'], []],
  [['Mira Vale & Elin'], ['Elin']],
  [['Mira Vale', 'Elin', 'Elin'], ['Elin']],
  [['Elin', 'Mira Vale'], ['Elin']],
  [['Ada & Bruno'], ['Ada & Bruno']],
  [['ミラ'], []],
  [
    ['ミラ', 'Elin'],
    ['ミラ', 'Elin'],
  ],
  [['Various Artists'], []],
])('beside the own artist, %j are %j', (names, others) => {
  expect(otherArtists(names, OWN)).toEqual(others);
});

test.each([
  [['Mira Vale'], true],
  [['Elin', 'Mira Vale'], true],
  [['Mira Vale & Elin'], true],
  [['ミラ'], true],
  [['Various Artists'], true],
  [[], true],
  [['Anders Vinter'], false],
])('a release of %j may be the artist’s: %s', (names, may) => {
  expect(mayBeOf(names, OWN)).toBe(may);
});
