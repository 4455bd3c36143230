import { ARTISTS, durationOf, isrcOf, upcOf, type ArtistEntry, type ReleaseEntry } from '@countin/seed/catalogue';
import type { ExampleAlbum } from './album.ts';

const DAY_MS = 86_400_000;

/**
 * The example data's releases as stores have them. Drafts are in no store.
 *
 * @param today instant of the day from which the example data counts, milliseconds since 1970
 */
export function exampleAlbums(today: number): ExampleAlbum[] {
  return ARTISTS.flatMap((artist) =>
    artist.releases.flatMap((release) =>
      release.day === null || release.status === 'draft'
        ? []
        : [albumOf(artist, release, today + release.day * DAY_MS)],
    ),
  );
}

function albumOf(artist: ArtistEntry, release: ReleaseEntry, at: number): ExampleAlbum {
  const titles = release.tracks ?? [release.title];
  return {
    slug: release.slug,
    artistSlug: artist.slug,
    title: release.title,
    artist: artist.name,
    upc: upcOf(release.slug),
    date: new Date(at).toISOString().slice(0, 10),
    label: release.label ?? artist.name,
    tracks: titles.map((title, index) => ({
      title,
      isrc: isrcOf(release.slug, index),
      durationMs: durationOf(release.slug, index),
    })),
    markets: null,
    nearMiss: null,
  };
}
