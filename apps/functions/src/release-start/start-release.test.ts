import { once } from 'node:events';
import { callables } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import { musicProductSchema } from '@countin/domain/release-metadata';
import { storeReferenceOf } from '@countin/domain/store-links';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { NO_CATALOGUES } from '../platform/catalogues/catalogues.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { startCatalogueServer, useCatalogueServer, type CatalogueServer } from '../testing/catalogue-server.ts';
import { createWorld, type TestWorld } from '../testing/services.ts';
import { putArtist, putDraft } from '../testing/stage.ts';
import { findRelease } from './find-release.ts';
import { START_WINDOW } from './look-up.ts';
import { startRelease } from './start-release.ts';

const OWNER = 'uid-mira';
const ARTIST = 'artist-mira';
const TITLE = 'Low Sun, Long Water';
const SLUG = 'low-sun-long-water';
let server: CatalogueServer;

beforeAll(async () => {
  server = await startCatalogueServer();
  // A service makes its catalogue for its first request, which a busy machine would take for a service that is slow.
  for (const service of ['spotify', 'apple-music', 'tidal', 'deezer', 'musicbrainz'])
    await fetch(`${server.origin}/${service}/`);
});
beforeEach(() => server.reset());
afterEach(() => vi.unstubAllGlobals());
afterAll(() => server.close());

async function withArtist(change: Parameters<typeof putArtist>[1] = {}): Promise<TestWorld> {
  const world = await withEveryService(change);
  // MusicBrainz answers one request a second, which nothing of these tests is about.
  const finders = world.catalogues.finders.filter(({ service }) => service !== null);
  world.catalogues = { ...world.catalogues, finders };
  return world;
}

async function withEveryService(change: Parameters<typeof putArtist>[1] = {}): Promise<TestWorld> {
  const world = createWorld('start-release');
  await putArtist(world, { name: 'Elin Sand', ...change });
  useCatalogueServer(world, server);
  // The world's clock stands still in June; requests and their deadlines need the real one.
  Object.assign(world, { now: () => Date.now() });
  return world;
}

/** Holds each answer of the services back until all of them have been asked. */
function answerTogether(...services: readonly string[]): void {
  const waiting = new Set(services);
  const { promise: allAsked, resolve } = Promise.withResolvers<void>();
  const ask = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit & { readonly signal: AbortSignal }) => {
    const [, service = ''] = new URL(address).pathname.split('/');
    waiting.delete(service);
    if (waiting.size === 0) resolve();
    if (services.includes(service)) await Promise.race([allAsked, once(init.signal, 'abort')]);
    return await ask(address, init);
  });
}

const find = async (world: TestWorld, text: string, caller = OWNER) =>
  v.parse(callables.findRelease.output, await findRelease(world, caller, { artistId: ARTIST, text }));
const start = async (
  world: TestWorld,
  text: string,
  { startId = 'start-1', caller = OWNER, ...more }: { startId?: string; caller?: string; productSlug?: string } = {},
) =>
  v.parse(
    callables.startRelease.output,
    await startRelease(world, caller, { artistId: ARTIST, startId, text, productSlug: undefined, ...more }),
  );
const productOf = async (world: TestWorld, productId: string) =>
  v.parse(musicProductSchema, await world.read(`musicProducts/${productId}`));

describe('a proposal', () => {
  test('has what a person recognises the release by, with a small cover, and changes nothing', async () => {
    const world = await withArtist();
    const { upc } = await server.album(SLUG);
    const { release, existing, rows } = await find(world, upc);
    expect(release).toMatchObject({
      title: TITLE,
      kind: 'ep',
      upc,
      trackCount: 5,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      coverPreview: expect.stringMatching(/^data:image\/png;base64,iVBOR/) as string,
    });
    expect(existing).toBeNull();
    expect(rows.filter(({ status }) => status === 'found').length).toBeGreaterThan(3);
    expect(await world.list('musicProducts')).toEqual([]);
  });

  test('says whose release it may be', async () => {
    const { upc } = await server.album(SLUG);
    const { release } = await find(await withArtist(), upc);
    const own = await find(await withArtist({ name: release?.artists[0] ?? '' }), upc);
    expect([release?.namesArtist, own.release?.namesArtist]).toEqual([false, true]);
  });

  test.each([
    ['UPC', 'upc'],
    ['title', 'title'],
  ] as const)('names a release that has the same %s', async (_what, same) => {
    const world = await withArtist();
    const { upc } = await server.album(SLUG);
    const release = same === 'upc' ? { title: 'Another name', upc: `0${upc}` } : { title: TITLE, upc: '' };
    await putDraft(world, release);
    expect((await find(world, upc)).existing).toMatchObject({ productId: 'product-tide', same });
  });

  test.each(['UPC', 'link'] as const)('from a %s comes of services that are asked at the same time', async (by) => {
    const { upc } = await server.album(SLUG);
    const { rows } = await find(await withArtist(), upc);
    const spotify = rows.find(({ service }) => service === 'spotify');
    const link = spotify?.status === 'found' ? spotify.link.url : '';
    // The service of a link is asked first: it knows the code that the others need.
    answerTogether('apple-music', 'tidal', 'deezer', 'musicbrainz', ...(by === 'UPC' ? ['spotify'] : []));
    const found = await find(await withEveryService(), by === 'UPC' ? upc : link);
    expect(found.notReached).toEqual([]);
    expect(found.rows.filter(({ status }) => status === 'not-reached')).toEqual([]);
    expect(found.rows.map(({ service }) => service)).toEqual(expect.arrayContaining(['spotify', 'deezer', 'bandcamp']));
  });

  test('has no picture where the host of pictures fails, and all else', async () => {
    const world = await withArtist();
    await server.fault('_pictures', 'server-error');
    const { upc } = await server.album(SLUG);
    expect((await find(world, upc)).release).toMatchObject({ title: TITLE, coverPreview: null });
  });

  test('of the link of a store that cannot be asked has the link, and no release', async () => {
    const { release, rows } = await find(await withArtist(), 'https://nobody.bandcamp.com/album/nothing-known');
    expect([release, rows[0]]).toMatchObject([null, { service: 'bandcamp', status: 'found' }]);
  });
});

describe('a started release', () => {
  test('is a draft with everything that the services have, and with its cover', async () => {
    const world = await withArtist();
    const { upc, isrcs } = await server.album(SLUG);
    const { release } = await find(world, upc);
    const { productId, cover, notes } = await start(world, upc);
    expect([cover, notes]).toEqual([{ state: 'ready' }, []]);
    const product = await productOf(world, productId);
    expect(product).toMatchObject({
      title: TITLE,
      kind: 'ep',
      status: 'draft',
      productSlug: SLUG,
      upc,
      genre: 'electronic',
      labelName: release?.label,
      releaseMoment: { mode: 'local', date: release?.date, time: '00:00' },
      artists: [{ name: release?.artists[0], role: 'main' }],
      coverImage: { imageId: productId },
    });
    expect(product.tracks.map(({ isrc }) => isrc)).toEqual(isrcs);
    expect(product.tracks.every(({ durationMs }) => Number(durationMs) > 0)).toBe(true);
    expect(product.storeLinks.map(({ service }) => service)).toEqual(
      expect.arrayContaining(['spotify', 'apple-music', 'tidal', 'deezer']),
    );
    expect(product.storeLinks.every(({ source }) => source === 'upc')).toBe(true);
    expect(await world.read(`artistProfiles/${ARTIST}/images/${productId}`)).toMatchObject({ state: 'ready' });
    await publishRelease(world, OWNER, { productId });
    expect(await world.read(documents.releasePage(productId).path)).toMatchObject({ title: TITLE });
  });

  test('does not repeat the artist, and asks the services once for proposal and draft', async () => {
    const world = await withArtist();
    const { upc } = await server.album(SLUG);
    const { release } = await find(world, upc);
    await putArtist(world, { name: release?.artists[0] ?? '' });
    const requested = await Promise.all(['spotify', 'deezer'].map((service) => server.requests(service)));
    const { productId } = await start(world, upc);
    expect((await productOf(world, productId)).artists).toEqual([]);
    expect(await Promise.all(['spotify', 'deezer'].map((service) => server.requests(service)))).toEqual(requested);
  });

  test('is one for each id, also of simultaneous calls', async () => {
    const world = await withArtist();
    const { upc } = await server.album(SLUG);
    await find(world, upc);
    const started = await Promise.all([1, 2, 3].map(() => start(world, upc)));
    expect(new Set(started.map(({ productId }) => productId)).size).toBe(1);
    expect((await start(world, upc)).productId).toBe(started[0]?.productId);
    expect(await world.list('musicProducts')).toHaveLength(1);
    const { productId } = await start(world, upc, { startId: 'start-2' });
    expect((await productOf(world, productId)).productSlug).toBe(`${SLUG}-2`);
  });

  test('claims the chosen slug', async () => {
    const world = await withArtist();
    const { upc } = await server.album(SLUG);
    const { productId } = await start(world, upc, { productSlug: 'my-sun' });
    expect((await productOf(world, productId)).productSlug).toBe('my-sun');
  });

  test('is there without its cover, and the same call brings the cover later', async () => {
    const world = await withArtist();
    await server.fault('_pictures', 'server-error');
    const { upc } = await server.album(SLUG);
    const first = await start(world, upc);
    expect(first.cover).toEqual({ state: 'failed', code: 'service/unavailable' });
    expect((await productOf(world, first.productId)).coverImage).toBeNull();
    await server.reset();
    expect(await start(world, upc)).toMatchObject({ productId: first.productId, cover: { state: 'ready' } });
    expect((await productOf(world, first.productId)).coverImage).toMatchObject({ imageId: first.productId });
  });

  test('takes the cover from another service if one sends its readers elsewhere or answers no picture', async () => {
    const world = await withArtist();
    await server.fault('_pictures', 'moved-away', { times: 1 });
    const { upc } = await server.album(SLUG);
    expect((await start(world, upc)).cover).toEqual({ state: 'ready' });
  });

  test('takes the cover from another service if one is slow', async () => {
    const world = await withArtist();
    await server.fault('_pictures', 'slow', { times: 1, delayMs: 9000 });
    const { upc } = await server.album(SLUG);
    expect((await start(world, upc)).cover).toEqual({ state: 'ready' });
  }, 20_000);

  test('begins with the defaults of the artist', async () => {
    const world = await withArtist();
    await world.write(documents.artistDefaults(ARTIST).path, {
      zone: 'Europe/Berlin',
      language: 'de',
      mode: 'instant',
      time: '18:00',
      storeOrder: ['deezer'],
    });
    const { upc } = await server.album(SLUG);
    const product = await productOf(world, (await start(world, upc)).productId);
    expect(product).toMatchObject({
      language: 'de',
      releaseMoment: { mode: 'instant', zone: 'Europe/Berlin', time: '18:00' },
    });
    expect(product.storeLinks[0]?.service).toBe('deezer');
  });

  test('from the link of a track is its release', async () => {
    const world = await withArtist();
    const { isrcs } = await server.album(SLUG);
    const { productId } = await start(world, isrcs[1] ?? '');
    const product = await productOf(world, productId);
    expect(product).toMatchObject({ title: TITLE });
    expect(product.tracks).toHaveLength(5);
    const spotify = product.storeLinks.find(({ service }) => service === 'spotify');
    expect(storeReferenceOf(spotify?.url ?? '')).toMatchObject({ kind: 'album' });
  });
});

describe('nothing is started', () => {
  test.each([
    ['036000291453', { code: 'gtin/check-digit', expected: '2', field: 'text' }],
    ['https://open.spotify.com/playlist/37i9dQZF1DXcBWIGoYBM5M', { code: 'link/not-a-release' }],
    ['https://open.spotify.com/show/4rOoJ6Egrf8K2IrywzwOMk', { code: 'link/not-a-release' }],
    ['https://open.spotify.com/artist/4gzpq5DPGxSnKTe4SA8HAU', { code: 'link/not-a-release' }],
    ['https://mira.example/', { code: 'link/unknown-service' }],
    ['', { code: 'link/empty' }],
    ['036000291452', { code: 'link/nothing-found', field: 'text' }],
  ])('from %s', async (text, error) => {
    const world = await withArtist();
    await expect(start(world, text)).rejects.toMatchObject(error);
    expect(await world.list('musicProducts')).toEqual([]);
  });

  test('while no service answers', async () => {
    const world = await withArtist();
    const { upc } = await server.album(SLUG);
    for (const service of ['spotify', 'apple-music', 'tidal', 'deezer', 'musicbrainz'])
      await server.fault(service, 'garbage');
    await expect(find(world, upc)).rejects.toMatchObject({ code: 'link/no-answer' });
    await expect(start(world, upc)).rejects.toMatchObject({ code: 'link/no-answer' });
    expect(await world.list('musicProducts')).toEqual([]);
  });

  test('for the artist of another account', async () => {
    const world = await withArtist();
    const { upc } = await server.album(SLUG);
    await expect(find(world, upc, 'tide')).rejects.toMatchObject({ code: 'access/denied' });
    await expect(start(world, upc, { caller: 'tide' })).rejects.toMatchObject({ code: 'access/denied' });
    expect(await server.requests('spotify')).toBe(0);
  });

  test('after many look-ups by one account', async () => {
    const world = await withArtist();
    world.catalogues = NO_CATALOGUES;
    const at = Date.now();
    Object.assign(world, { now: () => at });
    for (let sent = 0; sent < START_WINDOW.limit; sent += 1) await find(world, '036000291452');
    await expect(find(world, '036000291452')).rejects.toMatchObject({ code: 'limit/too-many' });
  });
});
