import { NO_FACTS } from '@countin/domain/release-match';
import { describe, expect, it, test } from 'vitest';
import type { CatalogueItem, CatalogueTrack } from '../client/catalogue-client.ts';
import type { CatalogueId } from '../client/catalogue-ids.ts';
import { NO_PARTS } from '../client/item-parts.ts';
import { mergeItems } from './merge-items.ts';

const item = (catalogue: CatalogueId, change: Partial<CatalogueItem> = {}): CatalogueItem => ({
  ...NO_FACTS,
  ...NO_PARTS,
  catalogue,
  kind: 'album',
  id: `${catalogue}-1`,
  service: null,
  url: null,
  title: 'Tide Lines',
  artists: ['Mira Vale'],
  answersCode: null,
  label: null,
  album: null,
  markets: { live: [], complete: false },
  links: [],
  ...change,
});
const track = (number: number, change: Partial<CatalogueTrack> = {}): CatalogueTrack => ({
  title: `Song ${number}`,
  version: '',
  isrc: null,
  durationMs: 180_000 + number * 1000,
  disc: 1,
  number,
  artists: [],
  explicit: false,
  ...change,
});
const merged = (...items: CatalogueItem[]) => mergeItems(items, null);

it('nothing sure gives no release', () => {
  expect(mergeItems([], null)).toBeNull();
});

describe('each field is of the most trusted item that has it', () => {
  test.each<[string, CatalogueItem[], object]>([
    [
      'dates that contradict each other',
      [item('deezer', { date: '2026-11-19' }), item('spotify', { date: '2026-11-20' })],
      { date: '2026-11-20' },
    ],
    [
      'a year, and the day of that year from another',
      [item('spotify', { date: '2026' }), item('deezer', { date: '2026-11-20' })],
      { date: '2026-11-20' },
    ],
    [
      'a year, and the day of another year',
      [item('spotify', { date: '2025' }), item('deezer', { date: '2026-11-20' })],
      { date: '2025' },
    ],
    ['a label that only one names', [item('spotify'), item('deezer', { label: 'Tide' })], { label: 'Tide' }],
    [
      'a code that only one repeats',
      [item('spotify'), item('tidal', { gtins: ['00123456789012'] })],
      { gtin: '00123456789012' },
    ],
    [
      'a kind in the title',
      [item('apple-music', { title: 'Tide Lines - EP', releaseKind: 'ep' })],
      { title: 'Tide Lines', kind: 'ep' },
    ],
    ['no kind, and three tracks', [item('deezer', { trackCount: 3 })], { kind: 'single' }],
    ['no kind, and five tracks', [item('deezer', { trackCount: 5 })], { kind: 'ep' }],
    [
      'a version that one service separates',
      [
        item('spotify', { title: 'Tide Lines (Deluxe Edition)' }),
        item('tidal', {
          title: 'Tide Lines (Deluxe Edition)',
          parted: { title: 'Tide Lines', version: 'Deluxe Edition' },
        }),
      ],
      { title: 'Tide Lines', version: 'Deluxe Edition' },
    ],
    [
      'the version of another edition is not taken',
      [
        item('spotify'),
        item('tidal', { title: 'Tide Lines (Live)', parted: { title: 'Tide Lines', version: 'Live' } }),
      ],
      { title: 'Tide Lines', version: '' },
    ],
    [
      'titles in Japanese',
      [item('spotify', { title: '夜の風鈴' }), item('deezer', { title: 'Yoru no Furin' })],
      { title: '夜の風鈴', version: '' },
    ],
    [
      'titles in Arabic',
      [item('apple-music', { title: 'أغنية الفجر - Single', releaseKind: 'single' })],
      { title: 'أغنية الفجر', kind: 'single' },
    ],
    [
      'covers, the largest first',
      [
        item('spotify', { cover: { url: 'https://i.scdn.co/a', previewUrl: 'https://i.scdn.co/b' } }),
        item('deezer', {
          cover: { url: 'https://cdn-images.dzcdn.net/a', previewUrl: 'https://cdn-images.dzcdn.net/b' },
        }),
      ],
      { covers: [{ catalogue: 'deezer' }, { catalogue: 'spotify' }] },
    ],
  ])('%s', (_what, items, expected) => {
    expect(merged(...items)).toMatchObject(expected);
  });

  it('the item behind the entered link is trusted most', () => {
    const entered = item('deezer', { title: 'Tide Lines (Deluxe)', date: '2026-11-27' });
    expect(mergeItems([item('spotify', { date: '2026-11-20' }), entered], entered)).toMatchObject({
      title: 'Tide Lines (Deluxe)',
      date: '2026-11-27',
    });
  });
});

describe('tracks are of one item as a whole', () => {
  const isrcs = (release: ReturnType<typeof merged>) => release?.tracks.map(({ isrc }) => isrc);

  it('with the ISRCs of another that has the same numbers and durations', () => {
    const spotify = item('spotify', { tracks: [track(1), track(2)] });
    const deezer = item('deezer', {
      tracks: [track(1, { isrc: 'ZZABC2600001', durationMs: 181_400 }), track(2, { isrc: 'ZZABC2600002' })],
    });
    expect(isrcs(merged(deezer, spotify))).toEqual(['ZZABC2600001', 'ZZABC2600002']);
  });

  it('without the ISRC of another recording at the same place', () => {
    const deezer = item('deezer', {
      tracks: [track(1, { isrc: 'ZZABC2600001', durationMs: 240_000 }), track(2, { isrc: 'ZZABC2600002' })],
    });
    expect(isrcs(merged(item('spotify', { tracks: [track(1), track(2)] }), deezer))).toEqual([null, 'ZZABC2600002']);
  });

  it('without anything of a longer edition', () => {
    const deluxe = [1, 2, 3].map((number) => track(number, { isrc: `ZZABC260000${number}` }));
    const release = merged(item('spotify', { tracks: [track(1), track(2)] }), item('deezer', { tracks: deluxe }));
    expect(isrcs(release)).toEqual([null, null]);
  });

  it('in the order of the first that has them, with their own artists', () => {
    const various = [track(1, { artists: ['Ada'] }), track(2, { artists: ['Bruno'] })];
    const release = merged(
      item('spotify', { artists: ['Various Artists'] }),
      item('tidal', { artists: ['Various Artists'], tracks: various }),
    );
    expect(release?.tracks.map(({ artists }) => artists)).toEqual([['Ada'], ['Bruno']]);
  });

  it('with the duration of the same ISRC, whatever its number', () => {
    const apple = item('apple-music', { tracks: [track(1, { isrc: 'ZZABC2600001', durationMs: null })] });
    const deezer = item('deezer', { tracks: [track(7, { isrc: 'ZZABC2600001', durationMs: 200_000 })] });
    expect(merged(apple, deezer)?.tracks).toMatchObject([{ number: 1, durationMs: 200_000 }]);
  });
});

test('rights are those of the line that the service gives, whatever sign it has', () => {
  const release = merged(
    item('spotify', { pLine: '(C) 2026 Tide Records', cLine: '' }),
    item('tidal', { cLine: '2025 Salt' }),
  );
  expect(release).toMatchObject({
    pLine: { year: 2026, owner: 'Tide Records' },
    cLine: { year: 2025, owner: 'Salt' },
  });
});
