import * as v from 'valibot';
import { albumOfRow, rowsSchema, type AlbumPage, type CatalogueArtist } from '../client/artist-albums.ts';
import { dateOf, gtinKeys } from '../client/item-parts.ts';
import { storeTitle } from '../client/store-title.ts';
import { kindOf } from './apple-music-items.ts';
import { albumSchema } from './schemas.ts';

/** A page of an artist's albums. `next` is the path of the page behind it. */
export const artistAlbumsSchema = v.object({ data: rowsSchema, next: v.nullish(v.string()) });

/** Albums of a page that begins at an offset. */
export function appleAlbumPage(
  { data, next }: v.InferOutput<typeof artistAlbumsSchema>,
  offset: number,
): AlbumPage<number> {
  const rows = data.map((row) =>
    albumOfRow(albumSchema, row, ({ id, attributes }) => ({
      catalogue: 'apple-music',
      service: 'apple-music',
      id,
      url: attributes.url,
      title: storeTitle(attributes.name).title,
      artists: [attributes.artistName],
      date: dateOf(attributes.releaseDate),
      releaseKind: kindOf(attributes.name, attributes.isSingle),
      trackCount: attributes.trackCount,
      gtins: gtinKeys(attributes.upc),
    })),
  );
  return { rows, next: next ? offset + data.length : null };
}

const artists = v.object({
  data: v.array(v.object({ id: v.string(), attributes: v.optional(v.object({ name: v.string() })) })),
});
/** Albums or songs with their artists. */
export const namedArtistsSchema = v.object({
  data: v.array(v.object({ relationships: v.optional(v.object({ artists: v.optional(artists) })) })),
});

/** Artists of the first album or song. */
export function namedArtists({ data }: v.InferOutput<typeof namedArtistsSchema>): readonly CatalogueArtist[] {
  const named = data[0]?.relationships?.artists?.data ?? [];
  return named.map(({ id, attributes }) => ({ id, name: attributes?.name ?? '' }));
}
