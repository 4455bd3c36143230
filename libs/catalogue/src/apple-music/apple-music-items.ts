import type { CatalogueItem, ReleaseParts } from '../client/catalogue-client.ts';
import { storeTitle } from '../client/store-title.ts';
import {
  allTracks,
  dateOf,
  durationOf,
  durationsOf,
  gtinKeys,
  isrcOf,
  isrcsOf,
  NO_PARTS,
  onlyIn,
} from '../client/item-parts.ts';
import type { AppleAlbum, AppleSong } from './schemas.ts';

/** Sides of covers, pixels. Services deliver 3000 to stores. */
const [LARGE, SMALL] = [3000, 300];
const APPLE = { ...NO_PARTS, catalogue: 'apple-music', service: 'apple-music', links: [] } as const;

/** An album of a storefront. */
export function appleAlbum(
  { id, attributes, relationships }: AppleAlbum,
  market: string,
  answersCode: string | null,
): CatalogueItem {
  const tracks = relationships?.tracks?.data ?? [];
  const complete = tracks.length === attributes.trackCount;
  return {
    ...APPLE,
    kind: 'album',
    id,
    url: attributes.url,
    title: attributes.name,
    artists: [attributes.artistName],
    gtins: gtinKeys(attributes.upc),
    isrcs: complete ? isrcsOf(tracks.map((track) => track.attributes?.isrc)) : [],
    answersCode,
    durationsMs: complete
      ? durationsOf(
          tracks.map((track) => track.attributes?.durationInMillis),
          attributes.trackCount,
        )
      : [],
    trackCount: attributes.trackCount,
    date: dateOf(attributes.releaseDate),
    label: attributes.recordLabel ?? null,
    album: null,
    markets: onlyIn(market),
    tracks: allTracks(
      tracks.flatMap((track, at) =>
        track.attributes?.name
          ? [
              {
                title: track.attributes.name,
                version: '',
                isrc: isrcOf(track.attributes.isrc),
                durationMs: durationOf(track.attributes.durationInMillis),
                disc: track.attributes.discNumber ?? 1,
                number: track.attributes.trackNumber ?? at + 1,
                artists: track.attributes.artistName ? [track.attributes.artistName] : [],
                explicit: track.attributes.contentRating === 'explicit',
              },
            ]
          : [],
      ),
      attributes.trackCount,
    ),
    cover: coverOf(attributes.artwork),
    releaseKind: kindOf(attributes.name, attributes.isSingle),
    pLine: attributes.copyright ?? null,
    // The last word of Apple's list is `Music`, whatever it is.
    genres: (attributes.genreNames ?? []).filter((name) => name !== 'Music'),
  };
}

/** Kind by the name, and by Apple's own mark of singles. */
export function kindOf(name: string, isSingle: boolean | null | undefined): ReleaseParts['releaseKind'] {
  return storeTitle(name).releaseKind ?? (isSingle ? 'single' : null);
}

function coverOf(artwork: AppleAlbum['attributes']['artwork']): ReleaseParts['cover'] {
  if (!artwork) return null;
  const sized = (most: number) => {
    const side = String(Math.min(most, artwork.width ?? most));
    return artwork.url.replaceAll('{w}', side).replaceAll('{h}', side).replaceAll('{f}', 'jpg');
  };
  return { url: sized(LARGE), previewUrl: sized(SMALL) };
}

/** A song of a storefront. */
export function appleSong(
  { id, attributes, relationships }: AppleSong,
  market: string,
  answersCode: string | null,
): CatalogueItem {
  const album = relationships?.albums?.data[0];
  return {
    ...APPLE,
    kind: 'track',
    id,
    url: attributes.url,
    title: attributes.name,
    artists: [attributes.artistName],
    gtins: [],
    isrcs: isrcsOf([attributes.isrc]),
    answersCode,
    durationsMs: durationsOf([attributes.durationInMillis], 1),
    trackCount: null,
    date: dateOf(attributes.releaseDate),
    label: null,
    album: album
      ? {
          id: album.id,
          title: album.attributes?.name ?? '',
          releaseKind: kindOf(album.attributes?.name ?? '', album.attributes?.isSingle),
        }
      : null,
    markets: onlyIn(market),
  };
}
