import type { Campaign } from '@countin/domain/campaigns';
import { documents, type OutboxMessage } from '@countin/domain/documents';
import { ALL_FANS } from '@countin/domain/fan';
import type { MemberRole } from '@countin/domain/permissions';
import { aLabelProfile, aReleasePage } from '@countin/domain/testing';
import { fanIdOf } from '@countin/server-hash';
import { beforeEach, expect, test } from 'vitest';
import { removeSegment, saveSegment } from '../../fans/save-segment.ts';
import { removeDeletedProfile } from '../../profiles/deletion/remove-deleted-profile.ts';
import { saveSendingSettings } from '../../profiles/save-artist-settings.ts';
import { runReleaseDay } from '../../release-day/run-release-day.ts';
import { readReceipt } from '../../signups/receipt/read-receipt.ts';
import { stopSignup } from '../../signups/receipt/stop-signup.ts';
import { suppress } from '../../suppression/suppression-list.ts';
import { putTestMember } from '../../testing/members.ts';
import { putWaiting } from '../../testing/sending/put-waiting.ts';
import { createWorld, SIGNUP_SECRET, type TestWorld } from '../../testing/services.ts';
import { putArtist, putPage } from '../../testing/stage.ts';
import { readAudience } from '../audience/read-audience.ts';
import { saveCampaignSettings } from '../audience/settings.ts';
import { createCampaign } from '../create-campaign.ts';
import { readCampaignResults, readRecipients } from '../read-results.ts';
import { saveCampaign } from '../save-campaign.ts';
import { startCampaign } from './start-campaign.ts';
import { runCampaigns } from './run-part.ts';

const HERE = '203.0.113.41';
const tide = 'uid-tide';
const owner = { ownerId: 'label-tide', ownerKind: 'label' } as const;
const NEWS = { ...owner, scope: 'label', productId: null, releaseTitle: '', dueAt: null } as const;

let world: TestWorld;
beforeEach(async () => {
  world = createWorld('label-campaign');
  await putArtist(world);
  await putPage(world, { labelId: 'label-tide' });
  await putPage(world, { id: 'product-other', title: 'Not ours', labelId: null });
  await world.write(documents.labelProfile('label-tide').path, aLabelProfile({ createdBy: tide }));
  await putWaiting(world, [
    { ...NEWS, contact: 'ana@example.com' },
    { ...NEWS, contact: 'hanna@example.com', language: 'de' },
    // Agreed to the artist alone: everything by the artist, and a release.
    { scope: 'artist', productId: null, releaseTitle: '', dueAt: null, contact: 'follower@example.com' },
    { contact: 'release@example.com' },
  ]);
});

const notified = () => world.mails.map(({ to }) => to).sort();
const fanPath = (contact: string) =>
  documents.ownedFan('label', 'label-tide', fanIdOf(SIGNUP_SECRET, 'label-tide', { contact })).path;

async function draft(changes: Partial<Campaign> = {}): Promise<string> {
  const { campaignId } = await createCampaign(world, tide, { ...owner, language: 'en' });
  const texts = {
    en: { subject: 'News', message: '', parts: { a: 'Hello.' } },
    de: { subject: 'Neues', message: '', parts: { a: 'Hallo.' } },
  };
  await saveCampaign(world, tide, {
    ...owner,
    campaignId,
    base: { blocks: [], texts: {}, audience: ALL_FANS, productId: null },
    changes: { blocks: [{ id: 'a', kind: 'text' }], texts, ...changes },
  });
  return campaignId;
}

async function send(campaignId: string, by = tide) {
  const stored = await world.db.doc(documents.campaign('label', 'label-tide', campaignId).path).get();
  const updatedAt = (stored.get('updatedAt') as { toMillis(): number }).toMillis();
  await startCampaign(world, by, { ...owner, campaignId, updatedAt, confirmed: null });
  await runCampaigns(world, Number.POSITIVE_INFINITY);
  await runReleaseDay(world, Number.POSITIVE_INFINITY);
}

const resultsOf = async (campaignId: string) =>
  (await readCampaignResults(world, tide, { ...owner, campaignId })).results;

test('a campaign of a label reaches those who agreed to its news, and no fan of its artists', async () => {
  const campaignId = await draft();
  const { size } = await readAudience(world, tide, { ...owner, campaignId });
  expect(size).toEqual({
    found: 2,
    recipients: 2,
    unconfirmed: 0,
    noConsent: 0,
    review: 0,
    suppressed: 0,
    frequency: 0,
  });
  await send(campaignId);
  expect(notified()).toEqual(['ana@example.com', 'hanna@example.com']);
  const mail = world.mails.find(({ to }) => to === 'ana@example.com');
  expect(mail?.text).toContain(`because you asked for news from ${aLabelProfile().name}.`);
  expect(mail?.senderName).toContain(aLabelProfile().name);
  expect(await resultsOf(campaignId)).toMatchObject({ accepted: 2, excluded: 0 });
  const { recipients } = await readRecipients(world, tide, { ...owner, campaignId, states: [], after: null });
  expect(recipients.map(({ contact }) => contact).sort()).toEqual(['ana@example.com', 'hanna@example.com']);
});

test('its link opens the receipt of the label, and unsubscribes from the label alone', async () => {
  // Agreed to both: stopping the label leaves the artist.
  await putWaiting(world, [{ ...NEWS, contact: 'follower@example.com' }]);
  const campaignId = await draft();
  await send(campaignId);
  const mail = world.mails.find(({ to }) => to === 'follower@example.com');
  const token = /\/r\/([\w-]{43})\?campaign=[\w-]+&one-click/.exec(mail?.unsubscribe ?? '')?.[1] ?? '';
  expect(await readReceipt(world, HERE, { token })).toMatchObject({ scope: 'label', artistName: aLabelProfile().name });
  await stopSignup(world, HERE, { token, oneClick: true, campaignId });
  expect(await resultsOf(campaignId)).toMatchObject({ accepted: 3, unsubscribed: 1 });
  expect(await world.read(fanPath('follower@example.com'))).toMatchObject({ state: 'stopped', labels: [] });
  const follower = fanIdOf(SIGNUP_SECRET, 'artist-mira', { contact: 'follower@example.com' });
  expect(await world.read(documents.fan('artist-mira', follower).path)).toMatchObject({ follows: true });

  world.mails.length = 0;
  await send(await draft());
  expect(notified()).toEqual(['ana@example.com', 'hanna@example.com']);
});

test('respects the cap of the label, the suppression list, and what the ledger says', async () => {
  await saveCampaignSettings(world, tide, { ...owner, settings: { cap: { messages: 1, days: 7 } } });
  await send(await draft());
  expect(notified()).toEqual(['ana@example.com', 'hanna@example.com']);
  await putWaiting(world, [
    { ...NEWS, contact: 'late@example.com' },
    { ...NEWS, contact: 'gone@example.com' },
    { ...NEWS, contact: 'forged@example.com' },
  ]);
  await suppress(
    world,
    { channel: 'email', contact: 'gone@example.com' },
    { reason: 'bounced', status: '5.1.1', owner: null },
  );
  // A consent that was never given: the summary says yes, and the chain is broken.
  const forged = world.db.doc(fanPath('forged@example.com'));
  const [first] = (await forged.get()).get('ledger') as object[];
  await forged.update({ ledger: [first] });
  world.mails.length = 0;
  const campaignId = await draft();
  const { size } = await readAudience(world, tide, { ...owner, campaignId });
  expect(size).toMatchObject({ frequency: 2 });
  await send(campaignId);
  expect(notified()).toEqual(['late@example.com']);
  const found = await world.db.collection('outbox').where('campaignId', '==', campaignId).get();
  const refusals = found.docs.flatMap((message) => (message.data() as OutboxMessage).refusal ?? []);
  expect(refusals.sort()).toEqual(['broken', 'frequency', 'frequency', 'suppressed']);
});

test('at night waits for the morning where the fan is, if the label wants that', async () => {
  world.setNow(Date.parse('2026-06-13T01:00:00Z'));
  await putWaiting(world, [{ ...NEWS, contact: 'berlin@example.com', zone: 'Europe/Berlin' }]);
  await saveSendingSettings(world, tide, { ...owner, mailHours: 'morning' });
  await send(await draft());
  expect(notified()).not.toContain('berlin@example.com');
  world.setNow(Date.parse('2026-06-13T06:00:00Z'));
  await runReleaseDay(world, Number.POSITIVE_INFINITY);
  expect(notified()).toContain('berlin@example.com');
});

test('shows releases of the label, and none that a forged id names', async () => {
  const blocks: Campaign['blocks'] = [
    { id: 'a', kind: 'text' },
    { id: 'b', kind: 'release', productId: 'product-tide' },
    { id: 'c', kind: 'release', productId: 'product-other' },
  ];
  await send(await draft({ blocks }));
  const mail = world.mails.find(({ to }) => to === 'ana@example.com');
  expect(mail?.text).toContain(`Go to ${aReleasePage().title}`);
  expect(mail?.text).not.toContain('Not ours');
});

test.each<MemberRole>(['editor', 'analyst', 'viewer'])('is not sent or saved by a label’s %s', async (role) => {
  const campaignId = await draft();
  await putTestMember(world, 'member', role, { kind: 'label', profileId: 'label-tide' });
  await expect(send(campaignId, 'member')).rejects.toMatchObject({ code: 'access/denied' });
  const segment = { ...owner, name: 'Berlin', conditions: ALL_FANS };
  await expect(saveSegment(world, 'member', segment)).rejects.toMatchObject({ code: 'access/denied' });
  expect(world.mails).toEqual([]);
});

test('is not reached by the owner of an artist on its roster', async () => {
  const campaignId = await draft();
  await expect(readAudience(world, 'uid-mira', { ...owner, campaignId })).rejects.toMatchObject({
    code: 'access/denied',
  });
});

test('saved segments of a label are its own, and narrow its campaigns', async () => {
  const conditions = { ...ALL_FANS, languages: ['de' as const] };
  const { segmentId } = await saveSegment(world, tide, { ...owner, name: 'German', conditions });
  const path = documents.segment('label', 'label-tide', segmentId).path;
  expect(await world.read(path)).toMatchObject({ ...owner, name: 'German' });
  await send(await draft({ audience: conditions }));
  expect(notified()).toEqual(['hanna@example.com']);
  await removeSegment(world, tide, { ...owner, segmentId });
  expect(await world.read(path)).toBeUndefined();
});

test('goes with its label', async () => {
  await send(await draft());
  await saveCampaignSettings(world, tide, { ...owner, settings: { cap: { messages: 1, days: 7 } } });
  await saveSendingSettings(world, tide, { ...owner, mailHours: 'morning' });
  await saveSegment(world, tide, { ...owner, name: 'All', conditions: ALL_FANS });
  await removeDeletedProfile(world, { kind: 'label', profileId: 'label-tide' }, Number.POSITIVE_INFINITY);
  for (const collection of ['campaigns', 'segments', 'settings', 'fans', 'signups'])
    expect([collection, await world.list(`labelProfiles/label-tide/${collection}`)]).toEqual([collection, []]);
  expect(await world.list('outbox')).toEqual([]);
  expect(await world.list('campaignParts')).toEqual([]);
});
