import type { ReleaseMoment } from '@countin/domain/release';
import { describe, expect, it, test } from 'vitest';
import { importFans } from '../fans/import-fans.ts';
import { followArtist } from '../signups/sign-up.ts';
import { callAs } from '../testing/call-as.ts';
import { putTestMember } from '../testing/members.ts';
import { putUser } from '../testing/people.ts';
import { putWaiting } from '../testing/sending/put-waiting.ts';
import { createWorld, NOW, type TestWorld } from '../testing/services.ts';
import { aNewFollow, putDraft } from '../testing/stage.ts';
import { runReleaseDay } from './run-release-day.ts';

const HOUR = 3_600_000;
const OUT = NOW + HOUR;
const MOMENT: ReleaseMoment = { mode: 'instant', date: '2026-06-12', time: '11:00', zone: 'UTC' };
const product = { productId: 'product-tide' };
const profile = { kind: 'artist', profileId: 'artist-mira' } as const;
const reason = 'Complaints.';

/** A published release of tomorrow, with one who signed up for it and one who follows the artist. */
async function stage(): Promise<TestWorld> {
  const world = createWorld('held-back');
  await putDraft(world, { releaseMoment: MOMENT });
  for (const uid of ['uid-mira', 'ben', 'admin']) {
    world.identity.put(uid, {});
    world.identity.verifiedUids.add(uid);
    await putUser(world, uid, uid === 'admin' ? { userType: 'admin' } : {});
  }
  await putTestMember(world, 'ben', 'manager');
  expect(await callAs(world, 'uid-mira', 'publishRelease', product)).toBe('done');
  const follow = { scope: 'artist', productId: null, releaseTitle: '' } as const;
  await putWaiting(world, [
    { contact: 'ana@example.com', dueAt: OUT },
    { ...follow, contact: 'follower@example.com', dueAt: OUT },
  ]);
  return world;
}

/** The schedule of a day. */
async function aDay(world: TestWorld): Promise<void> {
  for (let hour = 0; hour < 24; hour += hour < 3 ? 1 : 7) {
    world.passTime((hour < 3 ? 1 : 7) * HOUR);
    await runReleaseDay(world, Number.POSITIVE_INFINITY);
  }
}

const suspend = (world: TestWorld, uid: string, suspended: boolean) =>
  callAs(world, 'admin', 'suspendUser', { uid, suspended, reason });
const holdBack = (world: TestWorld, heldBack: boolean) =>
  callAs(world, 'admin', 'holdBackProfile', { ...profile, heldBack, reason });

const HOLDS = [
  ['the suspension of the owner', (world: TestWorld, on: boolean) => suspend(world, 'uid-mira', on)],
  ['holding the artist back', holdBack],
] as const;

describe.each(HOLDS)('%s', (_what, hold) => {
  it('keeps a release from being announced, as if it were withdrawn: publishing it again announces it', async () => {
    const world = await stage();
    expect(await hold(world, true)).toBe('done');
    await aDay(world);
    expect(await hold(world, false)).toBe('done');
    await aDay(world);
    expect(world.mails).toHaveLength(0);
    expect(await callAs(world, 'uid-mira', 'withdrawRelease', { ...product, to: 'draft' })).toBe('done');
    expect(await callAs(world, 'uid-mira', 'publishRelease', product)).toBe('done');
    await aDay(world);
    expect(world.mails.map(({ to }) => to).sort()).toEqual(['ana@example.com', 'follower@example.com']);
  });

  it('that ends before the release moment changes nothing', async () => {
    const world = await stage();
    await hold(world, true);
    await runReleaseDay(world, Number.POSITIVE_INFINITY);
    await hold(world, false);
    await aDay(world);
    expect(world.mails).toHaveLength(2);
  });

  it('stops messages that wait for another attempt', async () => {
    const world = await stage();
    world.mailError = new Error('421 later');
    world.setNow(OUT);
    await runReleaseDay(world, Number.POSITIVE_INFINITY);
    await hold(world, true);
    world.mailError = null;
    await aDay(world);
    expect(world.mails).toHaveLength(0);
  });
});

describe.each([
  ...HOLDS,
  ['the suspension of the manager who imported', (world: TestWorld, on: boolean) => suspend(world, 'ben', on)] as const,
])('%s', (_what, hold) => {
  it('stops confirmations that an import has queued, until it ends', async () => {
    const world = await stage();
    await importFans(world, 'ben', {
      artistId: 'artist-mira',
      dryRun: false,
      source: 'Mailing list, signed on paper',
      proven: false,
      language: 'en',
      rows: [{ contact: 'list@example.com', name: '', language: null, country: null }],
    });
    await hold(world, true);
    for (let run = 0; run < 2; run += 1) {
      await runReleaseDay(world, Number.POSITIVE_INFINITY);
      world.passTime(10_000);
    }
    expect(world.mails).toHaveLength(0);
    await hold(world, false);
    world.passTime(2 * HOUR);
    await runReleaseDay(world, Number.POSITIVE_INFINITY);
    expect(world.mails.map(({ to }) => to)).toContain('list@example.com');
  });
});

test('a fan’s own signup is confirmed while the artist is held back', async () => {
  const world = await stage();
  await holdBack(world, true);
  await followArtist(world, '203.0.113.7', aNewFollow({ contact: 'new@example.com' }));
  expect(world.mails.map(({ to }) => to)).toEqual(['new@example.com']);
});
