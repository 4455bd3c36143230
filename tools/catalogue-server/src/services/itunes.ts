import type { Context, Hono } from 'hono';
import { isLive, type ExampleAlbum } from '../albums/album.ts';
import { listedRows } from '../albums/artists.ts';
import type { FoundTrack } from '../albums/album-index.ts';
import { coverAddress } from '../pictures.ts';
import { storeTitle } from './apple-music.ts';
import type { ServiceData } from './service-routes.ts';

/** iTunes Search API. Its JSON says that it is JavaScript. */
export function itunesRoutes(app: Hono, data: ServiceData): void {
  const { index } = data;
  app.get('/lookup', (c) => {
    const { upc, id, entity, limit = '50' } = c.req.query();
    const listed = entity === 'album' ? index.byArtist(id ?? '') : null;
    if (listed) {
      const live = listed.filter((album) => isLive(album, countryOf(c))).slice(0, Math.min(200, Number(limit)));
      const artist = { wrapperType: 'artist', artistType: 'Artist', artistId: Number(id), artistName: live[0]?.artist };
      return answer(c, [artist, ...listedRows(live, (album) => albumJson(data, data.shown(album), c))]);
    }
    const albums = upc ? index.byUpc(upc) : [index.byId(id ?? '')].filter((album) => album !== null);
    const found = albums
      .filter((album) => isLive(album, countryOf(c)))
      .flatMap((requested) => {
        const album = data.shown(requested);
        return [
          albumJson(data, album, c),
          ...(entity === 'song' ? tracksOf(album) : []).map((track) => trackJson(data, track, c)),
        ];
      });
    const track = index.trackById(id ?? '');
    const alone = track && isLive(track.album, countryOf(c)) ? [trackJson(data, track, c)] : [];
    return answer(c, [...found, ...alone]);
  });
  app.get('/search', (c) => {
    const { term = '', entity } = c.req.query();
    if (entity === 'song') {
      const tracks = index.searchTracks(term).filter(({ album }) => isLive(album, countryOf(c)));
      return answer(
        c,
        tracks.map((track) => trackJson(data, track, c)),
      );
    }
    const albums = index.search(term).filter((album) => isLive(album, countryOf(c)));
    return answer(
      c,
      albums.map((album) => albumJson(data, album, c)),
    );
  });
}

function countryOf(c: Context): string {
  return c.req.query('country') ?? 'US';
}

function tracksOf(album: ExampleAlbum): FoundTrack[] {
  return album.tracks.map((track, position) => ({ album, track, position }));
}

function albumJson({ index }: ServiceData, album: ExampleAlbum, c: Context) {
  const id = index.albumId(album);
  return {
    wrapperType: 'collection',
    collectionType: 'Album',
    collectionId: Number(id),
    collectionName: storeTitle(album),
    artistId: Number(index.artistId(album)),
    artistName: album.artist,
    collectionViewUrl: `https://music.apple.com/${countryOf(c).toLowerCase()}/album/${album.slug}/${id}?uo=4`,
    trackCount: album.tracks.length,
    releaseDate: `${album.date}T08:00:00Z`,
    country: countryOf(c),
    artworkUrl100: coverAddress(c.req.url, 'itunes', album, '100x100bb.jpg'),
    primaryGenreName: 'Electronic',
    copyright: `℗ ${album.date.slice(0, 4)} ${album.label}`,
  };
}

function trackJson({ index }: ServiceData, { album, track, position }: FoundTrack, c: Context) {
  const [id, albumId] = [index.trackId(album, position), index.albumId(album)];
  return {
    wrapperType: 'track',
    kind: 'song',
    trackId: Number(id),
    trackName: track.title,
    artistId: Number(index.artistId(album)),
    artistName: track.artist ?? album.artist,
    collectionId: Number(albumId),
    collectionName: storeTitle(album),
    trackViewUrl: `https://music.apple.com/${countryOf(c).toLowerCase()}/album/${album.slug}/${albumId}?i=${id}&uo=4`,
    trackTimeMillis: track.durationMs,
    trackExplicitness: 'notExplicit',
    trackNumber: position + 1,
    discNumber: 1,
    releaseDate: `${album.date}T08:00:00Z`,
  };
}

function answer(c: Context, results: readonly object[]) {
  return c.body(JSON.stringify({ resultCount: results.length, results }), 200, {
    'content-type': 'text/javascript; charset=utf-8',
  });
}
