import { foundLinksSchema, type FoundLinks } from '@countin/domain/link-finding';
import { AppError } from '@countin/domain/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { NO_CATALOGUES } from '../platform/catalogues/catalogues.ts';
import { startCatalogueServer, useCatalogueServer, type CatalogueServer } from '../testing/catalogue-server.ts';
import { createWorld, type TestWorld } from '../testing/services.ts';
import { putDraft } from '../testing/stage.ts';
import { FIND_WINDOW, findLinks } from './find-links.ts';

const OWNER = 'uid-mira';
let server: CatalogueServer;

beforeAll(async () => {
  server = await startCatalogueServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

/** A release of the example catalogue, as its artist has entered it. */
async function withRelease(change: Parameters<typeof putDraft>[1] = {}): Promise<TestWorld> {
  const world = createWorld('find-links');
  await putDraft(world, { title: 'Low Sun, Long Water', kind: 'album', tracks: [], releaseMoment: null, ...change });
  useCatalogueServer(world, server);
  // The world's clock stands still in June; requests and their deadlines need the real one.
  world.setNow(Date.now());
  return world;
}
const find = async (world: TestWorld, text: string): Promise<FoundLinks> =>
  v.parse(foundLinksSchema, await findLinks(world, OWNER, { productId: 'product-tide', text }));
const rowOf = ({ rows }: FoundLinks, service: string) => rows.find((row) => row.service === service);

describe('finding the links of a release', () => {
  test('from its UPC gives a row a service, with method, confidence, evidence and attribution', async () => {
    const world = await withRelease();
    const { upc } = await server.album('low-sun-long-water');
    const found = await find(world, upc);
    expect(found).toMatchObject({ by: 'upc', example: true, notReached: [] });
    expect(rowOf(found, 'deezer')).toMatchObject({
      status: 'found',
      attribution: { text: 'Deezer' },
      link: { method: 'upc', via: 'Deezer', facts: { title: 'Low Sun, Long Water', kind: 'album' } },
    });
    for (const service of ['spotify', 'apple-music', 'tidal', 'deezer']) {
      const row = rowOf(found, service);
      expect(row?.status === 'found' && row.link.confidence, service).toBeGreaterThanOrEqual(75);
      expect(row?.status === 'found' && row.link.reasons.length, service).toBeGreaterThan(1);
    }
  });

  test('changes nothing, and asks the services once for the same release', async () => {
    const world = await withRelease();
    const before = await world.read('musicProducts/product-tide');
    const { upc } = await server.album('low-sun-long-water');
    const first = await find(world, upc);
    const requested = await server.requests('spotify');
    expect(await find(world, upc)).toEqual(first);
    expect(await server.requests('spotify')).toBe(requested);
    expect(await world.read('musicProducts/product-tide')).toEqual(before);
  });

  test('of another release than the code names adds nothing without a decision', async () => {
    const world = await withRelease({ title: 'Something Else Entirely' });
    await world.db.doc('artistProfiles/artist-mira').update({ name: 'Anders Vinter' });
    const { upc } = await server.album('low-sun-long-water');
    expect((await find(world, upc)).rows.map(({ status }) => status)).not.toContain('found');
  });

  test('names services that fail, with the reason, and finds the others', async () => {
    const world = await withRelease();
    await server.fault('spotify', 'garbage');
    await server.fault('musicbrainz', 'server-error');
    const { upc } = await server.album('low-sun-long-water');
    const found = await find(world, upc);
    expect(rowOf(found, 'spotify')).toMatchObject({ status: 'not-reached', reason: 'not-json' });
    expect(found.notReached).toEqual(['MusicBrainz']);
    expect(rowOf(found, 'deezer')).toMatchObject({ status: 'found' });
  });

  test('from a link that cannot be asked for keeps the link itself', async () => {
    const world = await withRelease();
    const found = await find(world, 'https://mira.bandcamp.com/album/low-sun?from=embed');
    expect(rowOf(found, 'bandcamp')).toMatchObject({
      status: 'found',
      link: { url: 'https://mira.bandcamp.com/album/low-sun', method: 'url', confidence: 100 },
    });
  });
});

describe('a look-up is refused', () => {
  test.each([
    ['036000291453', { code: 'gtin/check-digit', expected: '2', field: 'text' }],
    ['GBAYE060000', { code: 'isrc/length' }],
    ['https://spotlfy.com/album/1', { code: 'link/look-alike' }],
    ['https://mira.example/', { code: 'link/unknown-service' }],
    ['Low Sun', { code: 'link/nothing-to-find' }],
    ['', { code: 'link/empty' }],
  ])('for %s', async (text, error) => {
    await expect(find(await withRelease(), text)).rejects.toMatchObject(error);
  });

  test('for a release of another artist', async () => {
    const world = await withRelease();
    const ask = findLinks(world, 'tide', { productId: 'product-tide', text: '036000291452' });
    await expect(ask).rejects.toMatchObject({ code: 'access/denied' });
  });

  test('after many by one account, until a while has passed', async () => {
    const world = await withRelease();
    world.catalogues = NO_CATALOGUES;
    for (let sent = 0; sent < FIND_WINDOW.limit; sent += 1) await find(world, '036000291452');
    await expect(find(world, '036000291452')).rejects.toBeInstanceOf(AppError);
    world.passTime(FIND_WINDOW.windowMs);
    expect((await find(world, '036000291452')).rows).toEqual([]);
  });
});
