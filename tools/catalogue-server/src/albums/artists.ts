import { codeFrom, isrcOf, upcOf } from '@countin/seed/catalogue';
import type { ExampleAlbum } from './album.ts';

/** An artist with more albums than any client reads. No look-up finds them; only the artist's list has them. */
export const PROLIFIC = { slug: 'prolific', name: 'Ada Everywhere', albums: 1060 } as const;
/** Position of a row in the prolific artist's lists that is not as the services document it. */
const BROKEN_AT = 2;

/** Id of an artist at a service. iTunes has Apple Music's ids. */
export function artistIdOf(service: string, artistSlug: string): string {
  const text = `${service === 'itunes' ? 'apple-music' : service} artist ${artistSlug}`;
  return service === 'spotify' ? codeFrom(text, 22) : codeFrom(text, 9, '123456789');
}

/** Pages of an artist at the services. */
export function artistPages(artistSlug: string): Readonly<Record<string, string>> {
  return {
    spotify: `https://open.spotify.com/artist/${artistIdOf('spotify', artistSlug)}`,
    'apple-music': `https://music.apple.com/us/artist/${artistSlug}/${artistIdOf('apple-music', artistSlug)}`,
    tidal: `https://tidal.com/artist/${artistIdOf('tidal', artistSlug)}`,
    deezer: `https://www.deezer.com/artist/${artistIdOf('deezer', artistSlug)}`,
  };
}

/** Albums of the prolific artist. */
export function prolificAlbums(): ExampleAlbum[] {
  return Array.from({ length: PROLIFIC.albums }, (_, index) => {
    const slug = `${PROLIFIC.slug}-${index}`;
    const title = `Everywhere ${index + 1}`;
    return {
      slug,
      artistSlug: PROLIFIC.slug,
      title,
      artist: PROLIFIC.name,
      upc: upcOf(slug),
      date: `${1990 + (index % 30)}-05-10`,
      label: PROLIFIC.name,
      tracks: [{ title, isrc: isrcOf(slug, 0), durationMs: 180_000 }],
      markets: null,
      nearMiss: null,
    };
  });
}

/** Rows of an artist's list. One of the prolific artist's is broken. */
export function listedRows<Row extends object>(
  albums: readonly ExampleAlbum[],
  rowOf: (album: ExampleAlbum) => Row,
): (Row | { readonly id: null })[] {
  return albums.map((album) => (album.slug === `${PROLIFIC.slug}-${BROKEN_AT}` ? { id: null } : rowOf(album)));
}

/** A page of a list, and where the next begins; null at the end. */
export function pageOf(albums: readonly ExampleAlbum[], from: number, most: number) {
  const end = from + most;
  return { albums: albums.slice(from, end), next: end < albums.length ? end : null };
}
