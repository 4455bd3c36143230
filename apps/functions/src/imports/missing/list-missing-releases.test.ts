import { callables } from '@countin/domain/callables';
import type { MissingReleases } from '@countin/domain/imports';
import { storeReferenceOf } from '@countin/domain/store-links';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { startRelease } from '../../release-start/start-release.ts';
import { startCatalogueServer, useCatalogueServer, type CatalogueServer } from '../../testing/catalogue-server.ts';
import { createWorld, type TestWorld } from '../../testing/services.ts';
import { putArtist, putDraft } from '../../testing/stage.ts';
import { listMissingReleases, MISSING_WINDOW } from './list-missing-releases.ts';

type Draft = NonNullable<Parameters<typeof putDraft>[1]>;

const OWNER = 'uid-mira';
const ARTIST = 'artist-mira';
const TITLE = 'Low Sun, Long Water';
const SLUG = 'low-sun-long-water';
const SERVICES = ['spotify', 'apple-music', 'tidal', 'deezer'];
let server: CatalogueServer;

beforeAll(async () => {
  server = await startCatalogueServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

/** Mira with the services of the example catalogue, and links to the pages of an artist there. */
async function withArtist(linked: string | null = 'mira-okafor'): Promise<TestWorld> {
  const world = createWorld('missing');
  await linkTo(world, linked);
  useCatalogueServer(world, server);
  // The world's clock stands still in June; requests and their deadlines need the real one.
  Object.assign(world, { now: () => Date.now() });
  return world;
}

async function linkTo(world: TestWorld, slug: string | null): Promise<void> {
  const pages = slug === null ? {} : await server.artistPages(slug);
  const { spotify, ...others } = pages;
  const pageLinks = Object.entries(others).map(([id, url]) => ({ id, title: id, url }));
  await putArtist(world, { name: 'Mira Okafor', ...(spotify && { socials: { spotify } }), ...{ pageLinks } });
}

const list = async (world: TestWorld, caller = OWNER): Promise<MissingReleases> =>
  v.parse(callables.listMissingReleases.output, await listMissingReleases(world, caller, { artistId: ARTIST }));
const rowOf = ({ rows }: MissingReleases, title = TITLE) => rows.find((row) => row.title === title);
const stateOf = ({ services }: MissingReleases, service: string) => services.find((one) => one.service === service);

test('what services list and the artist has not is one row a release, with its page at each service', async () => {
  const world = await withArtist();
  const { upc } = await server.album(SLUG);
  const found = await list(world);
  expect(found).toMatchObject({ example: true, more: false });
  expect(found.services.map(({ service, state }) => [service, state])).toEqual(
    SERVICES.map((service) => [service, 'answered']),
  );
  expect(rowOf(found)).toMatchObject({ date: '2026-11-26', kind: 'ep', upc });
  for (const { links } of found.rows) expect(links.map(({ service }) => service)).toEqual(SERVICES);
  for (const { url, service } of rowOf(found)?.links ?? [])
    expect(storeReferenceOf(url)).toMatchObject({ service, kind: 'album' });
  expect(stateOf(found, 'deezer')).toMatchObject({
    listed: found.rows.length,
    missing: found.rows.length,
    more: false,
  });
  const dates = found.rows.map(({ date }) => date ?? '');
  expect(dates).toEqual([...dates].sort().reverse());
  expect(await world.list('musicProducts')).toEqual([]);
});

test('a release that was made here from a service is not missing any more', async () => {
  const world = await withArtist();
  const before = await list(world);
  const { upc } = await server.album(SLUG);
  await startRelease(world, OWNER, { artistId: ARTIST, startId: 'start-1', text: upc, productSlug: undefined });
  const after = await list(world);
  expect(rowOf(before)).toBeDefined();
  expect(after.rows).toEqual(before.rows.filter(({ title }) => title !== TITLE));
});

test('one thing is enough to be here: the bar code, a page, or the title with its date', async () => {
  const { upc } = await server.album(SLUG);
  const [link] = rowOf(await list(await withArtist()))?.links ?? [];
  const at = { mode: 'local', date: '2026-11-26', time: '00:00' } as const;
  const only: Draft = { storeLinks: [], upc: '', releaseMoment: null, title: 'Entered Otherwise', kind: 'ep' };
  const storeLink = { id: 'one', label: '', hidden: false, territories: [], source: 'pasted' } as const;
  const cases: readonly (readonly [Draft, readonly string[] | undefined])[] = [
    [{ upc }, undefined],
    [{ storeLinks: [{ ...storeLink, territories: [], service: 'spotify', url: link?.url ?? '' }] }, undefined],
    [{ title: 'low sun long water', releaseMoment: at }, undefined],
    [{ title: TITLE, kind: 'ep' }, undefined],
    [{ title: TITLE, releaseMoment: { ...at, date: '2022-11-26' } }, SERVICES],
    [{ title: `${TITLE} (Live)`, releaseMoment: at }, SERVICES],
  ];
  for (const [change, links] of cases) {
    const world = await withArtist();
    await putDraft(world, { ...only, ...change });
    await linkTo(world, 'mira-okafor');
    const row = rowOf(await list(world));
    expect([change, row?.links.map(({ service }) => service)]).toEqual([change, links]);
  }
});

test('without links of the profile, the pages of releases say who the artist is', async () => {
  const world = await withArtist(null);
  expect((await list(world)).services.map(({ state }) => state)).toEqual(SERVICES.map(() => 'no-artist'));
  const { upc } = await server.album(SLUG);
  await startRelease(world, OWNER, { artistId: ARTIST, startId: 'start-1', text: upc, productSlug: undefined });
  const found = await list(world);
  expect(found.services.map(({ state }) => state)).toEqual(SERVICES.map(() => 'answered'));
  expect(found.rows.length).toBeGreaterThan(0);
  // The release is here, and the page of another artist says nothing.
  await world.db.doc(`artistProfiles/${ARTIST}`).update({ name: 'Anders Vinter' });
  expect((await list(world)).services.map(({ state }) => state)).toEqual(SERVICES.map(() => 'no-artist'));
});

test('a service that fails or is not configured is named, and the others answer; later it is asked again', async () => {
  const world = await withArtist();
  const finders = world.catalogues.finders.filter(({ service }) => service !== 'tidal');
  world.catalogues = { ...world.catalogues, finders };
  await server.fault('spotify', 'garbage');
  await server.fault('deezer', 'rate-limit', { retryAfter: '86400' });
  const found = await list(world);
  expect(stateOf(found, 'spotify')).toMatchObject({ state: 'not-reached', reason: 'not-json' });
  expect(stateOf(found, 'deezer')).toMatchObject({
    state: 'not-reached',
    reason: 'rate-limited',
    retryAfterSeconds: 86_400,
  });
  expect(stateOf(found, 'tidal')).toEqual({ service: 'tidal', state: 'not-configured' });
  expect(rowOf(found)?.links.map(({ service }) => service)).toEqual(['apple-music']);
  await server.reset();
  const asked = await server.requests('apple-music');
  expect(rowOf(await list(world))?.links.map(({ service }) => service)).toEqual(['spotify', 'apple-music']);
  expect(await server.requests('apple-music')).toBe(asked);
});

test('an artist that a service no longer has is told, not listed as without releases', async () => {
  const world = await withArtist(null);
  await putArtist(world, { socials: { spotify: 'https://open.spotify.com/artist/1234567890123456789012' } });
  expect(stateOf(await list(world), 'spotify')).toEqual({ service: 'spotify', state: 'no-artist' });
});

test('others are refused, and calls are counted', async () => {
  const world = await withArtist();
  await expect(list(world, 'stranger')).rejects.toMatchObject({ code: 'access/denied' });
  expect(await server.requests('deezer')).toBe(0);
  for (let count = 0; count < MISSING_WINDOW.limit; count += 1) await list(world);
  await expect(list(world)).rejects.toMatchObject({ code: 'limit/too-many' });
});
