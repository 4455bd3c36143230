import { documents } from '@countin/domain/documents';
import { clipNames } from '@countin/domain/media';
import { medleySchema } from '@countin/domain/medley';
import type { PageKey } from '@countin/domain/publisher';
import { beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { publishMedley } from '../medleys/publish-medley.ts';
import { anMp3 } from '../medleys/testing/sound-samples.ts';
import { withdrawMedley } from '../medleys/withdraw-medley.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { withdrawRelease } from '../releases/withdraw-release.ts';
import { putTestMember } from '../testing/members.ts';
import { putUser } from '../testing/people.ts';
import { createWorld, type TestWorld } from '../testing/services.ts';
import { putDraft } from '../testing/stage.ts';
import { listPageVersions, readPageVersion } from './read-page-versions.ts';
import { restorePageVersion } from './restore-page-version.ts';

const OWNER = 'uid-mira';
const ARTIST = 'artist-mira';
const PAGE: PageKey = { kind: 'medley', id: ARTIST };
const LIVE = documents.medley(ARTIST).path;
const WITHDRAWN = documents.withdrawnMedley(ARTIST).path;
const release = { productId: 'product-tide' };
const slot = (clipId: string, productId: string | null = null) => ({ title: `Track ${clipId}`, clipId, productId });

let sound: Buffer;
beforeAll(async () => {
  sound = await anMp3(31);
});

const medleyAt = async (world: TestWorld, path = LIVE) => v.parse(medleySchema, await world.read(path));
const clipsAt = async (world: TestWorld, path = LIVE) =>
  (await medleyAt(world, path)).slots.map(({ clipId }) => clipId);
const heard = (world: TestWorld) => [...world.objects.stored.keys()].filter((name) => name.endsWith('/clip')).sort();
const listed = async (world: TestWorld, caller = OWNER) =>
  (await listPageVersions(world, caller, { page: PAGE, after: null })).versions;

async function publish(world: TestWorld, ...slots: ReturnType<typeof slot>[]): Promise<void> {
  world.passTime(60_000);
  await publishMedley(world, OWNER, { artistId: ARTIST, slots });
}

/** A medley of two tracks, the first linked to a release, that another one has replaced. */
async function replaced(): Promise<TestWorld> {
  const world = createWorld('restore-medley');
  await putUser(world, OWNER, { displayName: 'Mira' });
  await putDraft(world);
  await publishRelease(world, OWNER, release);
  for (const role of ['editor', 'viewer'] as const) await putTestMember(world, role, role);
  for (const id of ['one', 'two', 'three'])
    await world.objects.write(clipNames.original(ARTIST, id), sound, 'audio/mpeg');
  await publish(world, slot('one', 'product-tide'), slot('two'));
  await publish(world, slot('three'));
  world.passTime(60_000);
  return world;
}

async function restore(world: TestWorld, { caller = OWNER, path = LIVE, number = 1 } = {}) {
  const version = (await listed(world))[number]?.id ?? '';
  const { publishedAt } = await medleyAt(world, path);
  return restorePageVersion(world, caller, { page: PAGE, version, expectedUpdatedAt: publishedAt });
}

test('a live medley gets the tracks of a version, which fans hear at once', async () => {
  const world = await replaced();
  const purges = world.purged.length;
  expect(await restore(world, { caller: 'editor' })).toEqual({ updatedAt: world.now(), left: [] });
  expect((await medleyAt(world)).slots).toMatchObject([
    { title: 'Track one', clipId: 'one', productId: 'product-tide', releaseTitle: 'Tide Lines' },
    { title: 'Track two', clipId: 'two' },
  ]);
  expect(heard(world)).toEqual(['one', 'two'].map((id) => clipNames.clip(ARTIST, id)));
  expect(world.purged.length).toBeGreaterThan(purges);
  expect((await listed(world, 'viewer')).map(({ isLive, kept }) => [isLive, kept])).toEqual([
    [true, false],
    [false, false],
    [false, false],
  ]);
});

test('tracks without a clip are left out and named, and links to a release without a page', async () => {
  const world = await replaced();
  await world.objects.remove(clipNames.original(ARTIST, 'two'));
  await withdrawRelease(world, OWNER, { ...release, to: 'draft' });
  expect((await restore(world)).left).toEqual(['slots.0.productId', 'slots.1.clipId']);
  expect((await medleyAt(world)).slots).toMatchObject([{ clipId: 'one', productId: null, releaseTitle: null }]);
});

test('a medley that was taken back stays so, and what was there is kept', async () => {
  const world = await replaced();
  await withdrawMedley(world, OWNER, { artistId: ARTIST });
  await restore(world, { path: WITHDRAWN });
  expect(await world.read(LIVE)).toBeUndefined();
  expect(await clipsAt(world, WITHDRAWN)).toEqual(['one', 'two']);
  expect(heard(world)).toEqual([]);
  world.passTime(60_000);
  await restore(world, { path: WITHDRAWN, number: 0 });
  expect(await clipsAt(world, WITHDRAWN)).toEqual(['three']);
});

test('is refused to viewers, over a change that was not seen, and without any clip', async () => {
  const world = await replaced();
  await expect(restore(world, { caller: 'viewer' })).rejects.toMatchObject({ code: 'access/denied' });
  const version = (await listed(world))[1]?.id ?? '';
  const late = restorePageVersion(world, OWNER, { page: PAGE, version, expectedUpdatedAt: 1 });
  await expect(late).rejects.toMatchObject({ code: 'medley/changed' });
  for (const id of ['one', 'two']) await world.objects.remove(clipNames.original(ARTIST, id));
  await expect(restore(world)).rejects.toMatchObject({ code: 'version/clips' });
  expect(await clipsAt(world)).toEqual(['three']);
});

test('a version shows what fans saw', async () => {
  const world = await replaced();
  const { content } = await readPageVersion(world, 'viewer', {
    page: PAGE,
    version: (await listed(world))[1]?.id ?? '',
  });
  expect(JSON.parse(content)).toMatchObject({
    fields: { slots: [{ title: 'Track one' }, { title: 'Track two' }] },
    page: { artistName: 'Mira Okafor' },
  });
});
