import type { CallableOutput } from '@countin/domain/callables';
import { documents, readDocument } from '@countin/domain/documents';
import { aProductContent } from '@countin/domain/testing';
import { describe, expect, test } from 'vitest';
import { createRelease } from '../releases/create-release.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { refTo, updateDocument } from '../platform/write-document.ts';
import { stagedOnce } from '../testing/all-documents.ts';
import { answerAs, callAs } from '../testing/call-as.ts';
import { putTestMember } from '../testing/members.ts';
import { putUser } from '../testing/people.ts';
import { createWorld, NOW, type TestWorld } from '../testing/services.ts';
import { putArtist } from '../testing/stage.ts';
import { runScheduledPublications } from './run-publications.ts';

const MIRA = 'uid-mira';
const HOUR = 3_600_000;
const FOREVER = Number.MAX_SAFE_INTEGER;

const PEOPLE = [MIRA, 'editor', 'viewer', 'stranger', 'admin'];

const putTeam = stagedOnce(async () => {
  const world = createWorld('publications');
  await putArtist(world);
  for (const uid of PEOPLE)
    await putUser(world, uid, { displayName: `Name of ${uid}`, ...(uid === 'admin' && { userType: 'admin' }) });
  for (const role of ['editor', 'viewer'] as const) await putTestMember(world, role, role);
  return world;
});

async function aWorld(): Promise<TestWorld> {
  const world = createWorld('publications');
  await putTeam(world);
  for (const uid of PEOPLE) {
    world.identity.put(uid, { email: `${uid}@example.com` });
    world.identity.verifiedUids.add(uid);
  }
  return world;
}

async function aRelease(world: TestWorld, productSlug: string, content: object = {}): Promise<string> {
  const release = aProductContent({ title: `Title ${productSlug}`, ...content });
  return (await createRelease(world, MIRA, { ...release, artistId: 'artist-mira', productSlug })).productId;
}

const schedule = async (world: TestWorld, productIds: readonly string[], at = NOW + HOUR, uid = MIRA) => {
  const { code, result } = await answerAs(world, uid, 'schedulePublications', { productIds, at });
  return { code, problems: (result as CallableOutput<'schedulePublications'> | undefined)?.problems };
};
const list = async (world: TestWorld, uid = MIRA) => {
  const { result } = await answerAs(world, uid, 'listScheduledPublications', { artistIds: ['artist-mira'] });
  return (result as CallableOutput<'listScheduledPublications'>).publications;
};
const run = (world: TestWorld) => runScheduledPublications(world, FOREVER);
const pageOf = async (world: TestWorld, productId: string) =>
  readDocument(documents.releasePage, await world.db.doc(documents.releasePage(productId).path).get());
const change = async (world: TestWorld, productId: string, fields: object) => {
  world.passTime(1000);
  await updateDocument(world.db, refTo(world.db, documents.musicProduct(productId)), {
    ...fields,
    updatedAt: world.now(),
  });
};

describe('a scheduled publication', () => {
  test('puts the working copy live at its time, as it is then, and not before', async () => {
    const world = await aWorld();
    const productId = await aRelease(world, 'salt');
    expect(await schedule(world, [productId], NOW + HOUR, 'editor')).toEqual({ code: 'done', problems: [] });
    await change(world, productId, { title: 'Salt and smoke' });
    await run(world);
    expect(await pageOf(world, productId)).toBeNull();
    expect(await list(world, 'viewer')).toMatchObject([
      { productId, at: NOW + HOUR, state: 'waiting', code: null, scheduledByName: 'Name of editor' },
    ]);
    world.setNow(NOW + HOUR);
    await run(world);
    expect(await pageOf(world, productId)).toMatchObject({ title: 'Salt and smoke', publishedAt: NOW + HOUR });
    expect(await list(world)).toMatchObject([{ state: 'done' }]);
    expect(world.mails).toEqual([]);
  });

  test('changes a page that is live at its time, and leaves it alone until then', async () => {
    const world = await aWorld();
    const productId = await aRelease(world, 'salt');
    await publishRelease(world, MIRA, { productId });
    await change(world, productId, { title: 'Another' });
    await schedule(world, [productId]);
    await run(world);
    expect((await pageOf(world, productId))?.title).toBe('Title salt');
    world.setNow(NOW + HOUR);
    await run(world);
    expect((await pageOf(world, productId))?.title).toBe('Another');
  });

  test('happens once, also where two processes run', async () => {
    const world = await aWorld();
    const productId = await aRelease(world, 'salt');
    await schedule(world, [productId]);
    world.setNow(NOW + HOUR);
    await Promise.all([run(world), run(world)]);
    const activities = await world.db.collection(documents.activities('artist', 'artist-mira').path).get();
    expect(activities.docs.filter((each) => each.get('action') === 'release.published')).toHaveLength(1);
  });

  test('is replaced by another time, and taken back', async () => {
    const world = await aWorld();
    const [one, two] = [await aRelease(world, 'one'), await aRelease(world, 'two')];
    await schedule(world, [one, two]);
    await schedule(world, [one], NOW + 2 * HOUR);
    expect(await callAs(world, 'editor', 'cancelPublications', { productIds: [two] })).toBe('done');
    world.setNow(NOW + HOUR);
    await run(world);
    expect([await pageOf(world, one), await pageOf(world, two)]).toEqual([null, null]);
    world.setNow(NOW + 2 * HOUR);
    await run(world);
    expect(await pageOf(world, one)).not.toBeNull();
    expect(await pageOf(world, two)).toBeNull();
  });

  test('is refused for a time that is over or years ahead', async () => {
    const world = await aWorld();
    const productId = await aRelease(world, 'salt');
    for (const at of [NOW, NOW - 1, NOW + 3 * 366 * 24 * HOUR])
      expect((await schedule(world, [productId], at)).code).toBe('publication/time');
  });

  test('is for those who may publish', async () => {
    const world = await aWorld();
    const productId = await aRelease(world, 'salt');
    for (const uid of ['viewer', 'stranger'])
      expect(await schedule(world, [productId], NOW + HOUR, uid)).toEqual({
        code: 'done',
        problems: [{ productId, code: 'access/denied', field: null }],
      });
    await schedule(world, [productId]);
    for (const uid of ['viewer', 'stranger'])
      expect(await callAs(world, uid, 'cancelPublications', { productIds: [productId] })).toBe('access/denied');
    expect(await list(world, 'stranger')).toEqual([]);
  });
});

describe('a group is published all or none', () => {
  test('nothing is scheduled where one release could not be published now', async () => {
    const world = await aWorld();
    const [good, bad] = [await aRelease(world, 'good'), await aRelease(world, 'bad', { releaseMoment: null })];
    expect(await schedule(world, [good, bad])).toEqual({
      code: 'done',
      problems: [{ productId: bad, code: 'moment/missing', field: 'releaseMoment' }],
    });
    expect(await list(world)).toEqual([]);
  });

  test('nothing is published where one lost a required field meanwhile, and its people are told once', async () => {
    const world = await aWorld();
    const [good, bad] = [await aRelease(world, 'good'), await aRelease(world, 'bad')];
    await schedule(world, [good, bad], NOW + HOUR, 'editor');
    await change(world, bad, { releaseMoment: null });
    world.setNow(NOW + HOUR);
    await run(world);
    await run(world);
    expect([await pageOf(world, good), await pageOf(world, bad)]).toEqual([null, null]);
    const outcomes = new Map((await list(world)).map(({ productId, code }) => [productId, code]));
    expect([outcomes.get(good), outcomes.get(bad)]).toEqual(['publication/group', 'moment/missing']);
    expect(world.mails.map(({ to }) => to).sort()).toEqual(['editor@example.com', 'uid-mira@example.com']);
    expect(world.mails[0]?.subject).toBe('2 releases weren’t published as scheduled');
    expect(world.mails[0]?.text).toContain('Title bad');
  });

  test('all are published in one moment, also more than are read at once', async () => {
    const world = await aWorld();
    const ids = await Promise.all(Array.from({ length: 12 }, (_, at) => aRelease(world, `song-${at}`)));
    await schedule(world, ids);
    world.setNow(NOW + HOUR);
    await run(world);
    const pages = await Promise.all(ids.map((id) => pageOf(world, id)));
    expect(new Set(pages.map((page) => page?.publishedAt))).toEqual(new Set([NOW + HOUR]));
  });
});

describe('what can no longer be published is told, not skipped', () => {
  test('a release that was deleted', async () => {
    const world = await aWorld();
    const productId = await aRelease(world, 'salt');
    await schedule(world, [productId]);
    await callAs(world, MIRA, 'deleteRelease', { productId });
    world.setNow(NOW + HOUR);
    await run(world);
    expect(await list(world)).toMatchObject([{ state: 'failed', code: 'release/not-found' }]);
    expect(world.mails.map(({ to }) => to)).toEqual(['uid-mira@example.com']);
  });

  test('a role that ended, and an account that was suspended', async () => {
    const world = await aWorld();
    const [one, two] = [await aRelease(world, 'one'), await aRelease(world, 'two')];
    await schedule(world, [one], NOW + HOUR, 'editor');
    await schedule(world, [two], NOW + 2 * HOUR);
    await callAs(world, MIRA, 'removeMember', { kind: 'artist', profileId: 'artist-mira', uid: 'editor' });
    world.setNow(NOW + HOUR);
    await run(world);
    await callAs(world, 'admin', 'suspendUser', { uid: MIRA, suspended: true, reason: 'Complaints.' });
    world.setNow(NOW + 2 * HOUR);
    await run(world);
    const outcomes = new Map((await list(world, 'viewer')).map(({ productId, code }) => [productId, code]));
    expect([outcomes.get(one), outcomes.get(two)]).toEqual(['access/denied', 'auth/disabled']);
    expect([await pageOf(world, one), await pageOf(world, two)]).toEqual([null, null]);
  });

  test('a mail that fails is sent by the next run', async () => {
    const world = await aWorld();
    const productId = await aRelease(world, 'salt');
    await schedule(world, [productId]);
    await change(world, productId, { releaseMoment: null });
    world.setNow(NOW + HOUR);
    world.mailError = new Error('no connection');
    await run(world);
    expect(world.mails).toEqual([]);
    world.mailError = null;
    await run(world);
    expect(world.mails).toHaveLength(1);
  });
});
