import type { Campaign } from '@countin/domain/campaigns';
import { documents } from '@countin/domain/documents';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { runReleaseDay } from '../../release-day/run-release-day.ts';
import { callAs } from '../../testing/call-as.ts';
import { putWaiting } from '../../testing/sending/put-waiting.ts';
import { FOLLOWERS, putArtistWithManagers, putStartedCampaign } from '../../testing/sending/started-campaign.ts';
import { createWorld, type TestWorld } from '../../testing/services.ts';
import { runCampaigns } from './run-part.ts';
import { SLOTS } from '../../sending/sending-limits.ts';

const ownerId = 'artist-mira';
const owner = { ownerId, ownerKind: 'artist' } as const;
const profile = { kind: 'artist', profileId: ownerId } as const;
const MINUTE = 60_000;
/** Followers beside those: more than may be with the server at once. */
const MORE = SLOTS + 20;
const TOMORROW = { mode: 'instant', date: '2026-06-13', time: '10:00', zone: 'UTC' } as const;

let world: TestWorld;
beforeEach(async () => {
  world = createWorld('held-campaign');
  await putArtistWithManagers(world, ['ben']);
});

const started = (by: string, changes: Partial<Campaign> = {}) => putStartedCampaign(world, by, changes);
const read = async (id: string) => (await world.read(documents.campaign('artist', ownerId, id).path)) as Campaign;

/** The schedule of a day: each ten minutes at first, when attempts are close together, and three times later. */
async function aDay(): Promise<void> {
  for (const minutes of [10, 10, 10, 470, 470, 470]) {
    world.passTime(minutes * MINUTE);
    await runCampaigns(world, Number.POSITIVE_INFINITY);
    await runReleaseDay(world, Number.POSITIVE_INFINITY);
  }
}

const admin = async (key: 'suspendUser' | 'holdBackProfile', input: object) =>
  expect(await callAs(world, 'admin', key, { ...input, reason: 'Complaints.' })).toBe('done');
const suspend = (uid: string, suspended = true) => admin('suspendUser', { uid, suspended });
const holdBack = (heldBack = true) => admin('holdBackProfile', { ...profile, heldBack });
const resume = (campaignId: string) => callAs(world, 'uid-mira', 'resumeCampaign', { ...owner, campaignId });

const HOLDS = [
  {
    by: 'uid-mira',
    what: 'the suspension of the owner',
    why: 'owner-suspended',
    hold: (on = true) => suspend('uid-mira', on),
  },
  {
    by: 'ben',
    what: 'the suspension of the manager who started it',
    why: 'suspended',
    hold: (on = true) => suspend('ben', on),
  },
  { by: 'uid-mira', what: 'holding the artist back', why: 'held-back', hold: holdBack },
] as const;

describe.each(HOLDS)('$what', ({ by, why, hold }) => {
  it('stops a scheduled campaign at once, says why, and lets it go on only when it is resumed', async () => {
    const campaignId = await started(by, { timing: TOMORROW });
    await hold();
    expect(await read(campaignId)).toMatchObject({ state: 'paused', hold: why });
    await aDay();
    await hold(false);
    await aDay();
    expect(world.mails).toHaveLength(0);
    expect(await resume(campaignId)).toBe('done');
    expect(await read(campaignId)).toMatchObject({ hold: null });
    await aDay();
    expect(world.mails).toHaveLength(FOLLOWERS);
  });

  it('stops a running campaign between two pages', async () => {
    const { sendMail } = world;
    world.sendMail = async (mail, signal) => {
      if (world.mails.length === 5) await hold();
      await sendMail(mail, signal);
    };
    const campaignId = await started(by);
    world.sendMail = sendMail;
    expect(world.mails).toHaveLength(10);
    await aDay();
    expect(world.mails).toHaveLength(10);
    expect(await read(campaignId)).toMatchObject({ state: 'paused', hold: why });
  });

  it('stops messages that wait for another attempt', async () => {
    world.mailError = new Error('421 later');
    const campaignId = await started(by);
    await hold();
    world.mailError = null;
    await aDay();
    expect(world.mails).toHaveLength(0);
    expect(await read(campaignId)).toMatchObject({ state: 'paused', hold: why });
  });

  it('is not undone by resuming while it lasts', async () => {
    const campaignId = await started(by, { timing: TOMORROW });
    await hold();
    const caller = by === 'ben' ? 'uid-mira' : 'ben';
    const key = { ...owner, campaignId };
    expect(await callAs(world, caller, 'resumeCampaign', key)).toBe('profile/on-hold');
    expect(await callAs(world, caller, 'cancelCampaign', key)).toBe('done');
  });
});

test('of a page that waits for its turn, nothing begins a second after the suspension, and nothing is lost', async () => {
  const fan = { scope: 'artist', productId: null, releaseTitle: '', dueAt: null } as const;
  await putWaiting(
    world,
    Array.from({ length: MORE }, (_, at) => ({ ...fan, contact: `more${at}@example.com` })),
  );
  const { sendMail } = world;
  let suspended: Promise<void> | undefined;
  world.sendMail = async (mail, signal) => {
    // Twenty have arrived. Those that are with the server now arrive too, and the others of the page wait for a slot.
    if (world.mails.length >= 20) await (suspended ??= suspend('ben').then(() => world.passTime(1500)));
    await sendMail(mail, signal);
  };
  const campaignId = await started('ben');
  world.sendMail = sendMail;
  const begun = world.mails.length;
  expect(begun).toBeLessThanOrEqual(20 + SLOTS);
  await aDay();
  expect(world.mails).toHaveLength(begun);
  await suspend('ben', false);
  expect(await resume(campaignId)).toBe('done');
  await aDay();
  const all = FOLLOWERS + MORE;
  expect([world.mails.length, new Set(world.mails.map(({ to }) => to)).size]).toEqual([all, all]);
});

test('a suspension that stopped halfway stops the campaign all the same', async () => {
  const campaignId = await started('ben', { timing: TOMORROW });
  await world.db.doc(documents.user('ben').path).update({ suspended: true });
  await aDay();
  await aDay();
  expect(world.mails).toHaveLength(0);
  expect(await read(campaignId)).toMatchObject({ state: 'paused', hold: 'suspended' });
});

test('a deleted artist’s campaign waits, and goes on once the artist is restored', async () => {
  await started('uid-mira', { timing: TOMORROW });
  expect(await callAs(world, 'uid-mira', 'deleteProfile', profile)).toBe('done');
  await aDay();
  await aDay();
  expect(world.mails).toHaveLength(0);
  expect(await callAs(world, 'uid-mira', 'restoreProfile', profile)).toBe('done');
  await aDay();
  expect(world.mails).toHaveLength(FOLLOWERS);
});

test('other artists’ and members’ campaigns go on', async () => {
  await started('uid-mira');
  await suspend('ben');
  await aDay();
  expect(world.mails).toHaveLength(FOLLOWERS);
});
