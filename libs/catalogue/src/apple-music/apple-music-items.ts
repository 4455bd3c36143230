import type { CatalogueItem } from '../client/catalogue-client.ts';
import { dateOf, durationsOf, gtinKeys, isrcsOf, onlyIn } from '../client/item-parts.ts';
import type { AppleAlbum, AppleSong } from './schemas.ts';

const APPLE = { catalogue: 'apple-music', service: 'apple-music', links: [] } as const;

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
  };
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
    album: album ? { id: album.id, title: album.attributes?.name ?? '' } : null,
    markets: onlyIn(market),
  };
}
