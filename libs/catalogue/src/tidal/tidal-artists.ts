import * as v from 'valibot';
import { albumOfRow, rowsSchema, type AlbumPage, type CatalogueArtist } from '../client/artist-albums.ts';
import { dateOf, gtinKeys } from '../client/item-parts.ts';
import { albumSchema, type TidalResource } from './schemas.ts';
import { kindOf, pageOf, titleOf } from './tidal-items.ts';

/** A page of an artist's albums: their ids, with the albums beside them. */
export const artistAlbumsSchema = v.object({
  data: v.array(v.object({ id: v.string(), type: v.string() })),
  included: v.optional(rowsSchema, []),
  links: v.optional(v.object({ next: v.nullish(v.string()) })),
});

/** Albums of a page. Those not playable in the country are left out: the answer has no rows of them. */
export function tidalAlbumPage({ data, included, links }: v.InferOutput<typeof artistAlbumsSchema>): AlbumPage<string> {
  const byId = new Map(included.map((one) => [v.is(identified, one) ? one.id : '', one]));
  const listed = data.filter(({ type, id }) => type === 'albums' && !v.is(blocked, byId.get(id)));
  const rows = listed.map(({ id }) =>
    albumOfRow(albumSchema, byId.get(id), (album) => ({
      catalogue: 'tidal',
      service: 'tidal',
      id,
      url: pageOf(album.attributes.externalLinks, 'album', id),
      title: titleOf(album.attributes),
      artists: [],
      date: dateOf(album.attributes.releaseDate),
      releaseKind: kindOf(album),
      trackCount: album.attributes.numberOfItems,
      gtins: gtinKeys(album.attributes.barcodeId),
    })),
  );
  return { rows, next: cursorOf(links?.next) };
}

const identified = v.object({ id: v.string() });
const blocked = v.object({ attributes: v.object({ availability: v.pipe(v.array(v.string()), v.length(0)) }) });

/** Place of the next page, from its relative address. */
function cursorOf(next: string | null | undefined): string | null {
  return next ? new URLSearchParams(next.slice(next.indexOf('?') + 1)).get('page[cursor]') : null;
}

/** Artists of an album or track, in its order. */
export function namedArtists(item: TidalResource, included: readonly TidalResource[]): readonly CatalogueArtist[] {
  const related = ('relationships' in item ? item.relationships?.artists?.data : undefined) ?? [];
  const names = new Map(
    included.flatMap((one) =>
      one.type === 'artists' && 'attributes' in one && 'name' in one.attributes ? [[one.id, one.attributes.name]] : [],
    ),
  );
  return related.map(({ id }) => ({ id, name: names.get(id) ?? '' }));
}
