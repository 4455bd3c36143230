import * as v from 'valibot';
import { albumOfRow, rowsSchema, rowText, type AlbumPage, type CatalogueArtist } from '../client/artist-albums.ts';
import { dateOf } from '../client/item-parts.ts';
import { KINDS } from './deezer-items.ts';

/** A page of an artist's albums. `next` is the address of the page behind it. */
export const artistAlbumsSchema = v.object({ data: rowsSchema, next: v.nullish(v.string()) });
/** Rows have no codes, no numbers of tracks and no artists. */
const rowSchema = v.object({
  id: v.number(),
  title: rowText,
  link: v.string(),
  release_date: v.nullish(v.string()),
  record_type: v.nullish(v.string()),
});

/** Albums of a page that begins at an index. */
export function deezerAlbumPage(
  { data, next }: v.InferOutput<typeof artistAlbumsSchema>,
  index: number,
): AlbumPage<number> {
  const rows = data.map((row) =>
    albumOfRow(rowSchema, row, (album) => ({
      catalogue: 'deezer',
      service: 'deezer',
      id: String(album.id),
      url: album.link,
      title: album.title,
      artists: [],
      date: dateOf(album.release_date),
      releaseKind: KINDS.get(album.record_type ?? '') ?? null,
      trackCount: null,
      gtins: [],
    })),
  );
  return { rows, next: next ? index + data.length : null };
}

const namedArtist = v.object({ id: v.number(), name: v.string() });
/** Artists of an album or track. */
export const namedArtistsSchema = v.object({
  artist: namedArtist,
  contributors: v.optional(v.array(namedArtist), []),
});

/** The main artist first, each once. */
export function namedArtists({
  artist,
  contributors,
}: v.InferOutput<typeof namedArtistsSchema>): readonly CatalogueArtist[] {
  const byId = new Map([artist, ...contributors].map(({ id, name }) => [id, { id: String(id), name }]));
  return [...byId.values()];
}
