import type { Context, Hono } from 'hono';
import type { ExampleAlbum } from '../albums/album.ts';
import type { FoundTrack } from '../albums/album-index.ts';
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
    return album ? c.json(albumJson(data, data.shown(album))) : noData(c);
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

function albumJson(data: ServiceData, album: ExampleAlbum) {
  return {
    id: Number(data.index.albumId(album)),
    title: album.title,
    upc: data.index.storedUpc(album),
    link: linkOf(data, album),
    label: album.label,
    nb_tracks: album.tracks.length,
    release_date: album.date,
    available: true,
    artist: { name: album.artist },
    contributors: [{ name: album.artist }],
    tracks: {
      data: album.tracks.map((track) => ({ title: track.title, duration: Math.round(track.durationMs / 1000) })),
    },
  };
}

function linkOf({ index }: ServiceData, album: ExampleAlbum): string {
  return `https://www.deezer.com/album/${index.albumId(album)}`;
}

function trackJson({ index }: ServiceData, { album, track, position }: FoundTrack) {
  const id = index.trackId(album, position);
  return {
    id: Number(id),
    title: track.title,
    link: `https://www.deezer.com/track/${id}`,
    isrc: track.isrc,
    duration: Math.round(track.durationMs / 1000),
    release_date: album.date,
    available_countries: album.markets ?? EVERYWHERE,
    artist: { name: album.artist },
    album: { id: Number(index.albumId(album)), title: album.title },
  };
}

function noData(c: Context) {
  return c.json({ error: { type: 'DataException', message: 'no data', code: 800 } });
}
