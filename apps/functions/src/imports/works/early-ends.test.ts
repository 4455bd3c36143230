import { documents } from '@countin/domain/documents';
import { importObjects } from '@countin/domain/imports';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
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
  workOn,
} from '../../testing/import-stage.ts';
import type { TestWorld } from '../../testing/services.ts';
import { continueImport } from '../continue-import.ts';

const ARTIST = 'artist-mira';
const FOREVER = Number.MAX_SAFE_INTEGER;

const tableOf = (count: number, more = '', cells = '') =>
  [`Artist,Title${more}`, ...Array.from({ length: count }, (_, at) => `Mira Okafor,Song ${at}${cells}`)].join('\n');

async function begun(file: string, publish = false): Promise<TestWorld> {
  const world = await anImportWorld();
  await readRun(world, file);
  await callAs(world, MIRA, 'applyImport', { runId: RUN, digest: '', publish });
  return world;
}

/** Fails reads of the bucket that the test names. */
function failReads(world: TestWorld, isFailing: (name: string) => boolean): void {
  const { objects } = world;
  const read = objects.read.bind(objects);
  objects.read = (name) => (isFailing(name) ? Promise.reject(new Error('damaged')) : read(name));
}

const stop = (world: TestWorld, uid = MIRA, work = 1) => callAs(world, uid, 'stopImportWork', { runId: RUN, work });
const attempt = (world: TestWorld) => continueImport(world, RUN, FOREVER);

describe('a work that gets nothing done', () => {
  test('ends after three attempts that throw, and can be begun again', async () => {
    const world = await begun(tableOf(2));
    let isDamaged = true;
    failReads(world, (name) => isDamaged && name === importObjects.records(RUN, 0));
    await expect(attempt(world)).rejects.toThrow('damaged');
    await expect(attempt(world)).rejects.toThrow('damaged');
    await attempt(world);
    expect(await runOf(world)).toMatchObject({ state: 'open', works: [{ code: 'import/failed', total: 0 }] });
    expect(world.logged).toContain(`The import ${RUN} is given up.`);
    isDamaged = false;
    await apply(world);
    expect(await releasesOf(world)).toHaveLength(2);
  });

  test('keeps what it has written, so that it can be taken back', async () => {
    const world = await begun(tableOf(260));
    failReads(world, (name) => name === importObjects.plan(RUN, 1, 1));
    for (const _ of [1, 2, 3]) await attempt(world).catch(() => undefined);
    // The first attempt has written the first page.
    expect((await runOf(world)).state).toBe('working');
    await attempt(world);
    expect(await runOf(world)).toMatchObject({ state: 'open', works: [{ code: 'import/failed', done: 250 }] });
    expect(await releasesOf(world)).toHaveLength(250);
    const activities = await world.db.collection(documents.activities('artist', ARTIST).path).get();
    expect(activities.docs.map((each) => each.get('after') as string)).toEqual(['250']);
    await apply(world);
    expect(await releasesOf(world)).toHaveLength(260);
  });

  test('ends when its process dies each time', async () => {
    const world = await begun(tableOf(2));
    const { objects } = world;
    const read = objects.read.bind(objects);
    objects.read = () => new Promise(() => undefined);
    for (let at = 0; at < 3; at += 1) {
      const reached = new Promise<void>((resolve) => {
        objects.read = () => (resolve(), new Promise(() => undefined));
      });
      void attempt(world);
      await reached;
      world.passTime(60_000);
    }
    objects.read = read;
    await attempt(world);
    expect(await runOf(world)).toMatchObject({ state: 'open', works: [{ code: 'import/failed' }] });
  });

  test('goes on where each attempt gets something done', { timeout: 60_000 }, async () => {
    const world = await begun(tableOf(1001));
    let pages = 0;
    failReads(world, (name) => /works/.test(name) && (pages += 1) % 2 === 0);
    let failures = 0;
    for (let at = 0; at < 5; at += 1) await attempt(world).catch(() => (failures += 1));
    expect(failures).toBe(4);
    expect(await runOf(world)).toMatchObject({ state: 'open', works: [{ code: '', total: 1001, done: 1001 }] });
    expect(await releasesOf(world)).toHaveLength(1001);
  });
});

describe('a work that somebody stops', () => {
  const COVER = 'https://label.example/cover.jpg';

  /** Stops the work while its first cover is read. */
  async function stoppedAtCovers(publish = false): Promise<TestWorld> {
    const world = await begun(tableOf(6, ',Release date,Cover', `,2027-01-08,${COVER}`), publish);
    const create = { width: 800, height: 800, channels: 3, background: '#0b3954' } as const;
    const picture = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
    let isStopped = false;
    const readPublicFile = async () => {
      if (!isStopped) {
        isStopped = true;
        await stop(world, 'editor');
      }
      return picture;
    };
    Object.assign(world, { readPublicFile });
    await attempt(world);
    return world;
  }
  const coversOf = async (world: TestWorld) => (await releasesOf(world)).filter(({ coverImage }) => coverImage).length;

  test('ends soon, says who has stopped it, and the next import finishes what is left', async () => {
    const world = await stoppedAtCovers();
    expect(await runOf(world)).toMatchObject({
      state: 'open',
      works: [{ code: 'import/stopped', stoppedBy: 'editor', stoppedByName: 'Name of editor', total: 6 }],
    });
    expect(await coversOf(world)).toBeLessThan(6);
    const second = await apply(world);
    expect([await coversOf(world), (await releasesOf(world)).length]).toEqual([6, 6]);
    expect(await stepsOf(world, second)).toEqual([]);
    expect((await stepsOf(world, 1)).every(({ open, cover }) => !open && cover === 'ready')).toBe(true);
  });

  test.each([
    [true, ['published', 'published', 'published', 'published', 'published', 'published']],
    [false, expect.arrayContaining(['import/stopped']) as string[]],
  ])('publishes what is left only if the next import publishes: %s', async (publish, expected) => {
    const world = await stoppedAtCovers(true);
    await apply(world, { publish });
    expect((await stepsOf(world, 1)).map(({ publishing }) => publishing)).toEqual(expected);
    expect((await stepsOf(world, 1)).filter(({ open }) => open)).toEqual([]);
  });

  test('can be taken back, and covers of what was taken back are left alone', async () => {
    const world = await stoppedAtCovers();
    await undo(world, 1);
    expect(await releasesOf(world)).toEqual([]);
    await apply(world);
    expect([await coversOf(world), (await releasesOf(world)).length]).toEqual([6, 6]);
  });

  test('before its plan is made writes nothing', async () => {
    const world = await begun(tableOf(3));
    await stop(world);
    await stop(world);
    await workOn(world);
    expect(await releasesOf(world)).toEqual([]);
    expect(await runOf(world)).toMatchObject({ state: 'open', works: [{ code: 'import/stopped', total: 0 }] });
    await apply(world);
    expect(await releasesOf(world)).toHaveLength(3);
  });

  test('may be one that throws in each attempt', async () => {
    const world = await begun(tableOf(3));
    failReads(world, (name) => name === importObjects.records(RUN, 0));
    await expect(attempt(world)).rejects.toThrow('damaged');
    await stop(world);
    await workOn(world);
    expect(await runOf(world)).toMatchObject({ state: 'open', works: [{ code: 'import/stopped' }] });
  });

  test('may be an undo: the next one goes on', async () => {
    const world = await begun(tableOf(260));
    await workOn(world);
    await callAs(world, MIRA, 'undoImport', { runId: RUN, work: 1, rows: null, force: [] });
    const read = world.objects.read.bind(world.objects);
    world.objects.read = async (name) => {
      if (name === importObjects.plan(RUN, 2, 0)) await stop(world, MIRA, 2);
      return read(name);
    };
    await workOn(world);
    expect((await runOf(world)).works[1]).toMatchObject({ code: 'import/stopped' });
    expect((await releasesOf(world)).length).toBeGreaterThan(0);
    await undo(world, 1);
    expect(await releasesOf(world)).toEqual([]);
  });

  test('is stopped by those who may open the run alone, and only while it goes on', async () => {
    const world = await begun(tableOf(2));
    for (const uid of ['stranger', 'viewer']) await expect(stop(world, uid)).rejects.toThrow('import/not-found');
    await expect(stop(world, MIRA, 2)).rejects.toThrow('import/not-found');
    await workOn(world);
    await stop(world);
    expect((await runOf(world)).works).toMatchObject([{ code: '', stoppedBy: null, done: 2 }]);
  });
});
