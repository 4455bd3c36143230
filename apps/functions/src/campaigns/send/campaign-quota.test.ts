import { documents, readDocument } from '@countin/domain/documents';
import { SENDING_QUOTAS } from '@countin/domain/sending';
import { beforeEach, expect, test } from 'vitest';
import { putTestMember } from '../../testing/members.ts';
import { putUser } from '../../testing/people.ts';
import { putWaiting } from '../../testing/sending/put-waiting.ts';
import { createWorld, type TestWorld } from '../../testing/services.ts';
import { putArtist, putPage } from '../../testing/stage.ts';
import { writeCampaign } from '../../testing/write-campaign.ts';
import { refTo, updateDocument } from '../../platform/write-document.ts';
import { cancelCampaign, resumeCampaign } from './control-campaign.ts';
import { holdCampaignsOfUser } from './hold-campaigns.ts';
import { startCampaign } from './start-campaign.ts';

const owner = { ownerId: 'artist-mira', ownerKind: 'artist' } as const;
const DAY = 86_400_000;
const { recipients } = SENDING_QUOTAS.new;

let world: TestWorld;
beforeEach(async () => {
  world = createWorld('campaign-quota');
  await putArtist(world);
  await putPage(world);
  for (const uid of ['uid-mira', 'tide', 'ben']) await putUser(world, uid);
});

/** Fans of the artist who agreed to everything. */
const follow = (count: number, name: string) =>
  putWaiting(
    world,
    Array.from({ length: count }, (_, index) => ({
      scope: 'artist' as const,
      productId: null,
      releaseTitle: '',
      contact: `${name}${index}@example.com`,
      dueAt: null,
    })),
  );

const draft = () =>
  writeCampaign(world, 'uid-mira', owner, { timing: { mode: 'local', date: '2026-06-20', time: '09:00' } });

const read = async (campaignId: string) => {
  const reference = documents.campaign('artist', owner.ownerId, campaignId);
  return readDocument(documents.campaign, await world.db.doc(reference.path).get())!;
};
const start = async (campaignId: string, uid = 'uid-mira') =>
  startCampaign(world, uid, {
    ...owner,
    campaignId,
    updatedAt: (await read(campaignId)).updatedAt,
    confirmed: 100_000,
  });

test('recipients of a day are counted: a campaign beyond them stays a draft, and the refusal has the numbers', async () => {
  await follow(recipients - 100, 'fan');
  const first = await draft();
  await start(first);
  const second = await draft();
  await expect(start(second)).rejects.toMatchObject({
    code: 'limit/recipients',
    expected: '100',
    // From ten in the morning to midnight.
    retryAfterSeconds: 14 * 3600,
  });
  expect(await read(second)).toMatchObject({ state: 'draft', startedAt: null, size: null });

  // A member is counted with the owner.
  await putTestMember(world, 'tide', 'manager', { kind: 'artist', profileId: owner.ownerId });
  await expect(start(second, 'tide')).rejects.toMatchObject({ code: 'limit/recipients' });

  world.passTime(DAY);
  await start(second);
  expect(await read(second)).toMatchObject({ state: 'scheduled' });
});

test('a campaign that is cancelled before it begins gives its recipients back', async () => {
  await follow(recipients - 100, 'fan');
  const campaignId = await draft();
  for (let again = 0; again < 3; again += 1) {
    await start(campaignId);
    await cancelCampaign(world, 'uid-mira', { ...owner, campaignId });
  }
  await start(campaignId);
  await expect(start(await draft())).rejects.toMatchObject({ expected: '100' });
});

test('of two campaigns that start at once, the quota admits one', async () => {
  await follow(recipients - 100, 'fan');
  const [one, other] = [await draft(), await draft()];
  const starts = await Promise.allSettled([start(one), start(other)]);
  expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('an account with an older owner has a larger quota', async () => {
  await follow(recipients + 1, 'fan');
  const campaignId = await draft();
  await expect(start(campaignId)).rejects.toMatchObject({ code: 'limit/recipients', expected: String(recipients) });
  world.identity.put('uid-mira', { createdAt: world.now() - 7 * DAY });
  await start(campaignId);
  expect(await read(campaignId)).toMatchObject({ state: 'scheduled', size: { recipients: recipients + 1 } });
});

test('a campaign that a member takes over counts for that member and the owner, as far as it did not today', async () => {
  await follow(recipients - 100, 'fan');
  for (const uid of ['tide', 'ben']) await putTestMember(world, uid, 'manager');
  const takeOver = (campaignId: string) => resumeCampaign(world, 'uid-mira', { ...owner, campaignId, takeOver: true });
  const suspended = async (campaignId: string) => {
    await start(campaignId, 'tide');
    await updateDocument(world.db, refTo(world.db, documents.user('tide')), { suspended: true });
    await holdCampaignsOfUser(world, 'tide');
  };
  // The owner was counted for it today.
  const [today, later] = [await draft(), await draft()];
  await suspended(today);
  await takeOver(today);
  expect(await read(today)).toMatchObject({ state: 'scheduled', startedBy: 'uid-mira' });
  await expect(start(later)).rejects.toMatchObject({ expected: '100' });

  world.passTime(DAY);
  await updateDocument(world.db, refTo(world.db, documents.user('tide')), { suspended: false });
  await suspended(later);
  world.passTime(DAY);
  const other = await draft();
  await start(other, 'ben');
  await expect(takeOver(later)).rejects.toMatchObject({ code: 'limit/recipients', expected: '100' });
  expect(await read(later)).toMatchObject({ state: 'paused', startedBy: 'tide', hold: 'suspended' });
  await cancelCampaign(world, 'uid-mira', { ...owner, campaignId: other });
  await takeOver(later);
  await expect(start(other)).rejects.toMatchObject({ expected: '100' });
});
