import type { CatalogueItem } from '../client/catalogue-client.ts';
import { dateOf, durationsOf, gtinKeys, isrcsOf, onlyIn } from '../client/item-parts.ts';
import type { SpotifyAlbum, SpotifyTrack } from './schemas.ts';

/** An album of the Web API; null if it is not live in the market. */
export function spotifyAlbum(album: SpotifyAlbum, market: string, answersCode: string | null): CatalogueItem | null {
  const tracks = album.tracks?.items ?? [];
  const blocked = tracks.length > 0 && tracks.every((track) => track.is_playable === false);
  if (album.restrictions || blocked) return null;
  return {
    catalogue: 'spotify',
    service: 'spotify',
    kind: 'album',
    id: album.id,
    url: album.external_urls.spotify,
    title: album.name,
    artists: album.artists.map(({ name }) => name),
    gtins: gtinKeys(album.external_ids?.upc),
    isrcs: [],
    answersCode,
    durationsMs:
      tracks.length > 0
        ? durationsOf(
            tracks.map((track) => track.duration_ms),
            album.total_tracks,
          )
        : [],
    trackCount: album.total_tracks,
    date: dateOf(album.release_date),
    label: album.label ?? null,
    album: null,
    markets: onlyIn(market),
    links: [],
  };
}

/** A track of the Web API; null if it is not live in the market. */
export function spotifyTrack(track: SpotifyTrack, market: string, answersCode: string | null): CatalogueItem | null {
  if (track.restrictions || track.is_playable === false) return null;
  return {
    catalogue: 'spotify',
    service: 'spotify',
    kind: 'track',
    id: track.id,
    url: track.external_urls.spotify,
    title: track.name,
    artists: track.artists.map(({ name }) => name),
    gtins: [],
    isrcs: isrcsOf([track.external_ids?.isrc]),
    answersCode,
    durationsMs: [track.duration_ms],
    trackCount: null,
    date: dateOf(track.album?.release_date),
    label: null,
    album: track.album ? { id: track.album.id, title: track.album.name } : null,
    markets: onlyIn(market),
    links: [],
  };
}
