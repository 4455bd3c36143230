import { documents } from '@countin/domain/documents';
import type { ImportStep } from '@countin/domain/imports';
import { aReleaseText } from '@countin/domain/testing';
import { describe, expect, test } from 'vitest';
import type { TestWorld } from '../../testing/services.ts';
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
  undo,
} from '../../testing/import-stage.ts';
import { putSignup } from '../../testing/stage.ts';

const ARTIST = 'artist-mira';
const NEW =
  'Artist,Title,UPC,Release date,Genre\nMira Okafor,Tide Lines,036000291452,2027-01-08,jazz\nMira Okafor,Low Sun,4006381333931,2027-02-05,folk\n';
const CHANGES = 'Artist,Title,UPC,Genre,Label\nMira Okafor,Tide Lines,036000291452,rock,Harbour\n';

async function applied(): Promise<TestWorld> {
  const world = await anImportWorld();
  await readRun(world, NEW);
  await apply(world);
  return world;
}

/** Releases that are here, then changed by a file. */
async function changed(publish = false): Promise<TestWorld> {
  const world = await applied();
  if (publish)
    for (const { id } of await releasesOf(world)) await callAs(world, MIRA, 'publishRelease', { productId: id });
  await callAs(world, MIRA, 'removeImport', { runId: RUN });
  await readRun(world, CHANGES);
  await apply(world, { publish });
  return world;
}

const results = (steps: readonly ImportStep[]) => steps.map(({ row, result, code }) => [row, result, code]);
const tideOf = async (world: TestWorld) => {
  const found = (await releasesOf(world)).find(({ title }) => title === 'Tide Lines');
  if (!found) throw new Error('Tide Lines is not here');
  return found;
};
const edit = async (world: TestWorld, fields: object) =>
  world.db.doc(documents.musicProduct((await tideOf(world)).id).path).update(fields);

test('releases that the import has made are gone with their slugs, and can be imported again', async () => {
  const world = await applied();
  const work = await undo(world, 1);
  expect(results(await stepsOf(world, work))).toEqual([
    [0, 'deleted', ''],
    [1, 'deleted', ''],
  ]);
  expect(await releasesOf(world)).toEqual([]);
  expect(await world.list(documents.productSlugs(ARTIST).path)).toEqual([]);
  await apply(world);
  expect((await releasesOf(world)).map(({ productSlug }) => productSlug)).toEqual(['low-sun', 'tide-lines']);
});

test('values that the import has replaced come back, and what somebody has written elsewhere stays', async () => {
  const world = await changed();
  await edit(world, { description: 'Written since.' });
  const work = await undo(world, 1);
  expect(results(await stepsOf(world, work))).toEqual([[0, 'restored', '']]);
  expect(await tideOf(world)).toMatchObject({ genre: 'jazz', labelName: '', description: 'Written since.' });
});

test('chosen rows alone', async () => {
  const world = await applied();
  await undo(world, 1, { rows: [1] });
  expect((await releasesOf(world)).map(({ title }) => title)).toEqual(['Tide Lines']);
});

test('the undo of an undo brings everything back', async () => {
  const world = await applied();
  const before = await releasesOf(world);
  const again = await undo(world, await undo(world, 1));
  expect(results(await stepsOf(world, again))).toEqual([
    [0, 'brought-back', ''],
    [1, 'brought-back', ''],
  ]);
  const times = { createdAt: 0, updatedAt: 0 };
  expect((await releasesOf(world)).map((release) => ({ ...release, ...times }))).toEqual(
    before.map((release) => ({ ...release, ...times })),
  );
  // Applied again: nothing is left to import.
  const work = await apply(world);
  expect(await stepsOf(world, work)).toEqual([]);
});

test('the undo of an undo of changes applies them again', async () => {
  const world = await changed();
  await undo(world, await undo(world, 1));
  expect(await tideOf(world)).toMatchObject({ genre: 'rock', labelName: 'Harbour' });
});

describe('what is spared, until it is asked for', () => {
  test('a field that somebody has changed since', async () => {
    const world = await changed();
    await edit(world, { genre: 'pop' });
    const work = await undo(world, 1);
    expect(results(await stepsOf(world, work))).toEqual([[0, 'spared', 'spare/changed']]);
    expect(await tideOf(world)).toMatchObject({ genre: 'pop', labelName: 'Harbour' });
    await undo(world, 1, { force: [0] });
    expect(await tideOf(world)).toMatchObject({ genre: 'jazz', labelName: '' });
  });

  test('a release that is published now; forced, it can be restored', async () => {
    const world = await applied();
    const tide = await tideOf(world);
    await callAs(world, MIRA, 'publishRelease', { productId: tide.id });
    const work = await undo(world, 1);
    expect(results(await stepsOf(world, work))).toEqual([
      [0, 'spared', 'spare/published'],
      [1, 'deleted', ''],
    ]);
    const forced = await undo(world, 1, { rows: [0], force: [0] });
    expect(results(await stepsOf(world, forced))).toEqual([[0, 'deleted', '']]);
    expect(await world.read(documents.releasePage(tide.id).path)).toBeUndefined();
    await undo(world, forced);
    expect(await tideOf(world)).toMatchObject({ id: tide.id, status: 'published' });
    expect(await world.read(documents.releasePage(tide.id).path)).toBeDefined();
  });

  test('a release that fans wait for', async () => {
    const world = await applied();
    const tide = await tideOf(world);
    await putSignup(world, { productId: tide.id, ownerId: ARTIST });
    const work = await undo(world, 1);
    expect(results(await stepsOf(world, work))).toEqual([
      [0, 'spared', 'spare/fans'],
      [1, 'deleted', ''],
    ]);
  });

  test('a release that was deleted since needs nothing', async () => {
    const world = await applied();
    await callAs(world, MIRA, 'deleteRelease', { productId: (await tideOf(world)).id });
    const work = await undo(world, 1);
    expect(results(await stepsOf(world, work))).toEqual([[1, 'deleted', '']]);
  });
});

test('a draft about which somebody has written texts can be restored after the undo', async () => {
  const world = await applied();
  const tide = await tideOf(world);
  await world.write(documents.releaseText(tide.id, 'en').path, aReleaseText());
  await undo(world, 1, { rows: [0] });
  expect(await world.read(documents.deletedRelease(tide.id).path)).toMatchObject({ title: 'Tide Lines' });
  await callAs(world, MIRA, 'restoreRelease', { productId: tide.id });
  expect(await tideOf(world)).toMatchObject({ id: tide.id });
});

test('a page that the import has changed shows what was there before', async () => {
  const world = await changed(true);
  const { id } = await tideOf(world);
  expect(await world.read(documents.releasePage(id).path)).toMatchObject({ genre: 'rock' });
  await undo(world, 1);
  expect(await world.read(documents.releasePage(id).path)).toMatchObject({ genre: 'jazz' });
});

test('a preview says what would happen, and nothing is written', async () => {
  const world = await changed();
  await edit(world, { genre: 'pop' });
  const before = await releasesOf(world);
  const preview = async (force: number[]) => {
    const { undo: text, next } = await callAs(world, MIRA, 'previewImportUndo', {
      runId: RUN,
      work: 1,
      rows: null,
      force,
      page: 0,
    });
    expect(next).toBeNull();
    return JSON.parse(text) as unknown;
  };
  expect(await preview([])).toMatchObject([
    { row: 0, act: 'spare', code: 'spare/changed', changes: [{ field: 'genre', before: 'pop', after: 'jazz' }] },
  ]);
  expect(await preview([0])).toMatchObject([{ row: 0, act: 'restore', title: 'Tide Lines' }]);
  expect(await releasesOf(world)).toEqual(before);
});

test('an editor takes back what an editor has imported; a viewer does not', async () => {
  const world = await anImportWorld();
  await readRun(world, NEW);
  await apply(world, {}, 'editor');
  await expect(undo(world, 1, {}, 'viewer')).rejects.toThrow('import/not-found');
  await undo(world, 1, {}, 'editor');
  expect(await releasesOf(world)).toEqual([]);
  expect((await runOf(world)).works).toHaveLength(2);
});

test('a work that the run does not have cannot be taken back', async () => {
  const world = await applied();
  await expect(undo(world, 7)).rejects.toThrow('import/not-found');
});
