import type { Context, Hono } from 'hono';
import { isLive, type ExampleAlbum } from '../albums/album.ts';
import { listedRows, pageOf } from '../albums/artists.ts';
import type { AlbumIndex, FoundTrack } from '../albums/album-index.ts';
import { coverAddress } from '../pictures.ts';
import type { ServiceData } from './service-routes.ts';

/** Albums of a page of an artist's list. */
const PAGE = 20;

/** TIDAL's open API: JSON:API documents. */
export function tidalRoutes(app: Hono, data: ServiceData): void {
  const { index } = data;
  app.post('/v1/oauth2/token', (c) =>
    c.json({ access_token: 'example-token', token_type: 'Bearer', expires_in: 86_400 }),
  );
  app.use('/v2/*', async (c, next) =>
    c.req.header('authorization') === 'Bearer example-token' ? next() : failed(c, 401, 'Unauthorized'),
  );
  app.get('/v2/albums', (c) => {
    const { 'filter[barcodeId]': upc, 'filter[id]': ids = '' } = c.req.query();
    const albums = upc ? index.byUpc(upc) : ids.split(',').flatMap((id) => index.byId(id) ?? []);
    return document(
      c,
      albums.map((album) => albumParts(data, album, c)),
    );
  });
  app.get('/v2/albums/:id', (c) => {
    const album = index.byId(c.req.param('id'));
    return album ? document(c, albumParts(data, album, c)) : failed(c, 404, 'Not found');
  });
  app.get('/v2/artists/:id/relationships/albums', (c) => {
    const albums = index.byArtist(c.req.param('id'));
    if (!albums) return failed(c, 404, 'Not found');
    const page = pageOf(albums, Number(c.req.query('page[cursor]') ?? 0), PAGE);
    const next = page.next === null ? {} : { next: `${c.req.path}?page%5Bcursor%5D=${page.next}` };
    return send(c, {
      data: page.albums.map((album) => ({ id: index.albumId(data.shown(album)), type: 'albums' })),
      included: listedRows(page.albums, (album) => albumParts(data, album, c).resource),
      links: { self: c.req.path, ...next },
    });
  });
  app.get('/v2/tracks', (c) => {
    const { 'filter[isrc]': isrc, 'filter[id]': ids = '' } = c.req.query();
    const found = isrc ? index.byIsrc(isrc) : ids.split(',').flatMap((id) => index.trackById(id) ?? []);
    return document(
      c,
      found.map((track) => trackParts(data, track, c)),
    );
  });
  app.get('/v2/tracks/:id', (c) => {
    const found = index.trackById(c.req.param('id'));
    return found ? document(c, trackParts(data, found, c)) : failed(c, 404, 'Not found');
  });
  app.get('/v2/searchResults/:query/relationships/:kind', (c) => {
    const { query, kind } = c.req.param();
    const ids =
      kind === 'albums'
        ? index.search(query).map((album) => index.albumId(album))
        : index.searchTracks(query).map(({ album, position }) => index.trackId(album, position));
    return send(c, { data: ids.map((id) => ({ id, type: kind })) });
  });
}

interface Parts {
  readonly resource: object;
  readonly included: readonly object[];
}

function albumParts({ index, shown }: ServiceData, requested: ExampleAlbum, c: Context): Parts {
  const album = shown(requested);
  const id = index.albumId(album);
  const [title, version] = titleOf(album.title);
  const tracks = album.tracks.map((track, position) =>
    trackResource({ album, track, position }, index.trackId(album, position), c),
  );
  return {
    resource: {
      id,
      type: 'albums',
      attributes: {
        title,
        version,
        barcodeId: index.storedUpc(album),
        numberOfItems: album.tracks.length,
        releaseDate: album.date,
        albumType: album.tracks.length <= 3 ? 'SINGLE' : album.tracks.length <= 6 ? 'EP' : 'ALBUM',
        copyright: { text: `(P) ${album.date.slice(0, 4)} ${album.label}` },
        availability: availability(requested, c),
        externalLinks: [{ href: `https://tidal.com/browse/album/${id}`, meta: { type: 'TIDAL_SHARING' } }],
      },
      relationships: {
        artists: { data: [{ id: index.artistId(album), type: 'artists' }] },
        items: {
          data: tracks.map((track, position) => ({
            id: track.id,
            type: 'tracks',
            meta: { trackNumber: position + 1, volumeNumber: 1 },
          })),
        },
        coverArt: { data: [{ id: `art-${id}`, type: 'artworks' }] },
      },
    },
    included: [artistResource(index, album), artworkResource(album, `art-${id}`, c), ...tracks],
  };
}

function trackParts({ index }: ServiceData, found: FoundTrack, c: Context): Parts {
  const { album, position } = found;
  const albumId = index.albumId(album);
  const related = {
    artists: { data: [{ id: index.artistId(album), type: 'artists' }] },
    albums: { data: [{ id: albumId, type: 'albums' }] },
  };
  const attributes = {
    title: album.title,
    numberOfItems: album.tracks.length,
    releaseDate: album.date,
    externalLinks: [],
  };
  return {
    resource: { ...trackResource(found, index.trackId(album, position), c), relationships: related },
    included: [artistResource(index, album), { id: albumId, type: 'albums', attributes }],
  };
}

function trackResource({ album, track }: FoundTrack, id: string, c: Context) {
  const [title, version] = titleOf(track.title);
  const seconds = Math.round(track.durationMs / 1000);
  return {
    id,
    type: 'tracks',
    attributes: {
      title,
      version,
      isrc: track.isrc,
      explicit: false,
      duration: `PT${Math.floor(seconds / 60)}M${seconds % 60}S`,
      availability: availability(album, c),
      externalLinks: [],
    },
  };
}

/** The version is not part of the title. */
function titleOf(title: string): [string, string | null] {
  const match = /^(.*) \(([^)]*)\)$/.exec(title);
  return match ? [match[1] ?? title, match[2] ?? null] : [title, null];
}

function artistResource(index: AlbumIndex, album: ExampleAlbum) {
  return { id: index.artistId(album), type: 'artists', attributes: { name: album.artist } };
}

function artworkResource(album: ExampleAlbum, id: string, c: Context) {
  const files = [1280, 750, 320].map((side) => ({
    href: coverAddress(c.req.url, 'tidal', album, `${side}x${side}.jpg`),
    meta: { width: side, height: side },
  }));
  return { id, type: 'artworks', attributes: { mediaType: 'IMAGE', files } };
}

function availability(album: ExampleAlbum, c: Context): string[] {
  return isLive(album, c.req.query('countryCode') ?? '') ? ['STREAM'] : [];
}

function document(c: Context, parts: Parts | readonly Parts[]) {
  if ('resource' in parts) return send(c, { data: parts.resource, included: parts.included });
  return send(c, { data: parts.map(({ resource }) => resource), included: parts.flatMap(({ included }) => included) });
}

function send(c: Context, body: object) {
  return c.body(JSON.stringify(body), 200, { 'content-type': 'application/vnd.api+json' });
}

function failed(c: Context, status: 401 | 404, detail: string) {
  return c.body(JSON.stringify({ errors: [{ status: String(status), detail }] }), status, {
    'content-type': 'application/vnd.api+json',
  });
}
