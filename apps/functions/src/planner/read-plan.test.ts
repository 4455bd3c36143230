import { documents } from '@countin/domain/documents';
import type { ImageChoice } from '@countin/domain/media';
import { releaseTasks } from '@countin/domain/planner';
import { aReleaseText, aUser } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { createCampaign } from '../campaigns/create-campaign.ts';
import { refTo, setDocument, updateDocument } from '../platform/write-document.ts';
import { createWorld, type TestWorld } from '../testing/services.ts';
import { putDraft, putSignup } from '../testing/stage.ts';
import { readPlan } from './read-plan.ts';

const artistId = 'artist-mira';
const IMAGE: ImageChoice = { imageId: 'cover', colours: ['#0b3954', '#ff6b35', '#f7fff7'], alt: '' };

async function planned(change: Parameters<typeof putDraft>[1] = {}): Promise<TestWorld> {
  const world = createWorld('read-plan');
  await putDraft(world, change);
  return world;
}
const read = (world: TestWorld, uid = 'uid-mira') => readPlan(world, uid, { artistId });

test('a plan has the releases that are ahead and those without a date, without archived and old ones', async () => {
  const world = await planned({ id: 'next' });
  await putDraft(world, { id: 'soon', releaseMoment: { mode: 'local', date: '2026-08-01', time: '00:00' } });
  await putDraft(world, { id: 'undated', releaseMoment: null });
  await putDraft(world, { id: 'old', releaseMoment: { mode: 'local', date: '2019-08-01', time: '00:00' } });
  await putDraft(world, { id: 'archived', status: 'archived' });
  await putDraft(world, { id: 'foreign', artistId: 'other' });
  const { releases } = await read(world);
  expect(releases.map(({ id }) => id)).toEqual(['soon', 'next', 'undated']);
});

test('what was done elsewhere completes its task', async () => {
  const world = await planned({ id: 'sun', coverImage: IMAGE, language: 'en', description: '' });
  await putSignup(world, { language: 'de', state: 'confirmed' });
  const open = async () => {
    const { artist, releases, tasks } = await read(world);
    const all = releases.flatMap((release) => releaseTasks({ artist, tasks, zone: 'UTC', now: world.now() }, release));
    return Object.fromEntries(all.map(({ template, status, missing }) => [template, status === 'done' || missing]));
  };
  expect(await open()).toMatchObject({ cover: { code: 'coverUnknown' }, languages: { code: 'noTexts' } });
  await setDocument(world.db, refTo(world.db, documents.imageRecord(artistId, 'cover')), {
    id: 'cover',
    kind: 'cover',
    createdBy: 'uid-mira',
    createdAt: 1,
    state: 'ready',
    side: 3000,
    leaseUntil: null,
  });
  const text = aReleaseText({ language: 'en', short: 'Songs', shown: true });
  await setDocument(world.db, refTo(world.db, documents.releaseText('sun', 'en')), text);
  expect(await open()).toMatchObject({ cover: true, languages: { code: 'languages', languages: ['de'] } });
  await setDocument(world.db, refTo(world.db, documents.releaseText('sun', 'de')), { ...text, language: 'de' });
  expect(await open()).toMatchObject({ languages: true });
});

test('of fans, members learn their languages and whether some get text messages, and nothing else', async () => {
  const world = await planned();
  await putSignup(world, { language: 'ko', state: 'confirmed', contact: 'ada@example.com' });
  await setDocument(
    world.db,
    refTo(world.db, documents.user('ben')),
    aUser({ uid: 'ben', artistRoles: { [artistId]: 'viewer' } }),
  );
  const plan = await read(world, 'ben');
  expect(plan.artist).toMatchObject({ zone: null, fanLanguages: ['ko'], hasTextFans: false });
  expect(JSON.stringify(plan)).not.toContain('ada@example.com');
});

test('a plan is for the artist’s own people', async () => {
  const world = await planned();
  await setDocument(world.db, refTo(world.db, documents.user('tide')), aUser({ uid: 'tide' }));
  await expect(read(world, 'tide')).rejects.toMatchObject({ code: 'access/denied' });
  await expect(readPlan(world, 'tide', { artistId: 'unknown' })).rejects.toMatchObject({ code: 'profile/not-found' });
  const label = aUser({ uid: 'label', agreedArtists: { [artistId]: { tide: 'see' } } });
  await setDocument(world.db, refTo(world.db, documents.user('label')), label);
  expect((await read(world, 'label')).releases).toHaveLength(1);
});

test('a campaign is ready once its sending is confirmed, and the mail domain once receivers can verify it', async () => {
  const world = await planned({ id: 'sun' });
  const open = async () => {
    const { artist, releases, tasks } = await read(world);
    const all = releases.flatMap((release) => releaseTasks({ artist, tasks, zone: 'UTC', now: world.now() }, release));
    return Object.fromEntries(
      all.map(({ template, status, missing }) => [template, status === 'done' || missing?.code]),
    );
  };
  expect(await open()).toMatchObject({ campaign: 'noCampaign', mailDomain: true });
  const { campaignId } = await createCampaign(world, 'uid-mira', {
    ownerId: artistId,
    ownerKind: 'artist',
    language: 'en',
  });
  const campaign = refTo(world.db, documents.campaign('artist', artistId, campaignId));
  expect(await open()).toMatchObject({ campaign: 'noCampaign' });
  await updateDocument(world.db, campaign, { productId: 'sun' });
  expect(await open()).toMatchObject({ campaign: 'campaignDraft' });
  await updateDocument(world.db, campaign, { state: 'scheduled' });
  expect(await open()).toMatchObject({ campaign: true });
  const report = await world.mailDomain();
  const unverified = { ...world, mailDomain: async () => ({ ...report, domain: 'mail.example', verified: false }) };
  expect((await readPlan(unverified, 'uid-mira', { artistId })).artist.mailDomain).toEqual({
    domain: 'mail.example',
    verified: false,
  });
  const silent = { ...world, mailDomain: () => new Promise<never>(() => undefined) };
  expect((await readPlan(silent, 'uid-mira', { artistId })).artist.mailDomain.verified).toBeNull();
});
