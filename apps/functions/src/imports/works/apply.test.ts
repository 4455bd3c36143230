import { documents } from '@countin/domain/documents';
import { describe, expect, test } from 'vitest';
import { deleteProfile } from '../../profiles/deletion/delete-profile.ts';
import {
  anImportWorld,
  apply,
  callAs,
  MIRA,
  readRun,
  releasesOf,
  RUN,
  runOf,
  stepsOf,
  workOn,
} from '../../testing/import-stage.ts';
import { aPerson, putUser } from '../../testing/people.ts';
import { putTestMember } from '../../testing/members.ts';
import { continueImport } from '../continue-import.ts';

const ARTIST = 'artist-mira';
const TABLE = `Artist,Title,UPC,Release date,Genre
Mira Okafor,Tide Lines,036000291452,2027-01-08,jazz
Mira Okafor,Low Sun,4006381333931,2027-02-05,folk
Somebody Else,Salt,,,
`;

test('rows become drafts with their slugs, and rows that are wrong become nothing', async () => {
  const world = await anImportWorld();
  await readRun(world, TABLE);
  await apply(world);
  const releases = await releasesOf(world);
  expect(releases).toMatchObject([
    { title: 'Low Sun', productSlug: 'low-sun', status: 'draft', upc: '4006381333931', genre: 'folk', createdBy: MIRA },
    { title: 'Tide Lines', productSlug: 'tide-lines', status: 'draft', artistId: ARTIST },
  ]);
  for (const { productSlug, id } of releases)
    expect(await world.read(documents.productSlug(ARTIST, productSlug).path)).toMatchObject({ productId: id });
  const run = await runOf(world);
  expect(run.state).toBe('open');
  expect(run.works).toMatchObject([{ kind: 'import', startedBy: MIRA, total: 2, done: 2, failed: 0, code: '' }]);
  expect((await stepsOf(world, 1)).map(({ row, result, title }) => [row, result, title])).toEqual([
    [0, 'created', 'Tide Lines'],
    [1, 'created', 'Low Sun'],
  ]);
});

test('the artist’s activity says who has imported how many, once', async () => {
  const world = await anImportWorld();
  await readRun(world, TABLE);
  await apply(world);
  const stored = await world.db.collection(documents.activities('artist', ARTIST).path).get();
  expect(stored.docs.map((entry) => entry.data())).toMatchObject([
    { action: 'import.applied', actor: MIRA, subject: 'Releases.csv', after: '2' },
  ]);
});

test('applied rows are done: the next import writes only what was left', async () => {
  const world = await anImportWorld();
  await readRun(world, TABLE);
  await apply(world);
  await callAs(world, MIRA, 'changeImport', {
    runId: RUN,
    artists: [{ name: 'Somebody Else', artistId: ARTIST }],
    columnValues: [],
  });
  const work = await apply(world);
  expect((await stepsOf(world, work)).map(({ row, result }) => [row, result])).toEqual([[2, 'created']]);
  expect(await releasesOf(world)).toHaveLength(3);
});

test('a file about releases that are here changes what it names, and leaves the rest', async () => {
  const world = await anImportWorld();
  await readRun(world, TABLE);
  await apply(world);
  await callAs(world, MIRA, 'removeImport', { runId: RUN });
  await readRun(
    world,
    'Artist,Title,UPC,Genre\nMira Okafor,Tide Lines,036000291452,rock\nMira Okafor,Low Sun,4006381333931,folk\n',
  );
  const work = await apply(world);
  expect((await stepsOf(world, work)).map(({ row, result }) => [row, result])).toEqual([[0, 'updated']]);
  expect(await releasesOf(world)).toMatchObject([
    { title: 'Low Sun' },
    { title: 'Tide Lines', genre: 'rock', productSlug: 'tide-lines', releaseMoment: { date: '2027-01-08' } },
  ]);
});

describe('what has changed since the preview', () => {
  test('ends the work before anything is written', async () => {
    const world = await anImportWorld();
    await readRun(world, TABLE);
    await apply(world, { digest: 'a'.repeat(64) });
    expect(await releasesOf(world)).toEqual([]);
    expect(await runOf(world)).toMatchObject({ state: 'open', works: [{ code: 'import/changed', total: 0 }] });
  });

  test('a slug that was taken meanwhile fails its own row', async () => {
    const world = await anImportWorld();
    await readRun(world, TABLE);
    await callAs(world, MIRA, 'applyImport', { runId: RUN, digest: '', publish: false });
    // Planned, and stopped before the first release.
    await continueImport(world, RUN, 0);
    await callAs(world, MIRA, 'createRelease', {
      artistId: ARTIST,
      productSlug: 'low-sun',
      title: 'Another',
      kind: 'single',
      cover: { style: 'sun', colours: ['#000000', '#111111', '#222222'], seed: 1 },
    });
    await workOn(world);
    expect((await stepsOf(world, 1)).map(({ result, code }) => [result, code])).toEqual([
      ['created', ''],
      ['failed', 'slug/taken'],
    ]);
    expect((await runOf(world)).works).toMatchObject([{ done: 2, failed: 1 }]);
  });

  test('a release that somebody changes meanwhile is asked about again', async () => {
    const world = await anImportWorld();
    await readRun(world, TABLE);
    await apply(world);
    await callAs(world, MIRA, 'removeImport', { runId: RUN });
    await readRun(world, 'Artist,UPC,Genre\nMira Okafor,036000291452,rock\n');
    await callAs(world, MIRA, 'applyImport', { runId: RUN, digest: '', publish: false });
    await continueImport(world, RUN, 0);
    const tide = (await releasesOf(world)).find(({ title }) => title === 'Tide Lines');
    await world.db.doc(documents.musicProduct(tide?.id ?? '').path).update({ description: 'Written meanwhile.' });
    await workOn(world);
    expect((await stepsOf(world, 1)).map(({ result, code }) => [result, code])).toEqual([['asked', 'import/changed']]);
    const again = await apply(world);
    expect((await stepsOf(world, again)).map(({ result }) => result)).toEqual(['updated']);
    expect((await releasesOf(world)).find(({ title }) => title === 'Tide Lines')).toMatchObject({
      genre: 'rock',
      description: 'Written meanwhile.',
    });
  });
});

describe('who is no longer allowed', () => {
  const planned = async (uid = 'editor') => {
    const world = await anImportWorld();
    await readRun(world, TABLE);
    await callAs(world, uid, 'applyImport', { runId: RUN, digest: '', publish: false });
    await continueImport(world, RUN, 0);
    return world;
  };

  test('a member whose role ends while it is applied', async () => {
    const world = await planned();
    await putTestMember(world, 'editor', 'viewer');
    await workOn(world);
    expect(await releasesOf(world)).toEqual([]);
    expect((await stepsOf(world, 1)).map(({ code }) => code)).toEqual(['access/denied', 'access/denied']);
  });

  test('somebody who is suspended', async () => {
    const world = await planned();
    await putUser(world, 'editor', { suspended: true });
    await workOn(world);
    expect((await stepsOf(world, 1)).map(({ code }) => code)).toEqual(['auth/disabled', 'auth/disabled']);
  });

  test('an artist that was deleted', async () => {
    const world = await planned(MIRA);
    await deleteProfile(world, aPerson({ uid: MIRA }), { kind: 'artist', profileId: ARTIST });
    await workOn(world);
    expect(await releasesOf(world)).toEqual([]);
    expect((await stepsOf(world, 1)).map(({ result }) => result)).toEqual(['failed', 'failed']);
  });

  test('strangers and viewers begin nothing', async () => {
    const world = await anImportWorld();
    await readRun(world, TABLE);
    for (const uid of ['stranger', 'viewer']) await expect(apply(world, {}, uid)).rejects.toThrow('import/not-found');
  });
});

test('two tabs begin one work', async () => {
  const world = await anImportWorld();
  await readRun(world, TABLE);
  const begin = () => callAs(world, MIRA, 'applyImport', { runId: RUN, digest: '', publish: false });
  const begun = await Promise.allSettled([begin(), begin()]);
  expect(begun.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await workOn(world);
  expect(await releasesOf(world)).toHaveLength(2);
});

test('a work that is stopped again and again writes each release once', async () => {
  const world = await anImportWorld();
  const rows = Array.from({ length: 120 }, (_, at) => `Mira Okafor,Song ${at}`);
  await readRun(world, ['Artist,Title', ...rows].join('\n'));
  await callAs(world, MIRA, 'applyImport', { runId: RUN, digest: '', publish: false });
  const { now } = world;
  for (let runId = world.queuedImports.shift(); runId !== undefined; runId = world.queuedImports.shift()) {
    // Each task ends behind its first chunk.
    let asked = 0;
    Object.assign(world, { now: () => now() + 10 * (asked += 1) });
    await continueImport(world, runId, now() + 200);
    Object.assign(world, { now });
  }
  expect(await releasesOf(world)).toHaveLength(120);
  expect((await runOf(world)).works).toMatchObject([{ total: 120, done: 120, failed: 0 }]);
  expect(await stepsOf(world, 1)).toHaveLength(120);
});

test('published where that was asked for; what cannot be is a draft that says why', async () => {
  const world = await anImportWorld();
  await readRun(world, 'Artist,Title,Release date\nMira Okafor,Tide Lines,2027-01-08\nMira Okafor,Low Sun,\n');
  await apply(world, { publish: true });
  expect((await stepsOf(world, 1)).map(({ title, publishing }) => [title, publishing])).toEqual([
    ['Tide Lines', 'published'],
    ['Low Sun', 'moment/missing'],
  ]);
  expect((await releasesOf(world)).map(({ title, status }) => [title, status])).toEqual([
    ['Low Sun', 'draft'],
    ['Tide Lines', 'published'],
  ]);
});
