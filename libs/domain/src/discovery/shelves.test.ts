import { describe, expect, test } from 'vitest';
import { aMedley, anArtistProfile, aReleasePage } from '../testing/builders.ts';
import { entryOf, medleyCard, releaseCard, shelfAt } from './entry.ts';
import { apart, byScore, oncePerArtist, ORDERS, positionsOf, withoutHidden } from './fair-order.ts';
import { releaseWeekOf, shelfKey, shelfKeys, startOfReleaseWeek } from './shelf-keys.ts';

const by = (artists: string) => [...artists].map((artistId, at) => ({ artistId, at }));
const names = (entries: readonly { artistId: string }[]) => entries.map(({ artistId }) => artistId).join('');

describe('the order', () => {
  test.each([
    ['aab', null, 'aba'],
    ['aaab', null, 'abaa'],
    ['aabbc', null, 'ababc'],
    ['aab', 'a', 'baa'],
    ['aaa', 'a', 'aaa'],
    ['', null, ''],
  ])('%s after %s keeps an artist from following itself: %s', (entries, before, expected) => {
    expect(names(apart(by(entries), before))).toBe(expected);
  });

  test('has each artist once, and none that is hidden', () => {
    expect(oncePerArtist(by('abacb')).map(({ at }) => at)).toEqual([0, 1, 3]);
    expect(names(withoutHidden(by('abac'), new Set(['a'])))).toBe('bc');
  });

  test('puts better scores first, and equal ones in the order of the day', () => {
    const entries = by('abcdefghij');
    const days = Array.from({ length: 200 }, (_, day) => names(byScore(entries, () => 1, day)));
    expect(new Set(days).size).toBeGreaterThan(190);
    expect(names(byScore(entries, () => 1, 7))).toBe(days[7]);
    expect(names(byScore(entries, ({ artistId }) => Number(artistId === 'h'), 7)).startsWith('h')).toBe(true);
  });

  test('gives an artist with ten fans the first screen as often as any other', () => {
    const artists = Array.from({ length: 300 }, (_, at) => `artist-${at}`);
    const seen = new Map(artists.map((artist) => [artist, 0]));
    const weeks = 120;
    for (let week = 2900; week < 2900 + weeks; week += 1) {
      const positions = new Map(artists.map((artist) => [artist, positionsOf(artist, week)]));
      for (let day = 0; day < ORDERS; day += 1) {
        const sorted = artists.toSorted((a, b) => (positions.get(a)?.[day] ?? 0) - (positions.get(b)?.[day] ?? 0));
        for (const artist of sorted.slice(0, 30)) seen.set(artist, (seen.get(artist) ?? 0) + 1);
      }
    }
    const expected = (weeks * ORDERS * 30) / artists.length;
    expect(Math.min(...seen.values())).toBeGreaterThan(0.55 * expected);
    expect(Math.max(...seen.values())).toBeLessThan(1.45 * expected);
  });
});

describe('shelves', () => {
  test.each([
    ['out, and the artist’s newest', 5, { before: 1, after: null }, 'new', null],
    ['out, with one to come', 5, { before: 1, after: 20 }, 'new', 20],
    ['out, with a newer one', 5, { before: 1, after: 9 }, null, null],
    ['to come, the next', 15, { before: 5, after: 20 }, 'next', 15],
    ['to come, the first of all', 15, { before: null, after: null }, 'next', 15],
    ['to come after another', 15, { before: 12, after: null }, null, 12],
    ['out this very moment', 10, { before: null, after: null }, 'new', null],
  ] as const)('a release that is %s', (_what, at, neighbours, shelf, dueAt) => {
    expect(shelfAt({ kind: 'release', at }, neighbours, 10)).toEqual({ shelf, dueAt });
  });

  test('are found by every combination of genre, language and place', () => {
    const keys = shelfKeys('new', { genres: ['jazz', 'folk'], language: 'pt-BR', place: 'São Paulo, Brasil' });
    expect(keys).toHaveLength(18);
    for (const filter of [
      {},
      { genre: 'folk' },
      { language: 'pt-BR', place: 'SAO  PAULO' },
      { genre: 'jazz', language: 'pt-BR', place: 'brasil' },
    ])
      expect(keys).toContain(shelfKey('new', filter));
    expect(keys).not.toContain(shelfKey('new', { genre: 'rock' }));
    expect(keys).not.toContain(shelfKey('next', {}));
    expect(shelfKeys('medleys', { genres: [], language: 'en', place: '' })).toEqual(['medleys', 'medleys l:en']);
    expect(shelfKeys('new', { genres: ['a', 'b', 'c', 'd'], language: 'en', place: 'a,b,c,d,e' })).toHaveLength(32);
  });

  test('of a week begin where Friday begins first', () => {
    const friday = Date.parse('2026-11-26T10:00:00Z');
    expect(startOfReleaseWeek(releaseWeekOf(friday))).toBe(friday);
    expect(releaseWeekOf(friday - 1)).toBe(releaseWeekOf(friday) - 1);
  });
});

test('an entry has public facts alone, and the artist’s name of now', () => {
  const artist = anArtistProfile({ id: 'mira', name: 'New Name', location: 'Porto', genres: ['Jazz', 'own words'] });
  const release = entryOf(
    releaseCard(aReleasePage({ artistId: 'mira', artistName: 'Old Name' }), artist, true),
    { before: null, after: null },
    0,
  );
  expect(release).toMatchObject({ artistName: 'New Name', place: 'Porto', kind: 'release', playable: true });
  const medley = entryOf(medleyCard(aMedley({ artistId: 'mira' }), artist), { before: null, after: null }, 0);
  expect(medley).toMatchObject({ kind: 'medley', title: '', week: 0, genres: ['jazz'] });
  expect(medley.shelves).toContain('medleys g:jazz');
  for (const entry of [release, medley]) {
    expect(Object.keys(entry)).not.toContain('createdBy');
    expect(JSON.stringify(entry)).not.toContain('uid');
  }
});
