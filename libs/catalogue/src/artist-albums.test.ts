import { parseGtin } from '@countin/domain/identifiers';
import { storeReferenceOf } from '@countin/domain/store-links';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { MOST_ALBUMS } from './client/artist-albums.ts';
import { CATALOGUE_IDS, type CatalogueId } from './client/catalogue-ids.ts';
import { TERMS } from './settings/terms.ts';
import { Stage } from './testing/stage.ts';

const STORES = CATALOGUE_IDS.filter((id) => id !== 'musicbrainz');
const WITH_CODES: readonly CatalogueId[] = ['apple-music', 'tidal'];
const RELEASE = 'low-sun-long-water';
const MIRA = 'mira-okafor';

beforeEach(() => new Stage().reset());
afterEach(() => new Stage().reset());

describe.each(STORES)('%s', (id) => {
  it('lists the albums of an artist, with what its list says of each', async () => {
    const stage = new Stage();
    const { upc } = await stage.album(RELEASE);
    const read = await albumsOf(stage, id, MIRA);
    const own = (await stage.albums()).filter(({ artist }) => artist === 'Mira Okafor');
    expect(read?.albums.map(({ title }) => title).sort()).toEqual(own.map(({ title }) => title).sort());
    expect(read).toMatchObject({ skipped: 0, more: false });
    const album = read?.albums.find(({ title }) => title === 'Low Sun, Long Water');
    expect(album).toMatchObject({
      catalogue: id,
      service: stage.client(id).service,
      date: '2026-11-26',
      releaseKind: 'ep',
      gtins: WITH_CODES.includes(id) ? [`00${upc}`] : [],
    });
    expect(storeReferenceOf(album?.url ?? '')).toMatchObject({ kind: 'album', id: album?.id });
  });

  it('names the artist of an album and of a track behind a link', async () => {
    const stage = new Stage();
    const parsed = parseGtin((await stage.album(RELEASE)).upc);
    const [album] = parsed.ok ? await stage.client(id).byUpc(parsed.gtin, stage.options()) : [];
    const artist = { id: await stage.artistId(MIRA, id), name: 'Mira Okafor' };
    const reference = storeReferenceOf(album?.url ?? '');
    expect(reference && (await stage.client(id).artistsOf(reference, stage.options()))).toEqual([artist]);
    const query = { kind: 'track', title: 'Salt on the Strings', artist: 'Mira Okafor' } as const;
    const [track] = await stage.client(id).search(query, stage.options());
    const song = storeReferenceOf(track?.url ?? '');
    expect(song && (await stage.client(id).artistsOf(song, stage.options()))).toEqual([artist]);
  });

  it('knows no albums of an artist that it has not, and no artists of a page that is gone', async () => {
    const stage = new Stage();
    expect(await stage.client(id).albumsOf('999999999', stage.options())).toBeNull();
    const service = stage.client(id).service ?? 'spotify';
    const gone = { service, kind: 'album', id: '999999999', country: null, url: 'https://example.org/' } as const;
    expect(
      await stage
        .client(id)
        .artistsOf(gone, stage.options())
        .catch(() => 'failed'),
    ).toEqual([]);
  });

  it('leaves out a row that it cannot read, and counts it', async () => {
    const stage = new Stage();
    const read = await albumsOf(stage, id, 'prolific');
    expect(read?.skipped).toBe(1);
    expect(read?.albums.map(({ title }) => title).slice(0, 3)).toEqual([
      'Everywhere 1',
      'Everywhere 2',
      'Everywhere 4',
    ]);
  });

  it('reads a long list up to a limit, and says that there is more', async () => {
    const stage = new Stage();
    const read = await albumsOf(stage, id, 'prolific');
    expect(read?.more).toBe(true);
    // iTunes gives 200 and no further page.
    expect(read?.albums).toHaveLength((id === 'itunes' ? 200 : MOST_ALBUMS) - 1);
    expect(new Set(read?.albums.map(({ url }) => url)).size).toBe(read?.albums.length);
  });

  it('reads lists no faster than its budget allows', async () => {
    const stage = new Stage();
    const { burst, refillMs } = TERMS[id].rate;
    const since = stage.now();
    for (let count = 0; count < 12; count += 1) await albumsOf(stage, id, MIRA);
    const sent = (await stage.requests(id)).length;
    expect(stage.now() - since).toBeGreaterThanOrEqual((sent - burst) * refillMs);
  });

  test.each([
    ['garbage', 'not-json'],
    ['html', 'not-json'],
    ['nothing', 'malformed'],
    ['huge', 'too-large'],
    ['redirect-loop', 'redirected'],
    ['unauthorised', 'refused'],
    ['server-error', 'server-error'],
    ['hang-up', 'unreachable'],
  ])('that answers with %s gives the error %s', async (fault, reason) => {
    const stage = new Stage();
    await stage.fault(id, fault);
    await expect(albumsOf(stage, id, MIRA)).rejects.toMatchObject({ catalogue: id, reason });
  });

  it('that refuses too many requests is asked again when it says so', async () => {
    const stage = new Stage();
    await stage.fault(id, 'rate-limit', { retryAfter: '2', times: 1 });
    expect((await albumsOf(stage, id, MIRA))?.albums.length).toBeGreaterThan(0);
    expect(stage.waits).toContain(2000);
  });

  it('that is slow gives the error timeout', async () => {
    const stage = new Stage(100);
    const artistId = await stage.artistId(MIRA, id);
    await stage.fault(id, 'slow', { delayMs: 1000, times: 1 });
    const read = stage.client(id).albumsOf(artistId, stage.options());
    await expect(read).rejects.toMatchObject({ reason: 'timeout' });
  });
});

it.each(['spotify', 'apple-music', 'tidal', 'itunes'] as const)(
  '%s lists albums of one region there alone',
  async (id) => {
    const stage = new Stage();
    const listed = async (market: string) => {
      const ids = await Promise.all([1, 2, 3].map((number) => stage.artistId(`artist-${number}`, id)));
      const read = await Promise.all(ids.map((artistId) => stage.client(id).albumsOf(artistId, stage.options(market))));
      return read.reduce((count, one) => count + (one?.albums.length ?? 0), 0);
    };
    expect(await listed('JP')).toBeGreaterThan(await listed('US'));
  },
);

it('MusicBrainz is not asked: it is no store', async () => {
  const stage = new Stage();
  expect(await stage.client('musicbrainz').albumsOf('1', stage.options())).toBeNull();
  expect(await stage.requests('musicbrainz')).toEqual([]);
});

async function albumsOf(stage: Stage, id: CatalogueId, slug: string) {
  return stage.client(id).albumsOf(await stage.artistId(slug, id), stage.options());
}
