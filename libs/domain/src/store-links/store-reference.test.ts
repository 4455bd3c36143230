import { expect, it, test } from 'vitest';
import { REFERENCE_SAMPLES } from '../testing/reference-samples.ts';
import { SERVICE_IDS } from './service-ids.ts';
import { storeReferenceOf } from './store-reference.ts';

test.each(REFERENCE_SAMPLES)('$pasted', ({ pasted, service, kind, id, country = null }) => {
  expect(storeReferenceOf(pasted)).toMatchObject({ service, kind, id, country });
});

it('knows an album or track of every service', () => {
  const known = new Set(REFERENCE_SAMPLES.filter(({ kind }) => kind !== 'artist').map(({ service }) => service));
  expect(SERVICE_IDS.filter((id) => !known.has(id))).toEqual([]);
  expect(known.size).toBeGreaterThanOrEqual(20);
});

test.each([
  'https://spotify.link/AbC123',
  'https://deezer.page.link/AbC123',
  'https://open.spotify.com/playlist/37i9dQZF1DXcBWIGoYBM5M',
  'https://open.spotify.com/',
  'https://www.youtube.com/watch',
  'https://mira.example/album/1',
  'https://open.spotify.com.evil.example/album/4aawyAB9vmqN3uQ7FjRGTy',
  'not a link',
])('%s names no content', (pasted) => {
  expect(storeReferenceOf(pasted)).toBeNull();
});

it('the cleaned URL names the same content', () => {
  for (const { pasted } of REFERENCE_SAMPLES) {
    const reference = storeReferenceOf(pasted);
    expect(reference && storeReferenceOf(reference.url)).toEqual(reference);
  }
});

test.each([
  [
    'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy?si=x&nd=1&dlsi=2',
    'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy',
  ],
  [
    'https://music.apple.com/us/album/x/1440857781?at=10l&ct=y&itscg=30200&app=music&i=2',
    'https://music.apple.com/us/album/x/1440857781?i=2',
  ],
  [
    'https://www.deezer.com/album/302127?utm_campaign=clipboard-generic&utm_source=user_sharing&deferredFl=1',
    'https://www.deezer.com/album/302127',
  ],
  ['https://music.youtube.com/watch?v=dQw4w9WgXcQ&si=abc&pp=1', 'https://music.youtube.com/watch?v=dQw4w9WgXcQ'],
  [
    'https://music.amazon.de/albums/B0064UPU4G?marketplaceId=A1&ref=dm_sh_1&trackAsin=B0064UPXYZ',
    'https://music.amazon.de/albums/B0064UPU4G?trackAsin=B0064UPXYZ',
  ],
  [
    'https://mira.bandcamp.com/album/tide-lines?from=search&search_item_id=1',
    'https://mira.bandcamp.com/album/tide-lines',
  ],
  ['https://music.163.com/#/album?id=34720827&userid=1', 'https://music.163.com/album?id=34720827'],
  [
    'https://www.melon.com/album/detail.htm?albumId=10519338&ref=W10600',
    'https://www.melon.com/album/detail.htm?albumId=10519338',
  ],
])('%s is cleaned', (pasted, url) => {
  expect(storeReferenceOf(pasted)?.url).toBe(url);
});
