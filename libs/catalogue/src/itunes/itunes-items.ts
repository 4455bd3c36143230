import { storeReferenceOf } from '@countin/domain/store-links';
import type { CatalogueItem } from '../client/catalogue-client.ts';
import { dateOf, durationsOf, onlyIn } from '../client/item-parts.ts';
import type { ItunesAlbum, ItunesTrack } from './schemas.ts';

const NONE = { catalogue: 'itunes', service: 'apple-music', gtins: [], isrcs: [], links: [], label: null } as const;

/** An album with its tracks, which may be none. Answers repeat no codes. */
export function itunesAlbum(
  album: ItunesAlbum,
  tracks: readonly ItunesTrack[],
  market: string,
  answersCode: string | null,
): CatalogueItem {
  const ordered = tracks
    .filter(({ collectionId }) => collectionId === album.collectionId)
    .sort((one, other) => one.discNumber - other.discNumber || one.trackNumber - other.trackNumber);
  return {
    ...NONE,
    kind: 'album',
    id: String(album.collectionId),
    url: cleaned(album.collectionViewUrl),
    title: album.collectionName,
    artists: [album.artistName],
    answersCode,
    durationsMs: durationsOf(
      ordered.map((track) => track.trackTimeMillis),
      album.trackCount,
    ),
    trackCount: album.trackCount,
    date: dateOf(album.releaseDate),
    album: null,
    markets: onlyIn(market),
  };
}

/** A track. */
export function itunesTrack(track: ItunesTrack, market: string): CatalogueItem {
  const { collectionId, collectionName } = track;
  return {
    ...NONE,
    kind: 'track',
    id: String(track.trackId),
    url: cleaned(track.trackViewUrl),
    title: track.trackName,
    artists: [track.artistName],
    answersCode: null,
    durationsMs: durationsOf([track.trackTimeMillis], 1),
    trackCount: null,
    date: dateOf(track.releaseDate),
    album: collectionId ? { id: String(collectionId), title: collectionName ?? '' } : null,
    markets: onlyIn(market),
  };
}

/** Addresses of the answers end in `?uo=4`, which counts clicks. */
function cleaned(url: string): string {
  return storeReferenceOf(url)?.url ?? url;
}
