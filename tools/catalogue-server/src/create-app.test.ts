import { describe, expect, it } from 'vitest';
import { NEAR_MISSES } from './albums/album.ts';
import { AlbumIndex, SERVED } from './albums/album-index.ts';
import { exampleAlbums } from './albums/example-albums.ts';
import { inventedAlbums } from './albums/invented-albums.ts';
import { createApp } from './create-app.ts';

const TODAY = Date.parse('2026-11-20T00:00:00Z');

describe('the invented catalogue', () => {
  it('has a thousand albums, an eighth of them near misses of each kind', () => {
    const albums = inventedAlbums();
    expect(albums).toHaveLength(1000);
    for (const kind of NEAR_MISSES) expect(albums.filter(({ nearMiss }) => nearMiss === kind)).toHaveLength(125);
  });

  it('is the same every time', () => {
    expect(inventedAlbums()).toEqual(inventedAlbums());
    expect(exampleAlbums(TODAY)).toEqual(exampleAlbums(TODAY));
  });

  it('has one album a code, but for those of one code by intent', () => {
    const albums = [...exampleAlbums(TODAY), ...inventedAlbums()].filter(({ nearMiss }) => nearMiss !== 'same-upc');
    expect(new Set(albums.map(({ upc }) => upc)).size).toBe(albums.length);
    const own = albums.filter(({ nearMiss }) => nearMiss !== 'one-region' && nearMiss !== 'deluxe');
    const isrcs = own.flatMap(({ tracks }) => tracks.map(({ isrc }) => isrc));
    expect(new Set(isrcs).size).toBe(isrcs.length);
  });

  it('has its own id for every album and track of a service', () => {
    const albums = [...exampleAlbums(TODAY), ...inventedAlbums()];
    for (const service of SERVED) {
      const index = new AlbumIndex(service, albums);
      const ids = index.all().map((album) => index.albumId(album));
      expect(ids).not.toContain('');
      expect(new Set(ids).size, service).toBe(ids.length);
      for (const album of index.all().slice(0, 20)) expect(index.byId(index.albumId(album))).toBe(album);
    }
  });
});

describe('the server', () => {
  it('refuses what the services refuse', async () => {
    const app = createApp(TODAY);
    const status = async (path: string, headers = {}) => (await app.request(path, { headers })).status;
    expect(await status('/spotify/v1/search?q=upc:1&type=album')).toBe(401);
    expect(
      await status('/spotify/v1/search?q=upc:1&type=album&limit=50', { authorization: 'Bearer example-token' }),
    ).toBe(400);
    expect(await status('/apple-music/v1/catalog/us/albums?filter[upc]=1', { authorization: 'Bearer x.y.z' })).toBe(
      401,
    );
    expect(await status('/tidal/v2/albums')).toBe(401);
    expect(await status('/musicbrainz/ws/2/release?query=barcode:1', { 'user-agent': 'node' })).toBe(403);
  });

  it('answers as Deezer does when there is nothing: an error with HTTP 200', async () => {
    const response = await createApp(TODAY).request('/deezer/album/upc:036000291452');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ error: { code: 800 } });
  });

  it('fails as often as it is told to, and tells what it was asked', async () => {
    const app = createApp(TODAY);
    const fault = (body: object) => app.request('/_faults', { method: 'POST', body: JSON.stringify(body) });
    expect((await fault({ service: 'deezer', fault: 'server-error', times: 2 })).status).toBe(204);
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await app.request('/deezer/album/1')).status);
    expect(statuses).toEqual([500, 500, 200]);
    expect(await (await app.request('/_requests')).json()).toHaveLength(3);
    expect((await fault({ service: 'deezer', fault: 'explode' })).status).toBe(400);
    expect((await fault({ service: 'napster', fault: 'slow' })).status).toBe(400);
  });
});
