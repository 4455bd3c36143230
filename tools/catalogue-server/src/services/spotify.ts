import type { Context, Hono } from 'hono';
import { isLive, type ExampleAlbum } from '../albums/album.ts';
import { listedRows, pageOf } from '../albums/artists.ts';
import type { FoundTrack } from '../albums/album-index.ts';
import { coverAddress } from '../pictures.ts';
import { fieldOf, type ServiceData } from './service-routes.ts';

const LARGEST_PAGE = 10;
/** Tracks that come with an album. */
const ALBUM_PAGE = 50;

/** Spotify Web API: search, albums, tracks. In development mode: no lists of markets, no labels. */
export function spotifyRoutes(app: Hono, data: ServiceData): void {
  const { index, shown } = data;
  app.post('/api/token', (c) => {
    if (!c.req.header('authorization')?.startsWith('Basic ')) return c.json({ error: 'invalid_client' }, 400);
    return c.json({ access_token: 'example-token', token_type: 'Bearer', expires_in: 3600 });
  });
  app.use('/v1/*', async (c, next) => {
    if (c.req.header('authorization') !== 'Bearer example-token') return failed(c, 401, 'Invalid access token');
    return next();
  });
  app.get('/v1/search', (c) => {
    const limit = Number(c.req.query('limit') ?? 5);
    if (!(limit >= 1 && limit <= LARGEST_PAGE)) return failed(c, 400, 'Invalid limit');
    const market = c.req.query('market') ?? '';
    const q = c.req.query('q') ?? '';
    if (c.req.query('type') === 'track') {
      const items = tracksOf(data, q).map((found) => trackJson(data, found, market, c.req.url));
      return c.json({ tracks: { items, total: items.length } });
    }
    const upc = fieldOf(q, 'upc');
    const found = upc ? index.byUpc(upc) : index.search(`${fieldOf(q, 'album') ?? ''} ${fieldOf(q, 'artist') ?? ''}`);
    // Without a market, an album that is not sold everywhere is not found. In the wrong market it is counted, but not
    // shown.
    const items = found
      .filter((album) => market !== '' || album.markets === null)
      .map((album) => (isLive(album, market) ? simpleAlbum(data, shown(album), c.req.url) : null));
    return c.json({ albums: { items: items.slice(0, limit), total: items.length } });
  });
  app.get('/v1/albums/:id', (c) => {
    const album = index.byId(c.req.param('id'));
    if (!album) return failed(c, 404, 'Resource not found');
    const other = shown(album);
    const playable = isLive(album, c.req.query('market') ?? '');
    return c.json({
      ...simpleAlbum(data, other, c.req.url),
      external_ids: { upc: index.storedUpc(other) },
      genres: [],
      copyrights: [
        { text: `${other.date.slice(0, 4)} ${other.label}`, type: 'C' },
        { text: `${other.date.slice(0, 4)} ${other.label}`, type: 'P' },
      ],
      tracks: { total: other.tracks.length, items: albumTracks(data, other, playable).slice(0, ALBUM_PAGE) },
    });
  });
  app.get('/v1/albums/:id/tracks', (c) => {
    const album = index.byId(c.req.param('id'));
    if (!album) return failed(c, 404, 'Resource not found');
    const { market = '', limit = '20', offset = '0' } = c.req.query();
    const items = albumTracks(data, shown(album), isLive(album, market));
    return c.json({ items: items.slice(Number(offset), Number(offset) + Number(limit)), total: items.length });
  });
  app.get('/v1/artists/:id/albums', (c) => {
    const { market = '', limit = '5', offset = '0' } = c.req.query();
    const albums = index.byArtist(c.req.param('id'));
    if (!albums) return failed(c, 404, 'Resource not found');
    if (!(Number(limit) >= 1 && Number(limit) <= LARGEST_PAGE)) return failed(c, 400, 'Invalid limit');
    const live = albums.filter((album) => isLive(album, market));
    const page = pageOf(live, Number(offset), Number(limit));
    const items = listedRows(page.albums, (album) => simpleAlbum(data, shown(album), c.req.url));
    const next = page.next === null ? null : `${c.req.url.split('?')[0]}?offset=${page.next}`;
    return c.json({ items, total: live.length, next });
  });
  app.get('/v1/tracks/:id', (c) => {
    const found = index.trackById(c.req.param('id'));
    return found
      ? c.json(trackJson(data, found, c.req.query('market') ?? '', c.req.url))
      : failed(c, 404, 'Resource not found');
  });
}

function tracksOf({ index }: ServiceData, q: string): readonly FoundTrack[] {
  const isrc = fieldOf(q, 'isrc');
  return isrc ? index.byIsrc(isrc) : index.searchTracks(`${fieldOf(q, 'track') ?? ''} ${fieldOf(q, 'artist') ?? ''}`);
}

/** Tracks as an album has them: without ISRCs. */
function albumTracks({ index }: ServiceData, album: ExampleAlbum, playable: boolean) {
  return album.tracks.map((track, position) => ({
    id: index.trackId(album, position),
    name: track.title,
    artists: [{ name: track.artist ?? album.artist }],
    duration_ms: track.durationMs,
    disc_number: 1,
    track_number: position + 1,
    explicit: false,
    is_playable: playable,
  }));
}

function simpleAlbum({ index }: ServiceData, album: ExampleAlbum, requested: string) {
  const id = index.albumId(album);
  return {
    id,
    name: album.title,
    album_type: album.tracks.length <= 5 ? 'single' : 'album',
    images: [640, 300, 64].map((side) => ({
      url: coverAddress(requested, 'spotify', album, `${side}x${side}`),
      width: side,
      height: side,
    })),
    artists: [{ id: index.artistId(album), name: album.artist }],
    external_urls: { spotify: `https://open.spotify.com/album/${id}` },
    release_date: album.date,
    release_date_precision: 'day',
    total_tracks: album.tracks.length,
  };
}

function trackJson(data: ServiceData, { album, track, position }: FoundTrack, market: string, requested: string) {
  const id = data.index.trackId(album, position);
  return {
    id,
    name: track.title,
    artists: [{ id: data.index.artistId(album), name: track.artist ?? album.artist }],
    external_urls: { spotify: `https://open.spotify.com/track/${id}` },
    external_ids: { isrc: track.isrc },
    duration_ms: track.durationMs,
    is_playable: isLive(album, market),
    album: simpleAlbum(data, data.shown(album), requested),
  };
}

function failed(c: Context, status: 400 | 401 | 404, message: string) {
  return c.json({ error: { status, message } }, status);
}
