import { isrcOf, upcOf } from '@countin/seed/catalogue';
import type { ExampleAlbum, ExampleTrack, NearMiss } from './album.ts';

/** Countries of an album that is live in one region only. */
const ONE_REGION = ['JP', 'KR', 'TW'];

type Change = (album: ExampleAlbum, slug: string) => Partial<ExampleAlbum>;

const CHANGES: Readonly<Record<NearMiss, Change>> = {
  live: (album, slug) => ({
    title: `${album.title} (Live)`,
    date: later(album.date, 2),
    tracks: recordedAgain(album, slug, 23_000).map((track) => ({ ...track, title: `${track.title} - Live` })),
  }),
  remaster: (album, slug) => ({
    title: `${album.title} (Remastered)`,
    date: later(album.date, 5),
    tracks: recordedAgain(album, slug, 0),
  }),
  karaoke: (album, slug) => ({
    title: `${album.title} (Karaoke Version)`,
    artist: 'Sing-Along Stars',
    artistSlug: 'sing-along-stars',
    date: later(album.date, 1),
    tracks: recordedAgain(album, slug, 1000),
  }),
  // Another artist of the same name, with an album of the same title.
  namesake: (album, slug) => ({
    artistSlug: `${album.artistSlug}-namesake`,
    date: later(album.date, -4),
    tracks: [...recordedAgain(album, slug, 61_000), { title: 'Coda', isrc: isrcOf(slug, 99), durationMs: 150_000 }],
  }),
  // The same album, released in one region with its own code.
  'one-region': () => ({ markets: ONE_REGION }),
  deluxe: (album, slug) => ({
    title: `${album.title} (Deluxe Edition)`,
    date: later(album.date, 1),
    tracks: [
      ...album.tracks,
      ...[0, 1, 2].map((index) => ({ title: `Bonus ${index + 1}`, isrc: isrcOf(slug, index), durationMs: 170_000 })),
    ],
  }),
  // A shorter album that was delivered under the code of the first.
  'same-upc': (album, slug) => ({
    upc: album.upc,
    title: `${album.title} (Radio Edit)`,
    tracks: recordedAgain(album, slug, -20_000).slice(0, 1),
  }),
};

/** An album that could be mistaken for another. */
export function nearMissOf(album: ExampleAlbum, nearMiss: NearMiss): ExampleAlbum {
  const slug = `${album.slug}-${nearMiss}`;
  return { ...album, slug, upc: upcOf(slug), nearMiss, ...CHANGES[nearMiss](album, slug) };
}

/** Other recordings of an album's tracks, longer by some milliseconds. */
function recordedAgain({ tracks }: ExampleAlbum, slug: string, longerMs: number): ExampleTrack[] {
  return tracks.map(({ title, durationMs }, index) => ({
    title,
    isrc: isrcOf(slug, index),
    durationMs: durationMs + longerMs,
  }));
}

function later(date: string, years: number): string {
  return `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;
}
