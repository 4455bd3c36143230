import { isWritten, missingParts, preparedCampaignId, type Campaign } from '@countin/domain/campaigns';
import { documents, readDocument } from '@countin/domain/documents';
import { LANGUAGES } from '@countin/domain/locale';
import type { ReleaseMoment } from '@countin/domain/release';
import { beforeEach, expect, test } from 'vitest';
import { refTo, updateDocument } from '../../platform/write-document.ts';
import { movePreparedCampaigns } from '../../signups/move-prepared-campaigns.ts';
import { putWaiting } from '../../testing/sending/put-waiting.ts';
import { createWorld, type TestWorld } from '../../testing/services.ts';
import { putArtist, putPage } from '../../testing/stage.ts';
import { cancelCampaign } from '../send/control-campaign.ts';
import { runCampaigns } from '../send/run-part.ts';
import { startCampaign } from '../send/start-campaign.ts';
import { prepareCampaign } from './prepare-campaign.ts';

const artistId = 'artist-mira';
const owner = { artistId, ownerKind: 'artist' } as const;
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
const told = () => world.mails.map(({ to }) => to).sort();

beforeEach(async () => {
  world = createWorld('prepared-campaigns');
  await putArtist(world);
  await putPage(world, { releaseMoment: momentIn(30) });
  await putWaiting(world, [
    { contact: 'release@example.com', dueAt: world.now() + 30 * DAY },
    { contact: 'follower@example.com', scope: 'artist', productId: null, productTitle: '', dueAt: null },
  ]);
});

test('come complete in all languages, once for a release, and are sent to each fan once', async () => {
  await Promise.all([prepare('announced', 'de'), prepare('announced', 'de')]);
  const campaign = await read('announced');
  expect(missingParts(campaign)).toEqual([]);
  expect(LANGUAGES.filter((language) => !isWritten(campaign, language))).toEqual([]);
  expect(await world.list(documents.campaigns('artist', artistId).path)).toHaveLength(1);
  await start('announced');
  expect(told()).toEqual(['follower@example.com', 'release@example.com']);
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
  expect(told()).toEqual(['follower@example.com', 'release@example.com']);
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
