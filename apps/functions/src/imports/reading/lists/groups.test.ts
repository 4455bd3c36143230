import type { CatalogueClient } from '@countin/catalogue';
import { planContextOf, planRun } from '@countin/import/plan';
import type { ReleaseRecord } from '@countin/import/records';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCatalogueServer, type CatalogueServer } from '../../../testing/catalogue-server.ts';
import { continueImport } from '../../continue-import.ts';
import { aList, pageOf, readOn, recordsOf, runOf, songPageOf, valueOf } from '../../../testing/list-stage.ts';
import { said } from './said.ts';

const SLUG = 'low-sun-long-water';
let server: CatalogueServer;
beforeAll(async () => {
  server = await startCatalogueServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const isDeluxe = (title = '', version = '') => `${title} ${version}`.includes('Deluxe');
const isMany = (record: ReleaseRecord | undefined) => (record?.list?.releases.length ?? 0) > 1;
const linesOf = (records: Awaited<ReturnType<typeof recordsOf>>) =>
  records.map(({ list, place }) => list?.entries.map(({ line }) => line) ?? [place.line]);

/** The pages of an album, and of a song of it, from a world of their own. */
async function pagesOf(upc: string, isrc: string) {
  const world = await aList(server, upc);
  const [spotify, deezer, song] = await Promise.all([
    pageOf(world, 'spotify', upc),
    pageOf(world, 'deezer', upc),
    songPageOf(world, 'spotify', isrc),
  ]);
  return { spotify, deezer, song };
}

test('pages at two services, the bar code, a song’s ISRC and its page are one row with links of every service', async () => {
  const { upc, isrcs } = await server.album(SLUG);
  const { spotify, deezer, song } = await pagesOf(upc, isrcs[0] ?? '');
  const other = await server.album('invented-3');
  const world = await aList(server, [isrcs[1], `${spotify}?si=1`, other.upc, song, deezer, upc].join('\n'));
  await readOn(world);
  const records = await recordsOf(world);
  // A release comes before songs, wherever they stand.
  expect(linesOf(records)).toEqual([[2, 5, 6, 1, 4], [3]]);
  const links = valueOf(records[0], 'storeLinks') ?? [];
  expect(links.find(({ service }) => service === 'spotify')).toMatchObject({ source: 'pasted', confidence: 100 });
  expect(links.find(({ service }) => service === 'deezer')).toMatchObject({ url: deezer });
  expect(links.filter(({ source }) => source === 'upc').every(({ confidence = 0 }) => confidence >= 75)).toBe(true);
  expect(new Set(links.map(({ service }) => service)).size).toBe(links.length);
});

test('a song on an album and its deluxe edition asks which is meant', async () => {
  const [album, deluxe] = [await server.album('invented-7'), await server.album('invented-7-deluxe')];
  const [isrc = ''] = album.isrcs;
  expect(deluxe.isrcs).toContain(isrc);
  const world = await aList(server, isrc);
  await readOn(world);
  const records = await recordsOf(world);
  expect(records.map(isMany)).toEqual([true]);
  const options = records[0]?.list?.releases ?? [];
  const context = planContextOf(
    [
      {
        artists: [{ artistId: 'a', name: 'x', slug: 'x', mayCreate: true, mayEdit: true }],
        releases: [],
        formerSlugs: [],
      },
    ],
    {
      artists: [...new Set(options.map(({ record }) => record.artistName))].map((name) => ({ name, artistId: 'a' })),
      madeByRun: new Set(),
      language: 'en',
    },
  );
  const plan = async (release: string | null) => {
    const answers = { excluded: false, target: null, slug: null, again: false, release };
    const rows = new Map([[0, { answers, corrections: [] }]]);
    const reading = {
      answers: { dateOrder: null, decimalSign: null, emptyCells: 'keep', lostZeros: 'refuse' } as const,
    };
    for await (const [row] of planRun(records, { rows, columnValues: [], done: new Set(), reading }, context))
      return row;
    return undefined;
  };
  expect(await plan(null)).toMatchObject({ state: 'doubtful', doubts: [{ code: 'which-release' }], content: null });
  const wanted = options.find(({ record: { fields } }) => isDeluxe(said(fields.title), said(fields.version)));
  const { content } = (await plan(wanted?.url ?? '')) ?? {};
  expect(isDeluxe(content?.title, content?.version)).toBe(true);
});

test('a song on an album that the list has belongs to its row without a question', async () => {
  const album = await server.album('invented-7');
  const listed = await aList(server, `${album.isrcs[0]}\n${album.upc}`);
  await readOn(listed);
  const [one, ...others] = await recordsOf(listed);
  expect([others, one?.list?.releases, one?.list?.entries.length]).toEqual([[], [], 2]);
});

test('a reading that is broken off after each entry has the rows of one that is not', async () => {
  const [one, two] = [await server.album(SLUG), await server.album('invented-3')];
  const { spotify, deezer, song } = await pagesOf(one.upc, one.isrcs[0] ?? '');
  const text = [spotify, 'no link', two.upc, deezer, 'https://example.org/1', one.upc, song, one.isrcs[2]].join('\n');
  const whole = await aList(server, text);
  await readOn(whole);
  const broken = await aList(server, text);
  // Its time is over as soon as a service was asked.
  let isOver = false;
  const finders = broken.catalogues.finders.map((client) => noting(client, () => (isOver = true)));
  Object.assign(broken, { now: () => Date.now() + (isOver ? 7_200_000 : 0) });
  broken.catalogues = { ...broken.catalogues, finders };
  let parts = 0;
  while ((await runOf(broken)).state === 'reading' && parts < 20) {
    parts += 1;
    await continueImport(broken, 'run-1', Date.now() + 3_600_000);
    isOver = false;
  }
  expect(parts).toBeGreaterThan(2);
  const plain = async (world: typeof whole) => (await recordsOf(world)).map(({ key, list }) => [key, list?.entries]);
  expect(await plain(broken)).toEqual(await plain(whole));
  expect((await runOf(broken)).list).toMatchObject({ total: 8, done: 8, secondsLeft: 0 });
});

/** The same client, which tells when it is asked. */
function noting(client: CatalogueClient, onAsked: () => void): CatalogueClient {
  return new Proxy(client, {
    get(target, name: keyof CatalogueClient) {
      const value = target[name];
      if (typeof value !== 'function') return value;
      return (...given: never[]) => (onAsked(), (value as (...all: never[]) => unknown).apply(target, given));
    },
  });
}
