import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callAs } from '../../../testing/import-stage.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../testing/catalogue-server.ts';
import { aList, MIRA, readOn, recordsOf, runOf, valueOf } from '../../../testing/list-stage.ts';

const SLUG = 'low-sun-long-water';
let server: CatalogueServer;
beforeAll(async () => {
  server = await startCatalogueServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const servicesOf = (record: Parameters<typeof valueOf>[0]) =>
  (valueOf(record, 'storeLinks') ?? []).map(({ service }) => service);

test('a service that is down is named, spares the others, and is asked again for its rows alone', async () => {
  const albums = await Promise.all(
    [SLUG, ...Array.from({ length: 11 }, (_, at) => `invented-${at}`)].map((slug) => server.album(slug)),
  );
  const world = await aList(server, ['no link', ...albums.map(({ upc }) => upc)].join('\n'));
  await server.fault('deezer', 'server-error', { times: 1000 });
  await readOn(world);
  const { list } = await runOf(world);
  expect(list).toMatchObject({ total: 13, done: 13 });
  const deezer = list?.services.find(({ catalogue }) => catalogue === 'deezer');
  expect(deezer).toMatchObject({ found: 0, notReached: 12, reason: 'server-error' });
  expect(list?.services.find(({ catalogue }) => catalogue === 'spotify')).toMatchObject({
    notReached: 0,
    asked: 12,
    reason: '',
  });
  expect(list?.services.find(({ catalogue }) => catalogue === 'musicbrainz')).toMatchObject({
    asked: 0,
    reason: 'not-configured',
  });
  const before = await recordsOf(world);
  expect(servicesOf(before[1])).not.toContain('deezer');

  await server.reset();
  await callAs(world, MIRA, 'changeImportRows', {
    runId: 'run-1',
    rows: [{ row: 1, answers: { excluded: true, target: null, slug: null, again: false }, corrections: [] }],
  });
  await callAs(world, MIRA, 'retryImportServices', { runId: 'run-1' });
  expect((await runOf(world)).state).toBe('reading');
  await readOn(world);
  const run = await runOf(world);
  expect([run.state, run.list?.services.find(({ catalogue }) => catalogue === 'deezer')]).toMatchObject([
    'open',
    { notReached: 0, reason: '' },
  ]);
  const after = await recordsOf(world);
  expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  expect(servicesOf(after[1])).toContain('deezer');
  expect(after[0]).toEqual(before[0]);
  expect(await server.requests('spotify')).toBe(0);
});

test('rows of which nothing was known are read anew', async () => {
  const { upc } = await server.album(SLUG);
  const world = await aList(server, upc);
  for (const { catalogue } of world.catalogues.finders) await server.fault(catalogue, 'server-error', { times: 1000 });
  await readOn(world);
  expect((await recordsOf(world))[0]?.problems.map(({ code }) => code)).toEqual(['import/services-away']);
  await server.reset();
  await callAs(world, MIRA, 'retryImportServices', { runId: 'run-1' });
  await readOn(world);
  const [record] = await recordsOf(world);
  expect([record?.problems, valueOf(record, 'title')]).toEqual([[], 'Low Sun, Long Water']);
});

test('without a service that was missed nothing is read', async () => {
  const { upc } = await server.album(SLUG);
  const world = await aList(server, upc);
  await readOn(world);
  await callAs(world, MIRA, 'retryImportServices', { runId: 'run-1' });
  expect((await runOf(world)).state).toBe('open');
  await expect(callAs(world, 'uid-stranger', 'retryImportServices', { runId: 'run-1' })).rejects.toThrow();
});
