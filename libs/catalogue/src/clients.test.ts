import { parseGtin, type Gtin } from '@countin/domain/identifiers';
import { storeReferenceOf } from '@countin/domain/store-links';
import { beforeEach, describe, expect, it } from 'vitest';
import { CATALOGUE_IDS, type CatalogueId } from './client/catalogue-ids.ts';
import { Stage } from './testing/stage.ts';

const RELEASE = 'low-sun-long-water';
const STORES = CATALOGUE_IDS.filter((id) => id !== 'musicbrainz');
const WITH_ISRC = CATALOGUE_IDS.filter((id) => id !== 'itunes');

beforeEach(() => new Stage().reset());

describe.each(CATALOGUE_IDS)('%s', (id) => {
  it('finds an album by any spelling of its UPC', async () => {
    const stage = new Stage();
    const { upc } = await stage.album(RELEASE);
    for (const spelling of [upc, `0${upc}`, `00${upc}`]) {
      const found = await stage.client(id).byUpc(gtin(spelling), stage.options());
      expect(found).toHaveLength(1);
      expect(found[0]).toMatchObject({
        kind: 'album',
        artists: ['Mira Okafor'],
        date: '2026-11-26',
        answersCode: `00${upc}`,
      });
      expect(found[0]?.title).toMatch(/^Low Sun, Long Water/);
    }
  });

  it('finds nothing under a code that no album has', async () => {
    const stage = new Stage();
    expect(await stage.client(id).byUpc(gtin('036000291452'), stage.options())).toEqual([]);
  });

  it('finds an album by title and artist', async () => {
    const stage = new Stage();
    const query = { kind: 'album', title: 'Low Sun, Long Water', artist: 'Mira Okafor' } as const;
    const found = await stage.client(id).search(query, stage.options());
    expect(found.map(({ title }) => title)).toEqual([expect.stringMatching(/^Low Sun, Long Water/)]);
  });

  it('finds tracks by title and artist', async () => {
    const stage = new Stage();
    const query = { kind: 'track', title: 'Salt on the Strings', artist: 'Mira Okafor' } as const;
    const [found] = await stage.client(id).search(query, stage.options());
    expect(found).toMatchObject({ kind: 'track', title: 'Salt on the Strings', artists: ['Mira Okafor'] });
  });
});

describe.each(WITH_ISRC)('%s', (id) => {
  it('finds a track by its ISRC', async () => {
    const stage = new Stage();
    const [, , isrc = ''] = (await stage.album(RELEASE)).isrcs;
    const [found] = await stage.client(id).byIsrc(isrc, stage.options());
    expect(found).toMatchObject({ kind: 'track', title: 'Salt on the Strings', isrcs: [isrc], answersCode: isrc });
    expect(found?.durationsMs).toHaveLength(1);
  });
});

it('iTunes cannot look up an ISRC, and is not asked', async () => {
  const stage = new Stage();
  expect(await stage.client('itunes').byIsrc('ZZABC2600001', stage.options())).toEqual([]);
  expect(await stage.requests('itunes')).toEqual([]);
});

describe.each(STORES)('%s', (id) => {
  it('reads the album and the tracks behind its own links', async () => {
    const stage = new Stage();
    const client = stage.client(id);
    const { upc, isrcs } = await stage.album(RELEASE);
    const [album] = await client.byUpc(gtin(upc), stage.options());
    const reference = storeReferenceOf(String(album?.url));
    expect(reference).toMatchObject({ service: client.service, kind: 'album', id: album?.id });
    const again = reference && (await client.byUrl(reference, stage.options()));
    expect(again).toMatchObject({ id: album?.id, title: album?.title, trackCount: 5 });
    expect(again?.durationsMs).toHaveLength(5);
    if (id === 'itunes') return;
    const [track] = await client.byIsrc(String(isrcs[0]), stage.options());
    const trackReference = storeReferenceOf(String(track?.url));
    expect(trackReference && (await client.byUrl(trackReference, stage.options()))).toMatchObject({
      id: track?.id,
      kind: 'track',
    });
  });

  it('knows that an album behind a link is gone', async () => {
    const stage = new Stage();
    const gone = { kind: 'album', country: null, url: 'https://example.org/' } as const;
    const service = stage.client(id).service ?? 'spotify';
    expect(await stage.client(id).byUrl({ ...gone, service, id: '999999999' }, stage.options())).toBeNull();
  });

  it('gives no answer to another service’s link', async () => {
    const stage = new Stage();
    const reference = storeReferenceOf('https://mira.bandcamp.com/album/tide-lines');
    expect(reference && (await stage.client(id).byUrl(reference, stage.options()))).toBeNull();
    expect(await stage.requests(id)).toEqual([]);
  });
});

describe('an album that is live in one region only', () => {
  const requested: readonly CatalogueId[] = ['spotify', 'apple-music', 'tidal', 'itunes'];
  it.each(requested)('%s has it there and nowhere else', async (id) => {
    const stage = new Stage();
    const { upc } = await regional(stage, id);
    expect(await stage.client(id).byUpc(gtin(upc), stage.options('US'))).toEqual([]);
    expect(await stage.client(id).byUpc(gtin(upc), stage.options('JP'))).toMatchObject([
      { markets: { live: ['JP'], complete: false } },
    ]);
  });

  it('Deezer lists the countries of a track', async () => {
    const stage = new Stage();
    const { isrcs } = await regional(stage, 'deezer');
    const found = await stage.client('deezer').byIsrc(isrcs[0] ?? '', stage.options());
    expect(found[0]?.markets.complete).toBe(true);
  });
});

it('several albums with one UPC are all given by services that list them', async () => {
  const stage = new Stage();
  const twins = (await stage.albums()).filter(({ nearMiss }) => nearMiss === 'same-upc');
  const counts = await Promise.all(
    twins
      .slice(0, 5)
      .map(async ({ upc }) => (await stage.client('apple-music').byUpc(gtin(upc), stage.options())).length),
  );
  expect(Math.max(...counts)).toBe(2);
});

it('MusicBrainz leads from one store’s link to the pages of others', async () => {
  const stage = new Stage();
  const client = stage.client('musicbrainz');
  const [release] = await client.byUpc(gtin((await stage.album(RELEASE)).upc), stage.options());
  expect(release?.links.length).toBeGreaterThan(1);
  const [link] = release?.links ?? [];
  expect(link && (await client.byUrl(link, stage.options()))).toMatchObject({ id: release?.id, links: release?.links });
});

async function regional(stage: Stage, id: CatalogueId) {
  const albums = (await stage.albums()).filter(({ nearMiss }) => nearMiss === 'one-region');
  for (const album of albums) {
    const found = await stage.client(id).byUpc(gtin(album.upc), stage.options('JP'));
    if (found.length > 0) return album;
  }
  throw new Error(`${id} has no album of one region`);
}

function gtin(text: string): Gtin {
  const parsed = parseGtin(text);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.gtin;
}
