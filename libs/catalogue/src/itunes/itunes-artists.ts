import * as v from 'valibot';
import { albumOfRow, rowsSchema, type AlbumPage } from '../client/artist-albums.ts';
import { dateOf } from '../client/item-parts.ts';
import { storeTitle } from '../client/store-title.ts';
import { collectionSchema } from './schemas.ts';

/** An artist with its albums. */
export const lookedUpSchema = v.object({ results: rowsSchema });
/** An album or track with the id of its artist. */
export const namedArtistsSchema = v.object({
  results: v.array(v.object({ artistId: v.number(), artistName: v.string() })),
});
const artistSchema = v.object({ wrapperType: v.literal('artist') });

/** The albums of an answer, without the artist itself. */
export function itunesAlbumPage(results: readonly unknown[]): AlbumPage<number> {
  const rows = results.filter((row) => !v.is(artistSchema, row));
  return {
    rows: rows.map((row) =>
      albumOfRow(collectionSchema, row, (album) => ({
        catalogue: 'itunes',
        service: 'apple-music',
        id: String(album.collectionId),
        url: album.collectionViewUrl,
        ...storeTitle(album.collectionName),
        artists: [album.artistName],
        date: dateOf(album.releaseDate),
        trackCount: album.trackCount,
        gtins: [],
      })),
    ),
    next: null,
  };
}
