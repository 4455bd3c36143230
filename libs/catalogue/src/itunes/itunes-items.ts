import { storeReferenceOf } from '@countin/domain/store-links';
import type { CatalogueItem } from '../client/catalogue-client.ts';
import { storeTitle } from '../client/store-title.ts';
import { allTracks, dateOf, durationOf, durationsOf, NO_PARTS, onlyIn } from '../client/item-parts.ts';
import type { ItunesAlbum, ItunesTrack } from './schemas.ts';

const NONE = {
  ...NO_PARTS,
  catalogue: 'itunes',
  service: 'apple-music',
  gtins: [],
  isrcs: [],
  links: [],
  label: null,
} as const;
/** Name of a cover's rendition. Any size may be asked for; the largest that there is comes. */
const SIZE = /\/\d+x\d+bb\.(jpg|png|webp)$/;
const [LARGE, SMALL] = ['3000x3000', '300x300'];

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
    tracks: allTracks(
      ordered.map((track) => ({
        title: track.trackName,
        version: '',
        isrc: null,
        durationMs: durationOf(track.trackTimeMillis),
        disc: track.discNumber,
        number: track.trackNumber,
        artists: [track.artistName],
        explicit: track.trackExplicitness === 'explicit',
      })),
      album.trackCount,
    ),
    cover: coverOf(album.artworkUrl100),
    releaseKind: storeTitle(album.collectionName).releaseKind,
    pLine: album.copyright ?? null,
    genres: album.primaryGenreName ? [album.primaryGenreName] : [],
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
    album: collectionId
      ? {
          id: String(collectionId),
          title: collectionName ?? '',
          releaseKind: storeTitle(collectionName ?? '').releaseKind,
        }
      : null,
    markets: onlyIn(market),
  };
}

function coverOf(address: string | null | undefined): CatalogueItem['cover'] {
  if (!address || !SIZE.test(address)) return address ? { url: address, previewUrl: address } : null;
  const sized = (size: string) => address.replace(SIZE, `/${size}bb.$1`);
  return { url: sized(LARGE), previewUrl: sized(SMALL) };
}

/** Addresses of the answers end in `?uo=4`, which counts clicks. */
function cleaned(url: string): string {
  return storeReferenceOf(url)?.url ?? url;
}
