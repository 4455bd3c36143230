import type { CampaignContent } from '@countin/domain/campaigns';
import { documents } from '@countin/domain/documents';
import { beforeEach, describe, expect, it } from 'vitest';
import { putTestMember } from '../testing/members.ts';
import { putWaiting } from '../testing/sending/put-waiting.ts';
import { createWorld, type TestWorld } from '../testing/services.ts';
import { putDraft, putPage } from '../testing/stage.ts';
import { updateDocument, refTo } from '../platform/write-document.ts';
import { createCampaign } from './create-campaign.ts';
import { removeCampaign } from './remove-campaign.ts';
import { saveCampaign } from './save-campaign.ts';
import { testCampaign } from './test-campaign.ts';

const artistId = 'artist-mira';
const owner = { ownerId: artistId, ownerKind: 'artist' } as const;
const COMPLETE = {
  blocks: [
    { id: 'a', kind: 'text' },
    { id: 'b', kind: 'release', productId: 'product-tide' },
    { id: 'c', kind: 'release', productId: 'product-of-another' },
  ],
  texts: {
    en: { subject: 'News', message: '', parts: { a: 'Hello <all>.' } },
    ar: { subject: 'أخبار', message: '', parts: { a: 'مرحبا.' } },
  },
} satisfies Partial<CampaignContent>;

describe('a campaign', () => {
  let world: TestWorld;
  let campaignId: string;
  const key = () => ({ ...owner, campaignId });
  const save = (changes: Partial<CampaignContent>, base: Partial<CampaignContent> = {}, uid = 'uid-mira') =>
    saveCampaign(world, uid, { ...key(), base, changes });

  beforeEach(async () => {
    world = createWorld('campaigns');
    await putDraft(world);
    await putPage(world, { id: 'product-tide', artistId, title: 'Tide Lines' });
    await putPage(world, { id: 'product-of-another', artistId: 'artist-tide', title: 'Not ours' });
    ({ campaignId } = await createCampaign(world, 'uid-mira', { ...owner, language: 'en' }));
  });

  it('is saved field by field, and not over what another member has saved', async () => {
    expect(await save({ title: 'Tour' }, { title: '' })).toMatchObject({ saved: true, stored: { title: 'Tour' } });
    expect(await save({ title: 'Other' }, { title: '' })).toMatchObject({ saved: false, stored: { title: 'Tour' } });
    expect(await save({ channel: 'phone' }, { channel: 'email' })).toMatchObject({
      saved: true,
      stored: { title: 'Tour', channel: 'phone' },
    });
  });

  it('is closed to changes and removal once it is scheduled or sent', async () => {
    await updateDocument(world.db, refTo(world.db, documents.campaign('artist', artistId, campaignId)), {
      state: 'sending',
    });
    await expect(save({ title: 'Late' }, { title: '' })).rejects.toMatchObject({ code: 'campaign/closed' });
    await expect(removeCampaign(world, 'uid-mira', key())).rejects.toMatchObject({ code: 'campaign/closed' });
  });

  it('belongs to its artist’s owner and managers', async () => {
    await putTestMember(world, 'viewer', 'viewer', { kind: 'artist', profileId: artistId });
    for (const uid of ['viewer', 'uid-tide']) {
      await expect(save({ title: 'Mine' }, { title: '' }, uid)).rejects.toMatchObject({ code: 'access/denied' });
      const test = testCampaign(world, uid, { ...key(), language: 'en' });
      await expect(test).rejects.toMatchObject({ code: 'access/denied' });
    }
  });

  it('is not found below another artist', async () => {
    const other = 'artist-tide';
    await world.write(documents.artistProfile(other).path, { createdBy: 'uid-tide', name: 'Tide' });
    const stolen = saveCampaign(world, 'uid-tide', {
      ...owner,
      ownerId: other,
      campaignId,
      base: {},
      changes: { title: 'x' },
    });
    await expect(stolen).rejects.toMatchObject({ code: 'campaign/not-found' });
  });

  it('is removed as a draft, also twice', async () => {
    await removeCampaign(world, 'uid-mira', key());
    await removeCampaign(world, 'uid-mira', key());
    expect(await world.list(documents.campaigns('artist', artistId).path)).toEqual([]);
  });

  it('goes to its writer as a test, in the language that is looked at', async () => {
    world.identity.put('uid-mira', { email: 'mira@example.com' });
    world.identity.verifiedUids.add('uid-mira');
    await save(COMPLETE, { blocks: [], texts: {} });
    expect(await testCampaign(world, 'uid-mira', { ...key(), language: 'ar' })).toEqual({ to: 'mira@example.com' });
    await testCampaign(world, 'uid-mira', { ...key(), language: 'ja' });
    const [arabic, fallback] = world.mails;
    expect(arabic).toMatchObject({ to: 'mira@example.com', subject: '[تجربة] أخبار', unsubscribe: null });
    expect(arabic?.html).toContain('dir="rtl"');
    expect(fallback).toMatchObject({ subject: '[Test] News' });
    expect(fallback?.html).toContain('Hello &lt;all&gt;.');
    expect(fallback?.html).toContain('Tide Lines');
    // An id of another artist's release shows nothing.
    expect(fallback?.html).not.toContain('Not ours');
    expect(fallback?.text).toContain('Hello <all>.');
  });

  it('is not tested before it is complete, nor to an address that is not verified', async () => {
    const test = () => testCampaign(world, 'uid-mira', { ...key(), language: 'en' });
    world.identity.verifiedUids.add('uid-mira');
    await expect(test()).rejects.toMatchObject({ code: 'campaign/incomplete' });
    await save(COMPLETE, { blocks: [], texts: {} });
    world.identity.verifiedUids.delete('uid-mira');
    await expect(test()).rejects.toMatchObject({ code: 'auth/unverified' });
    expect(world.mails).toEqual([]);
  });

  it('goes by text to a number that has agreed, in the day, with a link that stops', async () => {
    const [mine, asleep, requested] = ['+4915112345678', '+819012345678', '+4915187654321'];
    const follow = { scope: 'artist', productId: null, releaseTitle: '', dueAt: null, channel: 'phone' } as const;
    await putWaiting(world, [
      { ...follow, contact: mine, zone: 'Europe/Berlin' },
      { ...follow, contact: asleep, zone: 'Asia/Tokyo' },
    ]);
    await save({ channel: 'phone' }, { channel: 'email' });
    const test = (number?: string) => testCampaign(world, 'uid-mira', { ...key(), language: 'en', number });
    await expect(test(mine)).rejects.toMatchObject({ code: 'campaign/incomplete' });
    const words = { subject: '', message: 'We play: https://mira.test/tour', parts: {} };
    await save({ texts: { en: words } }, { texts: {} });
    world.setNow(Date.parse('2026-06-12T16:00:00Z'));
    expect(await test('+49 151 12345678')).toEqual({ to: mine });
    expect(world.texts.map(({ to }) => to)).toEqual([mine]);
    // Links of a test are not counted, so that they are those that were written.
    expect(world.texts[0]?.text).toContain('We play: https://mira.test/tour\n');
    expect(world.texts[0]?.text).toMatch(/\/r\/[\w-]{43}$/);
    await expect(test(asleep)).rejects.toMatchObject({ code: 'campaign/test-night' });
    await expect(test(requested)).rejects.toMatchObject({ code: 'campaign/test-number' });
    for (const wrong of [undefined, 'mira@example.com', '123'])
      await expect(test(wrong)).rejects.toMatchObject({ code: 'signup/contact-invalid' });
    for (let count = 1; count < 5; count += 1) await test(mine);
    await expect(test(mine)).rejects.toMatchObject({ code: 'limit/too-many' });
    expect(world.texts).toHaveLength(5);
  });
});
