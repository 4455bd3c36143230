import { isWritten, missingParts, preparedCampaignId, type Campaign } from '@countin/domain/campaigns';
import { documents, readDocument } from '@countin/domain/documents';
import { LANGUAGES } from '@countin/domain/locale';
import type { ReleaseMoment } from '@countin/domain/release';
import { beforeEach, describe, expect, test } from 'vitest';
import { deliverDue } from '../../messages/deliver-due.ts';
import { MessageRefused } from '../../platform/senders/message-refused.ts';
import { ServerAway } from '../../platform/senders/server-away.ts';
import { refTo, updateDocument } from '../../platform/write-document.ts';
import { movePreparedCampaigns } from '../../signups/move-prepared-campaigns.ts';
import { putWaiting } from '../../testing/sending/put-waiting.ts';
import { createWorld, type TestWorld } from '../../testing/services.ts';
import { withdrawRelease } from '../../releases/withdraw-release.ts';
import { putArtist, putDraft, putPage } from '../../testing/stage.ts';
import { saveCampaign } from '../save-campaign.ts';
import { deliverCampaign } from '../send/deliver-campaign.ts';
import { cancelCampaign, pauseCampaign, resumeCampaign, retryCampaign } from '../send/control-campaign.ts';
import { runCampaigns } from '../send/run-part.ts';
import { startCampaign } from '../send/start-campaign.ts';
import { prepareCampaign } from './prepare-campaign.ts';

const artistId = 'artist-mira';
const owner = { ownerId: artistId, ownerKind: 'artist' } as const;
const productId = 'product-tide';
const DAY = 86_400_000;

let world: TestWorld;
const dayIn = (days: number) => new Date(world.now() + days * DAY).toISOString().slice(0, 10);
const momentIn = (days: number): ReleaseMoment => ({ mode: 'instant', date: dayIn(days), time: '12:00', zone: 'UTC' });
const prepare = (kind: 'announced' | 'week' | 'thanks', language: 'en' | 'de' = 'en') =>
  prepareCampaign(world, 'uid-mira', { artistId, productId, kind, language });
async function read(kind: 'announced' | 'week' | 'thanks'): Promise<Campaign> {
  const stored = await world.db
    .doc(documents.campaign('artist', artistId, preparedCampaignId(kind, productId)).path)
    .get();
  return readDocument(documents.campaign, stored)!;
}
async function start(kind: 'announced' | 'week' | 'thanks') {
  const { id: campaignId, updatedAt } = await read(kind);
  return startCampaign(world, 'uid-mira', { ...owner, campaignId, updatedAt, confirmed: null });
}
const notified = () => world.mails.map(({ to }) => to).sort();

beforeEach(async () => {
  world = createWorld('prepared-campaigns');
  await putArtist(world);
  await putPage(world, { releaseMoment: momentIn(30) });
  await putWaiting(world, [
    { contact: 'release@example.com', dueAt: world.now() + 30 * DAY },
    { contact: 'follower@example.com', scope: 'artist', productId: null, releaseTitle: '', dueAt: null },
  ]);
});

test('come complete in all languages, once for a release, and are sent to each fan once', async () => {
  await Promise.all([prepare('announced', 'de'), prepare('announced', 'de')]);
  const campaign = await read('announced');
  expect(missingParts(campaign)).toEqual([]);
  expect(LANGUAGES.filter((language) => !isWritten(campaign, language))).toEqual([]);
  expect(await world.list(documents.campaigns('artist', artistId).path)).toHaveLength(1);
  await start('announced');
  expect(notified()).toEqual(['follower@example.com', 'release@example.com']);
  // Preparing it again is no way to send it again.
  await prepare('announced');
  await expect(start('announced')).rejects.toMatchObject({ code: 'campaign/closed' });
  expect(world.mails).toHaveLength(2);
});

test('go out by the release moment, and follow it when it moves', async () => {
  await prepare('week');
  await prepare('thanks');
  expect((await read('week')).timing).toEqual(momentIn(23));
  expect((await read('thanks')).timing).toEqual(momentIn(32));
  await start('week');
  await updateDocument(world.db, refTo(world.db, documents.releasePage(productId)), { releaseMoment: momentIn(40) });
  await movePreparedCampaigns(world, artistId, productId);
  expect((await read('thanks')).timing).toEqual(momentIn(42));
  const moved = momentIn(33);
  world.setNow(Date.parse(`${momentIn(23).date}T12:05:00Z`));
  await runCampaigns(world, Number.POSITIVE_INFINITY);
  expect(world.mails).toEqual([]);
  world.setNow(Date.parse(`${moved.date}T12:00:00Z`));
  await runCampaigns(world, Number.POSITIVE_INFINITY);
  await runCampaigns(world, Number.POSITIVE_INFINITY);
  expect(notified()).toEqual(['follower@example.com', 'release@example.com']);
});

test('are not prepared too late, nor for another artist’s release; one that was called off can be prepared again', async () => {
  await updateDocument(world.db, refTo(world.db, documents.releasePage(productId)), { releaseMoment: momentIn(3) });
  await expect(prepare('week')).rejects.toMatchObject({ code: 'campaign/time-past' });
  await prepare('thanks');
  await start('thanks');
  const key = { ...owner, campaignId: preparedCampaignId('thanks', productId) };
  expect((await cancelCampaign(world, 'uid-mira', key)).stored.state).toBe('draft');
  await putPage(world, { id: 'product-of-another', artistId: 'artist-tide', releaseMoment: momentIn(30) });
  const other = prepareCampaign(world, 'uid-mira', {
    artistId,
    productId: 'product-of-another',
    kind: 'week',
    language: 'en',
  });
  await expect(other).rejects.toMatchObject({ code: 'release/not-found' });
});

describe('what a prepared campaign says stays true', () => {
  const key = (kind: 'announced' | 'week' | 'thanks') => ({
    ...owner,
    campaignId: preparedCampaignId(kind, productId),
  });
  const moveMoment = async (days: number) => {
    const releaseMoment = momentIn(days);
    await updateDocument(world.db, refTo(world.db, documents.releasePage(productId)), { releaseMoment });
    await movePreparedCampaigns(world, artistId, productId);
  };
  const sendDue = async () => {
    await runCampaigns(world, Number.POSITIVE_INFINITY);
    await runCampaigns(world, Number.POSITIVE_INFINITY);
  };

  test('a moment that comes closer than a week pauses “one week to go”, which can then be written anew', async () => {
    await prepare('week');
    await start('week');
    await moveMoment(3);
    expect(await read('week')).toMatchObject({ state: 'paused', hold: 'untimely' });
    world.passTime(DAY);
    await sendDue();
    expect(world.mails).toEqual([]);
    expect((await cancelCampaign(world, 'uid-mira', key('week'))).stored.state).toBe('draft');
  });

  test('a moment that moves away takes a paused campaign along, which goes out at the new time', async () => {
    await prepare('week');
    await start('week');
    await pauseCampaign(world, 'uid-mira', key('week'));
    await moveMoment(60);
    expect(await read('week')).toMatchObject({ state: 'paused', timing: momentIn(53) });
    expect((await resumeCampaign(world, 'uid-mira', key('week'))).stored.state).toBe('scheduled');
    world.setNow(Date.parse(`${momentIn(23).date}T12:05:00Z`));
    await sendDue();
    expect(world.mails).toEqual([]);
    world.setNow((await read('week')).beginsAt ?? 0);
    await sendDue();
    expect(notified()).toEqual(['follower@example.com', 'release@example.com']);
  });

  test.each(['draft', 'archived'] as const)(
    'a withdrawn release (%s) pauses what is scheduled, until it is public',
    async (to) => {
      await putDraft(world, { id: productId, releaseMoment: momentIn(30) });
      await prepare('week');
      await start('week');
      const week = Date.parse(`${momentIn(23).date}T12:05:00Z`);
      const page = (await world.read(documents.releasePage(productId).path)) ?? {};
      await withdrawRelease(world, 'uid-mira', { productId, to });
      expect(await read('week')).toMatchObject({ state: 'paused', hold: 'withdrawn' });
      world.setNow(week);
      await sendDue();
      await expect(resumeCampaign(world, 'uid-mira', key('week'))).rejects.toMatchObject({ code: 'release/not-found' });
      await world.write(documents.releasePage(productId).path, page);
      await resumeCampaign(world, 'uid-mira', key('week'));
      await sendDue();
      expect(notified()).toEqual(['follower@example.com', 'release@example.com']);
    },
  );

  test('“announced” is not sent once the release is out, and “one week to go” not tried again days later', async () => {
    await prepare('announced');
    await prepare('week');
    await start('week');
    world.setNow((await read('week')).beginsAt ?? 0);
    world.mailError = new MessageRefused('554 not this one', {});
    await sendDue();
    world.mailError = null;
    expect((await read('week')).state).toBe('sent');
    world.passTime(3 * DAY);
    await expect(retryCampaign(world, 'uid-mira', key('week'))).rejects.toMatchObject({ code: 'campaign/untimely' });
    world.passTime(10 * DAY);
    await expect(start('announced')).rejects.toMatchObject({ code: 'campaign/untimely' });
    expect(world.mails).toEqual([]);
  });

  test('a message that an outage has delayed for days is dropped, and says why', async () => {
    await prepare('week');
    await start('week');
    world.setNow((await read('week')).beginsAt ?? 0);
    world.mailError = new ServerAway('the server is away');
    await sendDue();
    world.passTime(3 * DAY);
    world.mailError = null;
    for (let minute = 0; minute < 3; minute += 1) {
      await sendDue();
      await deliverDue(world, world.now() + 50_000, deliverCampaign);
      world.passTime(120_000);
    }
    expect(world.mails).toEqual([]);
    const messages = await Promise.all((await world.list('outbox')).map((path) => world.read(path)));
    expect(new Set(messages.map((message) => message?.['refusal'] ?? null))).toEqual(new Set(['untimely']));
  });

  test('a member who has written all of its words anew decides alone', async () => {
    await prepare('announced');
    const campaign = await read('announced');
    await saveCampaign(world, 'uid-mira', {
      ...key('announced'),
      base: { texts: campaign.texts },
      changes: { texts: { en: { subject: 'Salt is here', message: '', parts: { words: 'It came out yesterday.' } } } },
    });
    world.passTime(31 * DAY);
    await start('announced');
    expect(notified()).toEqual(['follower@example.com', 'release@example.com']);
  });
});
