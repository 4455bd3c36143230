import type { Context, Hono } from 'hono';
import { storeReferenceOf } from '@countin/domain/store-links';
import { numberFrom, storeAddress } from '@countin/seed/catalogue';
import type { ExampleAlbum } from '../albums/album.ts';
import { uuidOf, type AlbumIndex, type FoundTrack } from '../albums/album-index.ts';
import { fieldOf, type ServiceData } from './service-routes.ts';

/** Services that MusicBrainz relates releases to; half of the releases have each. */
const RELATED = ['bandcamp', 'qobuz', 'youtube-music', 'deezer', 'spotify'] as const;

/** MusicBrainz web service, version 2. */
export function musicBrainzRoutes(app: Hono, data: ServiceData): void {
  const { index } = data;
  app.use('/ws/2/*', async (c, next) => {
    // The service blocks requests that do not say from whom they are.
    if (!/\(.+\)/.test(c.req.header('user-agent') ?? '')) return c.json({ error: 'User-Agent has no contact' }, 403);
    return next();
  });
  app.get('/ws/2/release', (c) => {
    const query = c.req.query('query') ?? '';
    const codes = [...query.matchAll(/barcode:(\d+)/g)].map(([, code]) => code ?? '');
    const text = `${fieldOf(query, 'release') ?? ''} ${fieldOf(query, 'artist') ?? ''}`;
    const albums = codes.length > 0 ? codes.flatMap((code) => index.byUpc(code)) : index.search(text);
    const found = albums.slice(0, Number(c.req.query('limit') ?? 25));
    return c.json({
      count: albums.length,
      releases: found.map((album) => ({ id: index.albumId(album), title: album.title, score: 100 })),
    });
  });
  app.get('/ws/2/release/:id', (c) => {
    const album = index.byId(c.req.param('id'));
    return album ? c.json(releaseJson(data, data.shown(album))) : notFound(c);
  });
  app.get('/ws/2/isrc/:isrc', (c) => {
    const found = index.byIsrc(c.req.param('isrc'));
    return found.length > 0
      ? c.json({ isrc: c.req.param('isrc'), recordings: found.map((track) => recordingJson(index, track)) })
      : notFound(c);
  });
  app.get('/ws/2/recording/:id', (c) => {
    const found = index.trackById(c.req.param('id'));
    return found ? c.json(recordingJson(index, found)) : notFound(c);
  });
  app.get('/ws/2/recording', (c) => {
    const query = c.req.query('query') ?? '';
    const found = index.searchTracks(`${fieldOf(query, 'recording') ?? ''} ${fieldOf(query, 'artist') ?? ''}`);
    return c.json({ count: found.length, recordings: found.map((track) => recordingJson(index, track)) });
  });
  const owners = ownersOfPages(index);
  app.get('/ws/2/url', (c) => {
    const resource = c.req.query('resource') ?? '';
    const album = owners.get(resource);
    if (!album) return notFound(c);
    return c.json({
      id: uuidOf(resource),
      resource,
      relations: [{ type: 'free streaming', release: { id: index.albumId(album) } }],
    });
  });
}

/** Albums by the pages that they are related to. */
function ownersOfPages(index: AlbumIndex): ReadonlyMap<string, ExampleAlbum> {
  return new Map(index.all().flatMap((album) => pagesOf(album).map((page): [string, ExampleAlbum] => [page, album])));
}

/** Pages of an album that MusicBrainz knows. */
function pagesOf({ slug, artistSlug }: ExampleAlbum): string[] {
  return RELATED.flatMap((service) => {
    const address = storeAddress(service, slug, artistSlug);
    const reference = address ? storeReferenceOf(address) : null;
    return reference && numberFrom(`musicbrainz ${service} ${slug}`, 2) === 0 ? [reference.url] : [];
  });
}

function releaseJson({ index }: ServiceData, album: ExampleAlbum) {
  return {
    id: index.albumId(album),
    title: album.title,
    barcode: index.storedUpc(album),
    date: album.date,
    country: album.markets?.[0] ?? 'XW',
    'artist-credit': [{ name: album.artist, joinphrase: '' }],
    'release-group': { 'primary-type': typeOf(album) },
    'label-info': [{ label: { name: album.label } }],
    media: [
      {
        position: 1,
        'track-count': album.tracks.length,
        tracks: album.tracks.map((track, position) => ({
          title: track.title,
          position: position + 1,
          'artist-credit': [{ name: track.artist ?? album.artist, joinphrase: '' }],
          length: track.durationMs,
          recording: { length: track.durationMs, isrcs: [track.isrc] },
        })),
      },
    ],
    relations: pagesOf(album).map((resource) => ({ type: 'free streaming', ended: false, url: { resource } })),
  };
}

function typeOf({ tracks: { length } }: ExampleAlbum): string {
  return length <= 3 ? 'Single' : length <= 6 ? 'EP' : 'Album';
}

function recordingJson(index: AlbumIndex, { album, track, position }: FoundTrack) {
  return {
    id: index.trackId(album, position),
    title: track.title,
    length: track.durationMs,
    'first-release-date': album.date,
    'artist-credit': [{ name: album.artist, joinphrase: '' }],
    isrcs: [track.isrc],
    relations: [],
  };
}

function notFound(c: Context) {
  return c.json({ error: 'Not Found' }, 404);
}
