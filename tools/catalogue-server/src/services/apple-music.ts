import type { Context, Hono } from 'hono';
import { isLive, type ExampleAlbum } from '../albums/album.ts';
import { listedRows, pageOf } from '../albums/artists.ts';
import type { AlbumIndex, FoundTrack } from '../albums/album-index.ts';
import { coverAddress } from '../pictures.ts';
import type { ServiceData } from './service-routes.ts';

/** Apple Music API: albums, songs and search of a storefront. */
export function appleMusicRoutes(app: Hono, data: ServiceData): void {
  const { index } = data;
  app.use('/v1/*', async (c, next) => (isDeveloperToken(c.req.header('authorization')) ? next() : c.body(null, 401)));
  app.get('/v1/catalog/:storefront/albums', (c) => {
    const upc = c.req.query('filter[upc]');
    const equivalent = index.byId(c.req.query('filter[equivalents]') ?? '');
    const albums = upc ? index.byUpc(upc) : equivalent ? [equivalent] : [];
    return c.json({ data: liveIn(albums, c).map((album) => albumJson(data, album, c)) });
  });
  app.get('/v1/catalog/:storefront/albums/:id', (c) => {
    const [album] = liveIn([index.byId(c.req.param('id'))], c);
    return album ? c.json({ data: [albumJson(data, album, c)] }) : notFound(c);
  });
  app.get('/v1/catalog/:storefront/songs', (c) => {
    const isrc = c.req.query('filter[isrc]');
    const equivalent = index.trackById(c.req.query('filter[equivalents]') ?? '');
    const tracks = isrc ? index.byIsrc(isrc) : equivalent ? [equivalent] : [];
    return c.json({ data: tracksIn(tracks, c).map((found) => songJson(data, found, c)) });
  });
  app.get('/v1/catalog/:storefront/songs/:id', (c) => {
    const found = index.trackById(c.req.param('id'));
    const [song] = tracksIn(found ? [found] : [], c);
    return song ? c.json({ data: [songJson(data, song, c)] }) : notFound(c);
  });
  app.get('/v1/catalog/:storefront/artists/:id/albums', (c) => {
    const albums = index.byArtist(c.req.param('id'));
    if (!albums) return notFound(c);
    const [from, most] = [Number(c.req.query('offset') ?? 0), Math.min(100, Number(c.req.query('limit') ?? 25))];
    const page = pageOf(liveIn(albums, c), from, most);
    const rows = listedRows(page.albums, (album) => albumJson(data, album, c, false));
    const path = c.req.path.replace(/^\/apple-music/, '');
    return c.json({ data: rows, ...(page.next !== null && { next: `${path}?offset=${page.next}` }) });
  });
  app.get('/v1/catalog/:storefront/search', (c) => {
    const term = c.req.query('term') ?? '';
    if (c.req.query('types') === 'songs') {
      const songs = tracksIn(index.searchTracks(term), c).map((found) => songJson(data, found, c));
      return c.json({ results: songs.length > 0 ? { songs: { data: songs } } : {} });
    }
    const albums = liveIn(index.search(term), c).map((album) => albumJson(data, album, c, false));
    return c.json({ results: albums.length > 0 ? { albums: { data: albums } } : {} });
  });
}

/** A JWT with the claims that Apple demands. The signature is not verified: each start makes its own key. */
function isDeveloperToken(header: string | undefined): boolean {
  const [head, claims] = (header ?? '')
    .replace(/^Bearer /, '')
    .split('.')
    .map(decoded);
  return head?.['alg'] === 'ES256' && 'kid' in head && 'iss' in (claims ?? {}) && Number(claims?.['exp']) > 0;
}

function decoded(part: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function liveIn(albums: readonly (ExampleAlbum | null)[], c: Context): ExampleAlbum[] {
  return albums.filter((album) => album !== null).filter((album) => isLive(album, c.req.param('storefront') ?? ''));
}

function tracksIn(tracks: readonly FoundTrack[], c: Context): FoundTrack[] {
  return tracks.filter(({ album }) => isLive(album, c.req.param('storefront') ?? ''));
}

function albumJson({ index, shown }: ServiceData, requested: ExampleAlbum, c: Context, withTracks = true) {
  const album = shown(requested);
  const id = index.albumId(album);
  const tracks = album.tracks.map((track, position) => ({
    id: index.trackId(album, position),
    type: 'songs',
    attributes: {
      name: track.title,
      artistName: track.artist ?? album.artist,
      isrc: track.isrc,
      durationInMillis: track.durationMs,
      discNumber: 1,
      trackNumber: position + 1,
    },
  }));
  return {
    id,
    type: 'albums',
    href: `/v1/catalog/${c.req.param('storefront')}/albums/${id}`,
    attributes: {
      name: storeTitle(album),
      artistName: album.artist,
      url: `https://music.apple.com/${c.req.param('storefront')}/album/${album.slug}/${id}`,
      upc: index.storedUpc(album),
      releaseDate: album.date,
      trackCount: album.tracks.length,
      recordLabel: album.label,
      isSingle: album.tracks.length === 1,
      genreNames: ['Electronic', 'Music'],
      artwork: {
        url: coverAddress(c.req.url, 'apple-music', album, '{w}x{h}bb.jpg'),
        width: 3000,
        height: 3000,
      },
      copyright: `℗ ${album.date.slice(0, 4)} ${album.label}`,
    },
    ...(withTracks && { relationships: { tracks: { data: tracks }, artists: artistsOf(index, album) } }),
  };
}

function artistsOf(index: AlbumIndex, album: ExampleAlbum) {
  return { data: [{ id: index.artistId(album), type: 'artists', attributes: { name: album.artist } }] };
}

/** Apple names the kind in the title. */
export function storeTitle({ title, tracks }: ExampleAlbum): string {
  if (tracks.length === 1) return `${title} - Single`;
  return tracks.length <= 5 ? `${title} - EP` : title;
}

function songJson({ index }: ServiceData, { album, track, position }: FoundTrack, c: Context) {
  const [id, albumId] = [index.trackId(album, position), index.albumId(album)];
  const storefront = c.req.param('storefront');
  return {
    id,
    type: 'songs',
    href: `/v1/catalog/${storefront}/songs/${id}`,
    attributes: {
      name: track.title,
      artistName: album.artist,
      url: `https://music.apple.com/${storefront}/album/${album.slug}/${albumId}?i=${id}`,
      isrc: track.isrc,
      durationInMillis: track.durationMs,
      releaseDate: album.date,
    },
    relationships: {
      albums: { data: [{ id: albumId, type: 'albums', attributes: { name: storeTitle(album) } }] },
      artists: artistsOf(index, album),
    },
  };
}

function notFound(c: Context) {
  return c.json({ errors: [{ status: '404', code: '40400', title: 'Resource Not Found' }] }, 404);
}
