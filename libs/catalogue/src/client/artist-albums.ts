import { storeReferenceOf, type KnownServiceId } from '@countin/domain/store-links';
import * as v from 'valibot';
import type { CatalogueId } from './catalogue-ids.ts';

/** Albums of one artist that are read; a service that lists more says so by `more`. */
export const MOST_ALBUMS = 1000;

/** Artist of an album, as a service names it. */
export interface CatalogueArtist {
  /** The service's own id. */
  readonly id: string;
  /** Empty if the answer has only the id. */
  readonly name: string;
}

/** Album as a service lists it under an artist: fewer facts than an item by id. */
export interface ArtistAlbum {
  readonly catalogue: CatalogueId;
  readonly service: KnownServiceId;
  readonly id: string;
  /** Normalised address of its page. */
  readonly url: string;
  readonly title: string;
  /** Empty if the list names none: they are then the artist's own. */
  readonly artists: readonly string[];
  /** `2026`, `2026-11` or `2026-11-20`; null if unknown. */
  readonly date: string | null;
  readonly releaseKind: 'single' | 'ep' | 'album' | null;
  readonly trackCount: number | null;
  /** Bar codes as 14 digits; empty if the list has none. */
  readonly gtins: readonly string[];
}

/** Albums of an artist at one service. */
export interface ArtistAlbums {
  /** {@link MOST_ALBUMS} at most, each once. */
  readonly albums: readonly ArtistAlbum[];
  /** Rows of the answers that could not be read. */
  readonly skipped: number;
  /** Whether the service lists more than were read. */
  readonly more: boolean;
}

/** One page of a list, with the place where the next begins; null at the end. */
export interface AlbumPage<Place> {
  /** Null for a row that cannot be read. */
  readonly rows: readonly (ArtistAlbum | null)[];
  readonly next: Place | null;
}

/**
 * Reads a list page by page, up to {@link MOST_ALBUMS} rows. Null if there is no such artist.
 *
 * @param ask gives the page at a place; null if there is none
 */
export async function readAlbumPages<Place>(
  first: Place,
  ask: (place: Place) => Promise<AlbumPage<Place> | null>,
): Promise<ArtistAlbums | null> {
  const rows: AlbumPage<Place>['rows'][number][] = [];
  let place: Place | null = first;
  while (place !== null && rows.length < MOST_ALBUMS) {
    const page: AlbumPage<Place> | null = await ask(place);
    if (!page) return rows.length > 0 ? listOf(rows, false) : null;
    rows.push(...page.rows.slice(0, MOST_ALBUMS + 1));
    // A service that repeats an empty page must not be read for ever.
    place = page.rows.length > 0 ? page.next : null;
  }
  return listOf(rows, place !== null);
}

function listOf(rows: AlbumPage<unknown>['rows'], hasNext: boolean): ArtistAlbums {
  const read = rows.slice(0, MOST_ALBUMS);
  const albums = read.filter((row) => row !== null);
  return {
    albums: [...new Map(albums.map((album) => [album.id, album])).values()],
    skipped: read.length - albums.length,
    more: hasNext || rows.length > read.length,
  };
}

/** Text of a row: longer ones are no title and no name. */
export const rowText = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500));
/** Rows of an answer. Each is parsed by itself, so that a broken one costs only itself. */
export const rowsSchema = v.array(v.unknown());

/** Album of a row; null if the row has not the expected form, or no page of an album at its service. */
export function albumOfRow<Schema extends v.GenericSchema>(
  schema: Schema,
  row: unknown,
  albumOf: (row: v.InferOutput<Schema>) => ArtistAlbum,
): ArtistAlbum | null {
  const parsed = v.safeParse(schema, row);
  if (!parsed.success) return null;
  const album = albumOf(parsed.output);
  const reference = storeReferenceOf(album.url);
  return reference?.service === album.service && reference.kind === 'album' ? { ...album, url: reference.url } : null;
}
