import { kindByCount } from '@countin/domain/release-metadata';
import type { CatalogueItem, ReleaseParts } from '../client/catalogue-client.ts';
import {
  allTracks,
  dateOf,
  durationOf,
  durationsOf,
  gtinKeys,
  isrcsOf,
  NO_PARTS,
  onlyIn,
} from '../client/item-parts.ts';
import type { SpotifyAlbum, SpotifyTrack } from './schemas.ts';

/** Sides of a small cover, pixels. */
const SMALL = 200;

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
    ...partsOf(album),
  };
}

function partsOf(album: SpotifyAlbum): ReleaseParts {
  const lineOf = (wanted: string) => album.copyrights?.find(({ type }) => type === wanted)?.text ?? null;
  const tracks = (album.tracks?.items ?? []).map((track) => ({
    title: track.name,
    version: '',
    isrc: null,
    durationMs: durationOf(track.duration_ms),
    disc: track.disc_number,
    number: track.track_number,
    artists: track.artists.map(({ name }) => name),
    explicit: track.explicit,
  }));
  const images = [...(album.images ?? [])].sort((one, other) => (other.width ?? 0) - (one.width ?? 0));
  const [largest] = images;
  const preview = images.findLast(({ width }) => (width ?? 0) >= SMALL) ?? largest;
  return {
    ...NO_PARTS,
    tracks: allTracks(tracks, album.total_tracks),
    cover: largest && preview ? { url: largest.url, previewUrl: preview.url } : null,
    releaseKind: kindOf(album),
    pLine: lineOf('P'),
    cLine: lineOf('C'),
    genres: album.genres ?? [],
  };
}

/** Spotify calls EPs singles. */
export function kindOf({
  album_type: type,
  total_tracks: count,
}: Pick<SpotifyAlbum, 'album_type' | 'total_tracks'>): ReleaseParts['releaseKind'] {
  if (type === 'single') return kindByCount(count) === 'single' ? 'single' : 'ep';
  return type === 'album' || type === 'compilation' ? 'album' : null;
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
    album: track.album ? { id: track.album.id, title: track.album.name, releaseKind: kindOf(track.album) } : null,
    markets: onlyIn(market),
    links: [],
    ...NO_PARTS,
  };
}
