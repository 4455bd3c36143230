import * as v from 'valibot';
import { albumOfRow, rowsSchema, type AlbumPage } from '../client/artist-albums.ts';
import { dateOf } from '../client/item-parts.ts';
import { simpleAlbum } from './schemas.ts';
import { kindOf } from './spotify-items.ts';

/** A page of an artist's albums. `next` is the address of the page behind it. */
export const artistAlbumsSchema = v.object({ items: rowsSchema, next: v.nullish(v.string()) });
/** Artists of an album or track. */
export const namedArtistsSchema = v.object({ artists: v.array(v.object({ id: v.string(), name: v.string() })) });

/** Albums of a page that begins at an offset. Rows have no codes. */
export function spotifyAlbumPage(
  { items, next }: v.InferOutput<typeof artistAlbumsSchema>,
  offset: number,
): AlbumPage<number> {
  const rows = items.map((row) =>
    albumOfRow(simpleAlbum, row, (album) => ({
      catalogue: 'spotify',
      service: 'spotify',
      id: album.id,
      url: album.external_urls.spotify,
      title: album.name,
      artists: album.artists.map(({ name }) => name),
      date: dateOf(album.release_date),
      releaseKind: kindOf(album),
      trackCount: album.total_tracks,
      gtins: [],
    })),
  );
  return { rows, next: next ? offset + items.length : null };
}
