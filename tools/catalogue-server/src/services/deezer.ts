import type { Context, Hono } from 'hono';
import type { ExampleAlbum } from '../albums/album.ts';
import { listedRows, pageOf } from '../albums/artists.ts';
import type { FoundTrack } from '../albums/album-index.ts';
import { coverAddress } from '../pictures.ts';
import { fieldOf, type ServiceData } from './service-routes.ts';

/** Countries of an album that is live everywhere; the real list has some 180. */
const EVERYWHERE = ['AE', 'BR', 'CA', 'DE', 'ES', 'FR', 'GB', 'IN', 'JP', 'KR', 'MX', 'NG', 'PT', 'TW', 'US'];

/** Deezer's API. Errors come with HTTP 200. */
export function deezerRoutes(app: Hono, data: ServiceData): void {
  const { index } = data;
  app.get('/album/:id', (c) => {
    const [, upc] = /^upc:(.+)$/.exec(c.req.param('id')) ?? [];
    // One bar code, one album: the first.
    const album = upc ? index.byUpc(upc)[0] : index.byId(c.req.param('id'));
    return album ? c.json(albumJson(data, data.shown(album), c.req.url)) : noData(c);
  });
  app.get('/album/:id/tracks', (c) => {
    const album = index.byId(c.req.param('id'));
    if (!album) return noData(c);
    const tracks = listedTracks(data, data.shown(album)).slice(0, Number(c.req.query('limit') ?? 25));
    return c.json({ data: tracks, total: album.tracks.length });
  });
  app.get('/artist/:id/albums', (c) => {
    const albums = index.byArtist(c.req.param('id'));
    if (!albums) return noData(c);
    const page = pageOf(albums, Number(c.req.query('index') ?? 0), Math.min(100, Number(c.req.query('limit') ?? 25)));
    const rows = listedRows(page.albums, (album) => listedAlbum(data, data.shown(album)));
    const next = page.next === null ? {} : { next: `${c.req.url.split('?')[0]}?index=${page.next}` };
    return c.json({ data: rows, total: albums.length, ...next });
  });
  app.get('/track/:id', (c) => {
    const [, isrc] = /^isrc:(.+)$/.exec(c.req.param('id')) ?? [];
    const found = isrc ? index.byIsrc(isrc)[0] : index.trackById(c.req.param('id'));
    return found ? c.json(trackJson(data, found)) : noData(c);
  });
  app.get('/search/album', (c) => {
    const q = c.req.query('q') ?? '';
    const found = index.search(`${fieldOf(q, 'artist') ?? ''} ${fieldOf(q, 'album') ?? ''}`);
    const albums = found.map((album) => ({
      id: Number(index.albumId(album)),
      title: album.title,
      link: linkOf(data, album),
      nb_tracks: album.tracks.length,
      artist: { name: album.artist },
    }));
    return c.json({ data: albums, total: albums.length });
  });
  app.get('/search/track', (c) => {
    const q = c.req.query('q') ?? '';
    const found = index.searchTracks(`${fieldOf(q, 'artist') ?? ''} ${fieldOf(q, 'track') ?? ''}`);
    return c.json({ data: found.map((track) => trackJson(data, track)), total: found.length });
  });
}

/** Tracks of the list have ISRCs and numbers; those of the album have not. */
function listedTracks({ index }: ServiceData, album: ExampleAlbum) {
  return album.tracks.map((track, position) => ({
    id: Number(index.trackId(album, position)),
    ...titlesOf(track.title),
    isrc: track.isrc,
    duration: Math.round(track.durationMs / 1000),
    track_position: position + 1,
    disk_number: 1,
    explicit_lyrics: false,
    artist: { name: track.artist ?? album.artist },
  }));
}

/** Deezer has the title with and without its version. */
function titlesOf(title: string) {
  const match = /^(.*) (\([^)]*\))$/.exec(title);
  return { title, title_short: match?.[1] ?? title, title_version: match?.[2] ?? '' };
}

/** Up to three tracks are a single, up to six an EP. */
function recordType({ tracks: { length } }: ExampleAlbum): string {
  return length <= 3 ? 'single' : length <= 6 ? 'ep' : 'album';
}

function albumJson(data: ServiceData, album: ExampleAlbum, requested: string) {
  const cover = (side: number) => coverAddress(requested, 'deezer', album, `${side}x${side}-000000-80-0-0.jpg`);
  return {
    id: Number(data.index.albumId(album)),
    title: album.title,
    upc: data.index.storedUpc(album),
    link: linkOf(data, album),
    cover_medium: cover(250),
    cover_xl: cover(1000),
    genres: { data: [{ id: 106, name: 'Electronic' }] },
    record_type: recordType(album),
    label: album.label,
    nb_tracks: album.tracks.length,
    release_date: album.date,
    available: true,
    artist: artistJson(data, album),
    contributors: [artistJson(data, album)],
    tracks: {
      data: album.tracks.map((track) => ({
        ...titlesOf(track.title),
        duration: Math.round(track.durationMs / 1000),
        artist: { name: track.artist ?? album.artist },
      })),
    },
  };
}

/** An album of an artist's list: without codes, tracks and artist. */
function listedAlbum(data: ServiceData, album: ExampleAlbum) {
  return {
    id: Number(data.index.albumId(album)),
    title: album.title,
    link: linkOf(data, album),
    release_date: album.date,
    record_type: recordType(album),
    type: 'album',
  };
}

function linkOf({ index }: ServiceData, album: ExampleAlbum): string {
  return `https://www.deezer.com/album/${index.albumId(album)}`;
}

function artistJson({ index }: ServiceData, album: ExampleAlbum) {
  return { id: Number(index.artistId(album)), name: album.artist };
}

function trackJson(data: ServiceData, { album, track, position }: FoundTrack) {
  const { index } = data;
  const id = index.trackId(album, position);
  return {
    id: Number(id),
    title: track.title,
    link: `https://www.deezer.com/track/${id}`,
    isrc: track.isrc,
    duration: Math.round(track.durationMs / 1000),
    release_date: album.date,
    available_countries: album.markets ?? EVERYWHERE,
    artist: artistJson(data, album),
    album: { id: Number(index.albumId(album)), title: album.title },
  };
}

function noData(c: Context) {
  return c.json({ error: { type: 'DataException', message: 'no data', code: 800 } });
}
