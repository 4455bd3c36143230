import { preparedCampaignId } from '@countin/domain/campaigns';
import { documents } from '@countin/domain/documents';
import { PROFILE_RESTORE_MS } from '@countin/domain/profile';
import { aReleaseText } from '@countin/domain/testing';
import { NO_TEXT } from '@countin/domain/texts';
import { describe, expect, test } from 'vitest';
import { isReferredTo } from '../../media/references.ts';
import { readPlan } from '../../planner/read-plan.ts';
import { refTo, setDocument } from '../../platform/write-document.ts';
import { changeSlug } from '../../profiles/change-slug.ts';
import { deleteProfile } from '../../profiles/deletion/delete-profile.ts';
import { runProfileDeletions } from '../../profiles/deletion/continue-profile-deletion.ts';
import { restoreProfile } from '../../profiles/deletion/restore-profile.ts';
import { runReleaseDay } from '../../release-day/run-release-day.ts';
import { signUp } from '../../signups/sign-up.ts';
import { allDocuments } from '../../testing/all-documents.ts';
import { callAs } from '../../testing/call-as.ts';
import { putTestMember } from '../../testing/members.ts';
import { aPerson, putUser } from '../../testing/people.ts';
import { createWorld, type TestWorld } from '../../testing/services.ts';
import { aNewSignup, putDraft, putSignup } from '../../testing/stage.ts';
import { createRelease } from '../create-release.ts';
import { publishRelease } from '../publish-release.ts';
import { aProductContent } from '@countin/domain/testing';
import { countReleaseContent } from './count-release-content.ts';
import { deleteRelease } from './delete-release.ts';
import { listDeletedReleases } from './list-deleted-releases.ts';
import { removeDeletedReleases } from './remove-deleted-releases.ts';
import { restoreRelease } from './restore-release.ts';

const owner = 'uid-mira';
const artistId = 'artist-mira';
const artist = { kind: 'artist', profileId: artistId } as const;
const release = { productId: 'product-tide' };
/** When the example release is out. */
const OUT = Date.parse('2026-12-04T17:00:00Z');
const FOREVER = Number.POSITIVE_INFINITY;
const ADDRESS = 'http://countin.localhost:5173/release/mira-okafor.tide-lines';

/** A published release with texts, for which a fan waits. It is out in ten days. */
async function published(): Promise<TestWorld> {
  const world = createWorld('release-deletion');
  for (const uid of [owner, 'manager', 'editor', 'viewer', 'stranger']) world.identity.put(uid, {});
  world.setNow(OUT - 10 * 86_400_000);
  await putUser(world, owner, { displayName: 'Mira' });
  await putDraft(world);
  await world.write('slugs/mira-okafor', { ...artist, createdBy: owner });
  await world.write('artistProfiles/artist-mira/productSlugs/tide-lines', { ...release, createdBy: owner });
  await setDocument(world.db, refTo(world.db, documents.releaseText('product-tide', 'de')), aReleaseText());
  const kept = { ...NO_TEXT, sources: {}, number: 1, by: owner, at: OUT };
  await setDocument(world.db, refTo(world.db, documents.textVersion('product-tide', 'de', '1')), kept);
  await publishRelease(world, owner, release);
  await putSignup(world, { id: 'fan', state: 'confirmed', dueAt: OUT });
  return world;
}

/** Stored documents, without those that calls leave, and times that are decided anew. */
async function content(world: TestWorld) {
  const left = /\/activity\/|^(?:momentMoves|purges|rateLimits|outbox|userDirectory|ownerConfirmations|discovery\w+)\//;
  return Object.entries(await allDocuments(world))
    .filter(([path]) => !left.test(path))
    .map(([path, { dueAt: _due, searchTokens: _words, ...rest }]) => [path, rest]);
}

describe('deleting a release', () => {
  test('takes it offline at once; nothing finds it or is sent, and everything is back once it is restored', async () => {
    const world = await published();
    const before = await content(world);
    expect(await deleteRelease(world, owner, release)).toEqual({ removeAt: world.now() + PROFILE_RESTORE_MS });
    for (const path of ['musicProducts/product-tide', 'releasePages/product-tide', 'discoveryEntries/product-tide'])
      expect([path, await world.read(path)]).toEqual([path, undefined]);
    expect(world.purged.at(-1)).toMatchObject({ gone: true });
    expect(world.purged.at(-1)?.addresses).toContain(ADDRESS);
    expect((await readPlan(world, owner, { artistId })).releases).toEqual([]);
    for (const [key, input] of [
      ['publishRelease', release],
      ['withdrawRelease', { ...release, to: 'draft' }],
      ['deleteRelease', release],
      ['countReleaseContent', release],
    ] as const)
      expect([key, await callAs(world, owner, key, input)]).toEqual([key, 'release/not-found']);
    await expect(signUp(world, '203.0.113.7', aNewSignup())).rejects.toMatchObject({ code: 'release/not-found' });
    world.setNow(OUT + 60_000);
    await runReleaseDay(world, FOREVER);
    expect(world.mails).toEqual([]);

    await restoreRelease(world, owner, release);
    expect(await content(world)).toEqual(before);
    expect(world.purged.at(-1)).toMatchObject({ gone: false });
    expect(world.purged.at(-1)?.addresses).toContain(ADDRESS);
    world.passTime(60_000);
    for (let run = 0; run < 2; run += 1) await runReleaseDay(world, FOREVER);
    expect(world.mails.map(({ to }) => to)).toEqual(['fan@example.com']);
  });

  test('keeps its slug and its pictures until it is gone', async () => {
    const world = await published();
    await world.db.doc('musicProducts/product-tide').update({ coverImage: { imageId: 'one' } });
    await deleteRelease(world, owner, release);
    const another = { ...aProductContent(), artistId, productSlug: 'tide-lines' };
    await expect(createRelease(world, owner, another)).rejects.toMatchObject({ code: 'slug/taken' });
    const picture = { owner: 'artist', ownerId: artistId, imageId: 'one' } as const;
    expect(await isReferredTo((query) => query.get(), world.db, picture as never)).toBe(true);
  });

  test('counts what ends with it', async () => {
    const world = await published();
    const task = { productId: 'product-tide', title: 'Call', days: 1, date: null, assignee: '', hidden: false };
    for (const [id, done] of [
      ['open', false],
      ['done', true],
    ] as const)
      await setDocument(world.db, refTo(world.db, documents.plannerTask(artistId, id)), {
        id,
        template: null,
        ...task,
        done,
        updatedAt: OUT,
      });
    await world.write(documents.campaign('artist', artistId, preparedCampaignId('thanks', 'product-tide')).path, {
      productId: 'product-tide',
      state: 'draft',
    });
    await world.db.doc('releasePages/product-tide').update({ labelId: 'label-tide' });
    for (const uid of ['manager', 'stranger'])
      expect(await callAs(world, uid, 'keepItems', { items: [{ kind: 'release', id: 'product-tide' }] })).toBe('done');
    expect(await countReleaseContent(world, owner, release)).toEqual({
      page: true,
      labelFeeds: 1,
      waiting: 1,
      kept: 2,
      campaigns: 1,
      tasks: 1,
    });
  });

  test('is listed with who did it, and is in the activity log', async () => {
    const world = await published();
    const { removeAt } = await deleteRelease(world, owner, release);
    const deletedAt = world.now();
    expect(await listDeletedReleases(world, owner, { artistId })).toEqual({
      releases: [{ productId: 'product-tide', title: 'Tide Lines', deletedAt, removeAt, deletedBy: 'Mira' }],
    });
    await restoreRelease(world, owner, release);
    expect(await listDeletedReleases(world, owner, { artistId })).toEqual({ releases: [] });
    const { docs } = await world.db.collection(documents.activities('artist', artistId).path).get();
    const noted = docs.map((entry) => [entry.get('action') as string, entry.get('subject') as string]);
    expect(noted).toEqual(
      expect.arrayContaining([
        ['release.deleted', 'Tide Lines'],
        ['release.restored', 'Tide Lines'],
      ]),
    );
  });

  test('is for owners and managers', async () => {
    const world = await published();
    for (const role of ['manager', 'editor', 'viewer'] as const) await putTestMember(world, role, role, artist);
    for (const uid of ['editor', 'viewer', 'stranger'])
      expect([uid, await callAs(world, uid, 'deleteRelease', release)]).toEqual([uid, 'access/denied']);
    await deleteRelease(world, 'manager', release);
    for (const uid of ['editor', 'viewer', 'stranger'])
      expect([uid, await callAs(world, uid, 'restoreRelease', release)]).toEqual([uid, 'access/denied']);
    await restoreRelease(world, owner, release);
    expect(await world.read('releasePages/product-tide')).toBeDefined();
  });

  test('of a draft leaves no page behind when it is restored', async () => {
    const world = createWorld('release-deletion');
    await putDraft(world);
    await deleteRelease(world, owner, release);
    await restoreRelease(world, owner, release);
    expect(await world.list('releasePages')).toEqual([]);
    expect(await world.read('musicProducts/product-tide')).toMatchObject({ status: 'draft' });
  });

  test('is done once by two people', async () => {
    const world = await published();
    const answers = await Promise.allSettled([1, 2].map(() => deleteRelease(world, owner, release)));
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await Promise.all([1, 2].map(() => restoreRelease(world, owner, release)));
    expect(await world.list('musicProducts')).toHaveLength(1);
  });

  test('and publishing at the same time leave no page behind', async () => {
    const world = await published();
    await Promise.allSettled([publishRelease(world, owner, release), deleteRelease(world, owner, release)]);
    expect(await world.list('releasePages')).toEqual([]);
    expect(await world.read('musicProducts/product-tide')).toBeUndefined();
  });
});

describe('a restored release', () => {
  test('has the name and the slug that its artist has by now', async () => {
    const world = await published();
    await deleteRelease(world, owner, release);
    await changeSlug(world, owner, { ...artist, customSlug: 'mira-new' });
    await restoreRelease(world, owner, release);
    expect(await world.read('releasePages/product-tide')).toMatchObject({ artistSlug: 'mira-new' });
  });

  test('waits for its deleted artist, and does not come back with it', async () => {
    const world = await published();
    await deleteRelease(world, owner, release);
    await deleteProfile(world, aPerson({ uid: owner, passwordAt: world.now() }), artist);
    await expect(restoreRelease(world, owner, release)).rejects.toMatchObject({ code: 'profile/not-found' });
    await restoreProfile(world, owner, artist);
    expect(await world.list('releasePages')).toEqual([]);
    await restoreRelease(world, owner, release);
    expect(await world.list('releasePages')).toHaveLength(1);
  });
});

describe('after 30 days', () => {
  test('the release is gone with its texts and its slug, and what fans have agreed to stays', async () => {
    const world = await published();
    const consents = () => world.list('consentHeads');
    const before = await consents();
    const { removeAt } = await deleteRelease(world, owner, release);
    world.setNow(removeAt - 1);
    await removeDeletedReleases(world, FOREVER);
    expect(await world.list('deletedProducts')).toHaveLength(1);
    world.setNow(removeAt);
    await removeDeletedReleases(world, FOREVER);
    const left = Object.keys(await allDocuments(world)).filter((path) =>
      /product-tide|^deleted|productSlugs/.test(path),
    );
    expect(left.filter((path) => !/^(?:discovery\w+|purges)\//.test(path))).toEqual([]);
    expect(await world.list(documents.signups(artistId).path)).toHaveLength(1);
    expect(await consents()).toEqual(before);
    await expect(restoreRelease(world, owner, release)).rejects.toMatchObject({ code: 'release/not-found' });
    await createRelease(world, owner, { ...aProductContent(), artistId, productSlug: 'tide-lines' });
  });

  test('it cannot be restored once the removal has begun', async () => {
    const world = await published();
    await deleteRelease(world, owner, release);
    await world.db.doc('deletedReleases/product-tide').update({ state: 'removing' });
    await expect(restoreRelease(world, owner, release)).rejects.toMatchObject({ code: 'release/not-found' });
    expect(await listDeletedReleases(world, owner, { artistId })).toEqual({ releases: [] });
  });

  test('of its artist nothing of its deleted releases is left', async () => {
    const world = await published();
    await deleteRelease(world, owner, release);
    await deleteProfile(world, aPerson({ uid: owner, passwordAt: world.now() }), artist);
    world.passTime(PROFILE_RESTORE_MS);
    await runProfileDeletions(world, FOREVER);
    const left = Object.keys(await allDocuments(world)).filter((path) => /product-tide|^deleted/.test(path));
    expect(left.filter((path) => !/^(?:discovery\w+|purges)\//.test(path))).toEqual([]);
  });
});
