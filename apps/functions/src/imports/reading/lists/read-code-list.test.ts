import { importObjects, type Reading } from '@countin/domain/imports';
import type { ReleaseRecord } from '@countin/import/records';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCatalogueServer, useCatalogueServer, type CatalogueServer } from '../../../testing/catalogue-server.ts';
import { READING } from '../../../testing/import-reading.ts';
import { createWorld, type TestWorld } from '../../../testing/services.ts';
import { putUser } from '../../../testing/people.ts';
import { putArtist } from '../../../testing/stage.ts';
import { continueImport } from '../../continue-import.ts';
import { createImport } from '../../create-import.ts';
import { readImport, readImportRecords } from '../../read-import.ts';

const MIRA = 'uid-mira';
const SLUG = 'low-sun-long-water';
const CODES: Reading = { ...READING, format: 'codes', language: 'de' };
let server: CatalogueServer;
beforeAll(async () => {
  server = await startCatalogueServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

async function aList(text: string): Promise<TestWorld> {
  const world = createWorld('import-codes');
  await putArtist(world);
  await putUser(world, MIRA);
  useCatalogueServer(world, server);
  // MusicBrainz answers one request a second, which nothing of these tests is about.
  const finders = world.catalogues.finders.filter(({ service }) => service !== null);
  world.catalogues = { ...world.catalogues, finders };
  // The world's clock stands still in June; requests and their deadlines need the real one.
  Object.assign(world, { now: () => Date.now() });
  await world.objects.write(importObjects.file(MIRA, 'run-1'), Buffer.from(text), 'text/plain');
  await createImport(world, MIRA, { runId: 'run-1', name: 'codes.txt', reading: CODES, headings: [] });
  return world;
}
const runOf = async (world: TestWorld) => (await readImport(world, MIRA, { runId: 'run-1' })).run;
async function recordsOf(world: TestWorld): Promise<ReleaseRecord[]> {
  const records: ReleaseRecord[] = [];
  for (let page = 0; page < (await runOf(world)).pages; page += 1) {
    const found = await readImportRecords(world, MIRA, { runId: 'run-1', page });
    records.push(...(JSON.parse(found.records) as ReleaseRecord[]));
  }
  return records;
}
const soon = () => Date.now() + 60_000;
const codesOf = ({ problems }: ReleaseRecord) => problems.map(({ code }) => code);

test('each code becomes a record of its release, each other entry one that says what is wrong', async () => {
  const { upc, isrcs } = await server.album(SLUG);
  const world = await aList([upc, '036000291453', 'QZES71982312', isrcs[0], upc].join('\n'));
  await continueImport(world, 'run-1', soon());
  const run = await runOf(world);
  expect(run).toMatchObject({ state: 'open', records: 3, artists: [{ name: 'Mira Okafor', artistId: 'artist-mira' }] });
  const [release, wrong, unknown] = await recordsOf(world);
  expect(release).toMatchObject({
    artistName: 'Mira Okafor',
    place: { line: 1 },
    cover: { kind: 'url', url: expect.stringMatching(/^http/) as string },
    fields: { title: { value: 'Low Sun, Long Water' }, upc: { value: upc }, kind: { value: 'ep' } },
    problems: [],
  });
  const { tracks, storeLinks, language } = release?.fields as Record<string, { value: { confidence?: number }[] }>;
  expect([tracks?.value.length, (storeLinks?.value.length ?? 0) > 1, language]).toEqual([5, true, undefined]);
  expect(wrong && codesOf(wrong)).toEqual(['gtin/check-digit']);
  expect(unknown && codesOf(unknown)).toEqual(['import/code-unknown']);
  // The song is on the release that the list has.
  expect(release?.list?.entries.map(({ line }) => line)).toEqual([1, 4]);
});

test('short links are followed to releases, and never into a circle or a private network', async () => {
  const links = [SLUG, 'circle', 'inside', 'nowhere', 'away'].map((id) => `https://spotify.link/${id}`);
  const world = await aList(links.join('\n'));
  await continueImport(world, 'run-1', soon());
  const [release, ...others] = await recordsOf(world);
  expect(release?.fields.title).toEqual({ value: 'Low Sun, Long Water' });
  expect(others.map(codesOf)).toEqual([
    ['import/link-dead'],
    ['import/link-dead'],
    ['import/link-dead'],
    ['import/services-away'],
  ]);
});

test('services that are away are another problem than a code that they do not know', async () => {
  const { upc } = await server.album(SLUG);
  const world = await aList(upc);
  for (const { catalogue } of world.catalogues.finders) await server.fault(catalogue, 'server-error');
  await continueImport(world, 'run-1', soon());
  const [record] = await recordsOf(world);
  expect(record && codesOf(record)).toEqual(['import/services-away']);
});

test('goes on behind what is stored when its time is over', async () => {
  const codes = Array.from({ length: 45 }, (_, at) => `QZES719${String(10_000 + at)}`);
  const world = await aList(codes.join('\n'));
  world.queuedImports.length = 0;
  world.catalogues = { ...world.catalogues, finders: [] };
  const deadline = Date.now();
  let looks = 0;
  // The deadline comes after the first page.
  Object.assign(world, { now: () => Date.now() - ((looks += 1) < 25 ? 60_000 : 0) });
  await continueImport(world, 'run-1', deadline);
  const { state, records, pages } = await runOf(world);
  expect([state, records > 0 && records < 45, world.queuedImports]).toEqual(['reading', true, ['run-1']]);
  await continueImport(world, 'run-1', soon());
  const all = await recordsOf(world);
  expect([(await runOf(world)).state, all.length, pages < (await runOf(world)).pages]).toEqual(['open', 45, true]);
  expect(all.map(({ key }) => key)).toEqual(codes);
});

test.each([
  ['', 'file/empty'],
  [Array.from({ length: 10_001 }, (_, at) => `QZES7${String(1_000_000 + at)}`).join('\n'), 'file/too-many-rows'],
])('a list that is no list fails as a whole', async (text, code) => {
  const world = await aList(text === '' ? ' ' : text);
  await continueImport(world, 'run-1', soon());
  expect(await runOf(world)).toMatchObject({ state: 'unreadable', failure: { code } });
});
