import type { Campaign } from '@countin/domain/campaigns';
import { documents, readDocument } from '@countin/domain/documents';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { runReleaseDay } from '../../release-day/run-release-day.ts';
import { callAs } from '../../testing/call-as.ts';
import { putTestMember } from '../../testing/members.ts';
import { putUser } from '../../testing/people.ts';
import { FOLLOWERS, putArtistWithManagers, putStartedCampaign } from '../../testing/sending/started-campaign.ts';
import { createWorld, type TestWorld } from '../../testing/services.ts';
import { runCampaigns } from './run-part.ts';

// A campaign of a member whose account was suspended goes on once another member sends it.

const ownerId = 'artist-mira';
const OWNER = 'uid-mira';
const owner = { ownerId, ownerKind: 'artist' } as const;
const profile = { kind: 'artist', profileId: ownerId } as const;
const TOMORROW = { mode: 'instant', date: '2026-06-13', time: '10:00', zone: 'UTC' } as const;
const HOUR = 3_600_000;

let world: TestWorld;
beforeEach(async () => {
  world = createWorld('take-over');
  await putArtistWithManagers(world, ['ben', 'tide']);
  world.identity.put('eve', {});
  world.identity.verifiedUids.add('eve');
  await putUser(world, 'eve', { displayName: 'Name of eve' });
  await putTestMember(world, 'eve', 'editor');
});

const started = (by: string, changes: Partial<Campaign> = {}) => putStartedCampaign(world, by, changes);
const read = async (id: string) =>
  readDocument(documents.campaign, await world.db.doc(documents.campaign('artist', ownerId, id).path).get())!;
const suspend = async (uid: string, suspended = true) =>
  expect(await callAs(world, 'admin', 'suspendUser', { uid, suspended, reason: 'Complaints.' })).toBe('done');
const holdBack = async (heldBack = true) =>
  expect(await callAs(world, 'admin', 'holdBackProfile', { ...profile, heldBack, reason: 'Complaints.' })).toBe('done');
const resume = (uid: string, campaignId: string, takeOver = true) =>
  callAs(world, uid, 'resumeCampaign', { ...owner, campaignId, takeOver });
const entries = async () => {
  const all = await Promise.all((await world.list(documents.activities('artist', ownerId).path)).map(world.read));
  return all.filter((entry) => String(entry?.['action']).startsWith('campaign'));
};
async function aDay(): Promise<void> {
  for (let hour = 0; hour < 26; hour += 1) {
    world.passTime(HOUR);
    await runCampaigns(world, Number.POSITIVE_INFINITY);
    await runReleaseDay(world, Number.POSITIVE_INFINITY);
  }
}
const notified = () => world.mails.map(({ to }) => to);

/** A campaign of Ben's that has told ten fans when he is suspended. */
async function interrupted(): Promise<string> {
  const { sendMail } = world;
  world.sendMail = async (mail, signal) => {
    if (world.mails.length === 5) await suspend('ben');
    await sendMail(mail, signal);
  };
  const campaignId = await started('ben');
  world.sendMail = sendMail;
  expect(world.mails).toHaveLength(10);
  return campaignId;
}

describe.each([OWNER, 'tide'])('%s', (uid) => {
  it('takes over a scheduled campaign, which goes out on its day and is in the activity log', async () => {
    const campaignId = await started('ben', { timing: TOMORROW });
    await suspend('ben');
    expect(await resume(uid, campaignId)).toBe('done');
    expect(await read(campaignId)).toMatchObject({ state: 'scheduled', hold: null, startedBy: uid });
    expect(await entries()).toMatchObject([
      { action: 'campaign.resumed', actor: uid, subject: 'News', before: 'Name of ben', after: null },
    ]);
    await aDay();
    expect(new Set(notified()).size).toBe(FOLLOWERS);
    expect(await read(campaignId)).toMatchObject({ state: 'sent' });
  });

  it('takes over the rest of a running one, and nobody gets it twice', async () => {
    const campaignId = await interrupted();
    expect(await resume(uid, campaignId)).toBe('done');
    await aDay();
    expect([notified().length, new Set(notified()).size]).toEqual([FOLLOWERS, FOLLOWERS]);
    expect(await read(campaignId)).toMatchObject({ state: 'sent', startedBy: uid });
  });
});

test('who did not read that it becomes theirs, may not send, or is the suspended one does not resume it', async () => {
  const campaignId = await started('ben', { timing: TOMORROW });
  await suspend('ben');
  expect(await resume(OWNER, campaignId, false)).toBe('profile/on-hold');
  expect(await resume('eve', campaignId)).toBe('access/denied');
  expect(await resume('ben', campaignId)).toBe('auth/disabled');
  expect(await read(campaignId)).toMatchObject({ state: 'paused', startedBy: 'ben', hold: 'suspended' });
});

test('of two members at once, one takes it over, and the other is told that it goes on', async () => {
  const campaignId = await started('ben', { timing: TOMORROW });
  await suspend('ben');
  const codes = await Promise.all([resume(OWNER, campaignId), resume('tide', campaignId)]);
  expect(codes.toSorted()).toEqual(['campaign/closed', 'done']);
  const winner = codes[0] === 'done' ? OWNER : 'tide';
  expect(await read(campaignId)).toMatchObject({ state: 'scheduled', startedBy: winner });
  expect((await entries()).map((entry) => entry?.['actor'])).toEqual([winner]);
  await aDay();
  expect(notified()).toHaveLength(FOLLOWERS);
});

test('a member who is suspended right after taking it over sends nothing, and the owner goes on', async () => {
  const campaignId = await interrupted();
  const { sendMail } = world;
  world.sendMail = async (mail, signal) => {
    if (world.mails.length === 15) await suspend('tide');
    await sendMail(mail, signal);
  };
  expect(await resume('tide', campaignId)).toBe('done');
  world.sendMail = sendMail;
  await aDay();
  expect(world.mails).toHaveLength(20);
  expect(await read(campaignId)).toMatchObject({ state: 'paused', hold: 'suspended', startedBy: 'tide' });
  expect(await resume(OWNER, campaignId)).toBe('done');
  await aDay();
  expect(new Set(notified()).size).toBe(FOLLOWERS);
});

test('a member who is being suspended while taking it over sends nothing', async () => {
  const campaignId = await started('ben', { timing: TOMORROW });
  await suspend('ben');
  await Promise.all([resume('tide', campaignId), suspend('tide')]);
  await aDay();
  expect(world.mails).toEqual([]);
  expect(await read(campaignId)).toMatchObject({ state: 'paused', hold: 'suspended' });
});

test.each([
  ['the owner is suspended', () => suspend(OWNER)],
  ['the artist is held back', () => holdBack()],
])('nobody takes it over while %s', async (_, hold) => {
  const campaignId = await started('ben', { timing: TOMORROW });
  await suspend('ben');
  await hold();
  expect(await resume('tide', campaignId)).toBe('profile/on-hold');
  await aDay();
  expect(world.mails).toEqual([]);
  expect(await read(campaignId)).toMatchObject({ state: 'paused', startedBy: 'ben' });
});

test('it stays with who started it where that suspension has ended meanwhile', async () => {
  const campaignId = await started('ben', { timing: TOMORROW });
  await suspend('ben');
  await suspend('ben', false);
  expect(await read(campaignId)).toMatchObject({ state: 'paused', hold: null });
  expect(await resume(OWNER, campaignId)).toBe('done');
  expect(await read(campaignId)).toMatchObject({ state: 'scheduled', startedBy: 'ben' });
  expect(await entries()).toEqual([]);
});

describe('a paused campaign says what holds it now', () => {
  it('that a member has paused', async () => {
    const campaignId = await started('ben', { timing: TOMORROW });
    expect(await callAs(world, OWNER, 'pauseCampaign', { ...owner, campaignId })).toBe('done');
    await suspend('ben');
    expect(await read(campaignId)).toMatchObject({ state: 'paused', hold: 'suspended' });
    expect(await resume(OWNER, campaignId)).toBe('done');
  });

  it.each([
    ['owner-suspended', (on: boolean) => suspend(OWNER, on)],
    ['held-back', (on: boolean) => holdBack(on)],
  ] as const)('that was %s first', async (why, hold) => {
    const campaignId = await started('ben', { timing: TOMORROW });
    await hold(true);
    expect(await read(campaignId)).toMatchObject({ hold: why });
    await suspend('ben');
    await hold(false);
    expect(await read(campaignId)).toMatchObject({ state: 'paused', hold: 'suspended' });
    expect(await resume(OWNER, campaignId)).toBe('done');
  });
});
