import { describe, expect, test } from 'vitest';
import { aMedley, anArtistProfile, aReleasePage } from '../testing/builders.ts';
import { entryOf, medleyCard, releaseCard, shelfAt, shownOnShelf, type DiscoveryCard } from './entry.ts';
import { firstInstant } from '../release/release-moment.ts';
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

const HOUR = 3_600_000;

function pageOn(date: string) {
  const releaseMoment = { mode: 'local', date, time: '00:00' } as const;
  return { releaseMoment, firstInstant: firstInstant(releaseMoment) };
}

function aReleaseOn(date: string) {
  const { releaseMoment, firstInstant: at } = pageOn(date);
  return { releaseMoment, at };
}

describe('shelves', () => {
  test.each([
    ['out, and the artist’s newest', 5, { before: 1, after: null }, ['new'], null],
    ['out, with one to come', 5, { before: 1, after: 20 }, ['new'], 20],
    ['out, with a newer one', 5, { before: 1, after: 9 }, [], null],
    ['to come, the next', 15, { before: 5, after: 20 }, ['next'], 15],
    ['to come, the first of all', 15, { before: null, after: null }, ['next'], 15],
    ['to come after another', 15, { before: 12, after: null }, [], 12],
    ['out this very moment', 10, { before: null, after: null }, ['new'], null],
  ] as const)('a release that is %s', (_what, at, neighbours, shelves, dueAt) => {
    const card = { kind: 'release', at, releaseMoment: null } as const;
    expect(shelfAt(card, neighbours, 10)).toEqual({ shelves, dueAt });
  });

  test('have a release of local midnights on both sides until all have it, with what it replaces', () => {
    const card = { kind: 'release', ...aReleaseOn('2026-11-25') } as const;
    const neighbours = { before: 0, after: null };
    const last = card.at + 26 * HOUR;
    expect(shelfAt(card, neighbours, card.at - 1)).toEqual({ shelves: ['next'], dueAt: card.at });
    expect(shelfAt(card, neighbours, card.at)).toEqual({ shelves: ['new', 'next'], dueAt: last });
    expect(shelfAt(card, neighbours, last)).toEqual({ shelves: ['new'], dueAt: null });
    const older = { kind: 'release', ...aReleaseOn('2026-10-01') } as const;
    expect(shelfAt(older, { before: null, after: last }, card.at)).toEqual({ shelves: ['new'], dueAt: last });
    expect(shelfAt(older, { before: null, after: last }, last)).toEqual({ shelves: [], dueAt: null });
  });

  test('show each reader the artist’s newest release, and the next', () => {
    const artist = anArtistProfile({ id: 'mira' });
    const [old, wave, next] = ['2026-11-20', '2026-11-25', '2026-12-04'].map((date) =>
      releaseCard({ ...aReleasePage({ id: date, artistId: 'mira', ...pageOn(date) }) }, artist, false),
    ) as [DiscoveryCard, DiscoveryCard, DiscoveryCard];
    const now = Date.parse('2026-11-24T15:42:00Z');
    const shown = (shelf: 'new' | 'next', zone: string) =>
      shownOnShelf(shelf === 'new' ? [wave, old] : [wave, next], shelf, now, zone).map(({ id }) => id);
    expect([shown('new', 'America/Los_Angeles'), shown('next', 'America/Los_Angeles')]).toEqual([[old.id], [wave.id]]);
    expect([shown('new', 'Asia/Tokyo'), shown('next', 'Asia/Tokyo')]).toEqual([[wave.id], [next.id]]);
  });

  test.each([
    ['Lisbon', 'PT', ['Portugal', 'portugal ', 'ポルトガル', '포르투갈', 'lisbon'], ['Spain', 'Porto']],
    ['Porto, Portugal', null, ['Portugal', 'البرتغال', 'porto'], ['Lisbon']],
    ['京都', 'JP', ['Japan', '日本', 'Japón', '京都'], ['China']],
    ['Gothenburg', 'SE', ['Sverige', 'Sweden', 'Suède'], ['Norway']],
    ['Lisbon', null, ['Portugal'], ['Spain']],
    ['Portugal', null, ['Portugal'], []],
    ['Austin, USA', null, ['United States', 'US', 'austin'], []],
    ['Paris, Texas', null, ['paris', 'texas'], ['France']],
    ['Lisbon', 'US', ['United States', 'lisbon'], ['Portugal']],
    ['', 'PT', ['Portugal'], ['']],
    ['', null, [], ['Portugal']],
  ] as const)('of an artist from %j, country %j, are found by %j, not by %j', (place, country, finding, others) => {
    const keys = shelfKeys('new', { genres: [], language: 'en', place, country });
    const isFound = (typed: string) => keys.includes(shelfKey('new', { place: typed }));
    expect(finding.filter((typed) => !isFound(typed))).toEqual([]);
    expect(others.filter((typed) => typed !== '' && isFound(typed))).toEqual([]);
  });

  test('are found by every combination of genre, language and place', () => {
    const keys = shelfKeys('new', {
      genres: ['jazz', 'folk'],
      language: 'pt-BR',
      place: 'São Paulo, Brasil',
      country: null,
    });
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
    expect(shelfKeys('medleys', { genres: [], language: 'en', place: '', country: null })).toEqual([
      'medleys',
      'medleys l:en',
    ]);
    expect(
      shelfKeys('new', { genres: ['a', 'b', 'c', 'd'], language: 'en', place: 'a,b,c,d,e', country: 'PT' }),
    ).toHaveLength(32);
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
