import type { CatalogueItem, CatalogueTrack, ReleaseParts } from '../client/catalogue-client.ts';
import {
  allTracks,
  dateOf,
  durationOf,
  durationsOf,
  gtinKeys,
  isrcOf,
  isrcsOf,
  NO_PARTS,
} from '../client/item-parts.ts';
import type { DeezerAlbum, DeezerAlbumTrack, DeezerTrack } from './schemas.ts';

const NONE = {
  ...NO_PARTS,
  catalogue: 'deezer',
  service: 'deezer',
  gtins: [],
  isrcs: [],
  durationsMs: [],
  links: [],
  label: null,
} as const;

/** Kinds by `record_type`. */
export const KINDS: ReadonlyMap<string, NonNullable<ReleaseParts['releaseKind']>> = new Map([
  ['single', 'single'],
  ['ep', 'ep'],
  ['album', 'album'],
  ['compile', 'album'],
]);

/** The main artist first, then the others. */
function artistsOf({ artist, contributors }: Pick<DeezerAlbum, 'artist' | 'contributors'>): string[] {
  return [...new Set([artist.name, ...contributors.map(({ name }) => name)])];
}

/** An album. Deezer judges `available` by the address of the server that asks, so it says nothing about the market. */
export function deezerAlbum(album: DeezerAlbum, answersCode: string | null): CatalogueItem {
  return {
    ...NONE,
    kind: 'album',
    id: String(album.id),
    url: album.link,
    title: album.title,
    artists: artistsOf(album),
    gtins: gtinKeys(album.upc),
    isrcs: isrcsOf(album.tracks.data.map(({ isrc }) => isrc)),
    answersCode,
    durationsMs: durationsOf(
      album.tracks.data.map(({ duration }) => duration * 1000),
      album.nb_tracks,
    ),
    trackCount: album.nb_tracks,
    date: dateOf(album.release_date),
    label: album.label ?? null,
    album: null,
    markets: { live: [], complete: false },
    ...partsOf(album),
  };
}

function partsOf(album: DeezerAlbum): ReleaseParts {
  const { cover_xl: url, cover_medium: small } = album;
  return {
    ...NO_PARTS,
    cover: url ? { url, previewUrl: small || url } : null,
    releaseKind: KINDS.get(album.record_type ?? '') ?? null,
    genres: album.genres?.data.map(({ name }) => name) ?? [],
  };
}

/** An album with its tracks. They are all of it, or none. */
export function withTracks(album: CatalogueItem, tracks: readonly DeezerAlbumTrack[]): CatalogueItem {
  const all = allTracks(tracks.map(trackOf), album.trackCount);
  return { ...album, tracks: all, isrcs: isrcsOf(all.map(({ isrc }) => isrc)) };
}

function trackOf(track: DeezerAlbumTrack, at: number): CatalogueTrack {
  const version = track.title_version ? withoutBrackets(track.title_version) : '';
  return {
    title: version ? (track.title_short ?? track.title) : track.title,
    version,
    isrc: isrcOf(track.isrc),
    durationMs: durationOf(track.duration * 1000),
    disc: track.disk_number ?? 1,
    number: track.track_position ?? at + 1,
    artists: track.artist ? [track.artist.name] : [],
    explicit: track.explicit_lyrics === true,
  };
}

/** A track. It has the only complete list of countries. */
export function deezerTrack(track: DeezerTrack, answersCode: string | null): CatalogueItem {
  const countries = track.available_countries;
  return {
    ...NONE,
    kind: 'track',
    id: String(track.id),
    url: track.link,
    title: track.title,
    artists: artistsOf(track),
    isrcs: isrcsOf([track.isrc]),
    answersCode,
    durationsMs: [track.duration * 1000],
    trackCount: null,
    date: dateOf(track.release_date),
    album: track.album ? { id: String(track.album.id), title: track.album.title, releaseKind: null } : null,
    markets: { live: countries ?? [], complete: countries !== undefined },
  };
}

/** Deezer writes a version as `(Live)`. */
function withoutBrackets(version: string): string {
  return version.replace(/^\s*[([](.*)[)\]]\s*$/u, '$1').trim();
}

interface SearchedItem {
  readonly id: number;
  readonly title: string;
  readonly link: string;
  readonly artist: { readonly name: string };
  readonly nb_tracks?: number;
  readonly duration?: number;
}

/** An item of a search: no codes, no date. */
export function deezerSearched(kind: 'album' | 'track', found: SearchedItem): CatalogueItem {
  return {
    ...NONE,
    kind,
    id: String(found.id),
    url: found.link,
    title: found.title,
    artists: [found.artist.name],
    answersCode: null,
    durationsMs: found.duration === undefined ? [] : [found.duration * 1000],
    trackCount: found.nb_tracks ?? null,
    date: null,
    album: null,
    markets: { live: [], complete: false },
  };
}
