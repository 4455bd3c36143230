import { auditEntrySchema } from '@countin/domain/admin';
import { documents } from '@countin/domain/documents';
import { medleySchema } from '@countin/domain/medley';
import { releasePageSchema } from '@countin/domain/release-metadata';
import type { ReleasePage } from '@countin/domain/release';
import { shelfPositionOf } from '@countin/domain/shelf';
import { aMedley, anArtistProfile } from '@countin/domain/testing';
import { Timestamp } from '@google-cloud/firestore';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { publishRelease } from '../releases/publish-release.ts';
import { aPerson, putUser } from '../testing/people.ts';
import { createWorld, type TestWorld } from '../testing/services.ts';
import { putDraft, putPage } from '../testing/stage.ts';
import { runOwnerChecks } from './confirm-owner.ts';
import { holdBackProfile } from '../admin/hold-back-profile.ts';
import { listProfiles } from '../admin/list-profiles.ts';

const OWNER = 'uid-mira';
const ARTIST = 'artist-mira';
const HOME = 'http://4track.localhost:5173/';
const publish = (world: TestWorld) => publishRelease(world, OWNER, { productId: 'product-tide' });
const shelfOf = async (world: TestWorld, id = 'product-tide') =>
  v.parse(releasePageSchema, await world.read(documents.releasePage(id).path)).shelf;
const check = (world: TestWorld) => runOwnerChecks(world, world.now() + 60_000);

async function putMedley(world: TestWorld): Promise<void> {
  const medley = aMedley({ shelf: 'unconfirmed' });
  await world.write(documents.medley(ARTIST).path, {
    ...medley,
    publishedAt: Timestamp.fromMillis(medley.publishedAt),
  });
}
const shelfOfMedley = async (world: TestWorld) =>
  v.parse(medleySchema, await world.read(documents.medley(ARTIST).path)).shelf;

describe('a published release or medley', () => {
  test('is listed where their address is verified', async () => {
    const world = createWorld('shelf');
    world.identity.verifiedUids.add(OWNER);
    await putDraft(world);
    await publish(world);
    expect(await shelfOf(world)).toBe('listed');
  });

  test('is on no shelf until the address is verified, and then is without being published again', async () => {
    const world = createWorld('shelf');
    await putDraft(world);
    await publish(world);
    await putMedley(world);
    world.passTime(60_000);
    await check(world);
    expect([await shelfOf(world), await shelfOfMedley(world)]).toEqual(['unconfirmed', 'unconfirmed']);

    world.identity.verifiedUids.add(OWNER);
    world.passTime(120_000);
    world.purged.length = 0;
    await check(world);
    expect([await shelfOf(world), await shelfOfMedley(world)]).toEqual(['listed', 'listed']);
    expect(world.purged.map(({ addresses }) => addresses)).toContainEqual([HOME]);
    expect((await world.read(documents.ownerConfirmation(OWNER).path))?.['nextAt']).toBeNull();
  });

  test('before the address was verified is listed too when something is published after it', async () => {
    const world = createWorld('shelf');
    await putDraft(world);
    await publish(world);
    await putPage(world, { id: 'product-old', shelf: 'unconfirmed' });
    world.identity.verifiedUids.add(OWNER);
    await publish(world);
    expect(await shelfOf(world)).toBe('listed');
    await check(world);
    expect(await shelfOf(world, 'product-old')).toBe('listed');
  });

  test('is published although the provider cannot be asked, and listed when it can', async () => {
    const world = createWorld('shelf');
    world.identity.verifiedUids.add(OWNER);
    world.identity.verifiedError = new Error('away');
    await putDraft(world);
    await publish(world);
    expect(await shelfOf(world)).toBe('unconfirmed');
    world.identity.verifiedError = null;
    world.passTime(60_000);
    await check(world);
    expect(await shelfOf(world)).toBe('listed');
  });

  test('is asked about ever more rarely, and at least once a day', async () => {
    const world = createWorld('shelf');
    await putDraft(world);
    await publish(world);
    const next = async () =>
      ((await world.read(documents.ownerConfirmation(OWNER).path))?.['nextAt'] as Timestamp).toMillis() - world.now();
    expect(await next()).toBe(60_000);
    world.passTime(3_600_000);
    await check(world);
    expect(await next()).toBe(360_000);
    world.passTime(90 * 86_400_000);
    await check(world);
    expect(await next()).toBe(86_400_000);
  });
});

describe('a profile that an admin holds back', () => {
  const admin = aPerson({ uid: 'admin', email: 'admin@example.com' });
  const hold = (world: TestWorld, heldBack: boolean, reason = '') =>
    holdBackProfile(world, admin, { kind: 'artist', profileId: ARTIST, heldBack, reason });
  async function staged(): Promise<TestWorld> {
    const world = createWorld('hold-back');
    world.identity.verifiedUids.add(OWNER);
    await putUser(world, 'admin', { userType: 'admin' });
    await putDraft(world);
    await publish(world);
    await putMedley(world);
    return world;
  }

  test('is not listed, keeps its pages, and returns with later publications', async () => {
    const world = await staged();
    const pages = Array.from({ length: 130 }, (_, at): Partial<ReleasePage> => ({
      id: `product-${at}`,
      shelf: 'listed',
    }));
    for (const page of pages) await putPage(world, page);
    world.purged.length = 0;
    await hold(world, true, 'Test tones.');
    const shelves = async () =>
      new Set(
        (await world.db.collection(documents.releasePages().path).get()).docs.map(
          (page) => page.get('shelf') as string,
        ),
      );
    expect([await shelves(), await shelfOfMedley(world)]).toEqual([new Set(['held-back']), 'held-back']);
    expect(world.purged.at(-1)?.addresses).toEqual([HOME]);
    expect((await world.read(documents.releasePage('product-tide').path))?.['status']).toBe('published');

    await publish(world);
    expect(await shelfOf(world)).toBe('held-back');
    await hold(world, false);
    expect([await shelves(), await shelfOfMedley(world)]).toEqual([new Set(['listed']), 'listed']);
  });

  test('is in the audit log of its owner, once for each change, with the reason', async () => {
    const world = await staged();
    for (const heldBack of [true, true, false]) await hold(world, heldBack, heldBack ? 'Test tones.' : '');
    const entries = (await world.db.collection(documents.auditLog().path).get()).docs.map((entry) =>
      v.parse(auditEntrySchema, entry.data()),
    );
    const notified = entries.map(({ action, subject, subjectName, actor, reason, after }) => [
      action,
      subject,
      subjectName,
      actor,
      reason,
      after,
    ]);
    expect(notified.sort()).toEqual([
      ['hold-back', OWNER, 'Mira Okafor', 'admin', 'Test tones.', true],
      ['show-again', OWNER, 'Mira Okafor', 'admin', '', false],
    ]);
  });

  test('stays held back when its owner verifies the address', async () => {
    const world = createWorld('hold-back');
    await putUser(world, 'admin', { userType: 'admin' });
    await putDraft(world);
    await publish(world);
    await hold(world, true);
    world.identity.verifiedUids.add(OWNER);
    world.passTime(60_000);
    await check(world);
    expect(await shelfOf(world)).toBe('held-back');
  });

  test('is held back by admins alone, and there must be one', async () => {
    const world = await staged();
    await expect(
      holdBackProfile(world, admin, { kind: 'artist', profileId: 'unknown', heldBack: true, reason: '' }),
    ).rejects.toMatchObject({ code: 'profile/not-found' });
    await putUser(world, 'admin');
    await expect(hold(world, true)).rejects.toMatchObject({ code: 'access/denied' });
    expect(await shelfOf(world)).toBe('listed');
  });

  test('is marked in the list of its owner’s profiles', async () => {
    const world = await staged();
    const listed = async () => (await listProfiles(world, admin, { uid: OWNER })).profiles;
    const { id, name, customSlug } = anArtistProfile();
    expect(await listed()).toEqual([{ kind: 'artist', id, name, customSlug, heldBack: false }]);
    await hold(world, true);
    expect(await listed()).toEqual([{ kind: 'artist', id, name, customSlug, heldBack: true }]);
    expect((await listProfiles(world, admin, { uid: 'a/b' })).profiles).toEqual([]);
  });
});

test('an artist’s medley keeps its position, and positions are spread evenly', () => {
  expect(shelfPositionOf(ARTIST)).toBe(shelfPositionOf(ARTIST));
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let at = 0; at < 5000; at += 1) tenths[Math.floor(shelfPositionOf(`AbC${at}xYz${at * 7}`) * 10)]! += 1;
  expect(Math.min(...tenths)).toBeGreaterThan(420);
  expect(Math.max(...tenths)).toBeLessThan(580);
});
