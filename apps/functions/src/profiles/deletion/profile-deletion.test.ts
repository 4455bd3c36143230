import { documents } from '@countin/domain/documents';
import { brandOf, PROFILE_RESTORE_MS } from '@countin/domain/profile';
import { aLabelProfile, aMedley } from '@countin/domain/testing';
import { Timestamp } from '@google-cloud/firestore';
import { describe, expect, test } from 'vitest';
import { refTo, setDocument } from '../../platform/write-document.ts';
import { publishRelease } from '../../releases/publish-release.ts';
import { putTestMember } from '../../testing/members.ts';
import { aPerson } from '../../testing/people.ts';
import { createWorld, NOW, type TestWorld } from '../../testing/services.ts';
import { putDraft, putPage, putSignup } from '../../testing/stage.ts';
import { archiveProfile } from '../archive-profile.ts';
import { changeSlug } from '../change-slug.ts';
import { countProfileContent } from '../count-profile-content.ts';
import { runProfileDeletions } from './continue-profile-deletion.ts';
import { deleteProfile } from './delete-profile.ts';
import { restoreProfile } from './restore-profile.ts';

const uid = 'uid-mira';
const artist = { kind: 'artist', profileId: 'artist-mira' } as const;
const FOREVER = Number.POSITIVE_INFINITY;
const mira = (world: TestWorld) => aPerson({ uid, passwordAt: world.now() });

async function aWorld(): Promise<TestWorld> {
  const world = createWorld('profile-deletion');
  await putDraft(world);
  await putPage(world);
  await putSignup(world);
  await setDocument(world.db, refTo(world.db, documents.medley('artist-mira')), aMedley());
  await world.write('slugs/mira-okafor', { kind: 'artist', profileId: 'artist-mira', createdBy: uid });
  await world.write('profileCounts/uid-mira', { artists: 1, labels: 0, createdBy: uid });
  return world;
}

describe('deleting an artist', () => {
  test('takes its pages offline at once and keeps everything for 30 days', async () => {
    const world = await aWorld();
    const { removeAt } = await deleteProfile(world, mira(world), artist);
    expect(removeAt).toBe(NOW + PROFILE_RESTORE_MS);
    expect([...(await world.list('releasePages')), ...(await world.list('medleys'))]).toEqual([]);
    expect(await world.list('musicProducts')).toHaveLength(1);
    expect(await world.list(documents.signups('artist-mira').path)).toHaveLength(1);
    expect(await countProfileContent(world, uid, artist)).toEqual({
      releases: 1,
      fans: 1,
      pictures: 0,
      medley: true,
      artists: 0,
      members: 0,
      removeAt,
    });
    world.setNow(removeAt - 1);
    await runProfileDeletions(world, FOREVER);
    expect(await world.list('artistProfiles')).toHaveLength(1);
    expect(world.purged.flatMap(({ addresses }) => addresses)).toEqual(
      expect.arrayContaining([
        'http://4track.localhost:5173/mira-okafor',
        'http://countin.localhost:5173/release/mira-okafor.tide-lines',
      ]),
    );
  });

  test('is undone by restoring: pages, medley and slug are as before', async () => {
    const world = await aWorld();
    const before = await world.read('releasePages/product-tide');
    await deleteProfile(world, mira(world), artist);
    await restoreProfile(world, uid, artist);
    expect(await world.read('releasePages/product-tide')).toEqual(before);
    expect(await world.list('medleys')).toHaveLength(1);
    expect((await world.read('artistProfiles/artist-mira'))?.['deletedAt']).toBeUndefined();
    expect([
      ...(await world.list('profileDeletions')),
      ...(await world.list('hiddenPages')),
      ...(await world.list('hiddenMedleys')),
    ]).toEqual([]);
    world.passTime(PROFILE_RESTORE_MS);
    await runProfileDeletions(world, FOREVER);
    expect(await world.list('artistProfiles')).toHaveLength(1);
  });

  test('removes everything after 30 days, and only then another profile can claim the slug', async () => {
    const world = await aWorld();
    await world.write('artistProfiles/other', { id: 'other', createdBy: 'tide', customSlug: 'other', name: 'Other' });
    const claim = () => changeSlug(world, 'tide', { kind: 'artist', profileId: 'other', customSlug: 'mira-okafor' });
    await deleteProfile(world, mira(world), artist);
    await expect(claim()).rejects.toMatchObject({ code: 'slug/taken' });
    world.passTime(PROFILE_RESTORE_MS);
    await runProfileDeletions(world, FOREVER);
    expect(await world.list('artistProfiles')).toEqual(['artistProfiles/other']);
    for (const collection of [
      'musicProducts',
      'hiddenPages',
      'hiddenMedleys',
      'profileDeletions',
      documents.signups('artist-mira').path,
    ])
      expect(await world.list(collection)).toEqual([]);
    expect(await world.read('profileCounts/uid-mira')).toMatchObject({ artists: 0 });
    await claim();
    expect(await world.read('slugs/mira-okafor')).toMatchObject({ profileId: 'other' });
  });

  test('cannot be undone once the removal has begun', async () => {
    const world = await aWorld();
    await deleteProfile(world, mira(world), artist);
    await world.db.doc('profileDeletions/artist-mira').update({ state: 'removing' });
    await expect(restoreProfile(world, uid, artist)).rejects.toMatchObject({ code: 'profile/not-found' });
  });

  test('needs a recent password and the owner', async () => {
    const world = await aWorld();
    const late = aPerson({ uid, passwordAt: NOW - 6 * 60_000 });
    await expect(deleteProfile(world, late, artist)).rejects.toMatchObject({ code: 'auth/recent-login' });
    const other = aPerson({ uid: 'tide', passwordAt: NOW });
    await expect(deleteProfile(world, other, artist)).rejects.toMatchObject({ code: 'access/denied' });
    await expect(restoreProfile(world, 'tide', artist)).rejects.toMatchObject({ code: 'access/denied' });
    expect(await world.list('releasePages')).toHaveLength(1);
  });

  test('keeps its releases from being published until it is restored', async () => {
    const world = await aWorld();
    await deleteProfile(world, mira(world), artist);
    await expect(publishRelease(world, uid, { productId: 'product-tide' })).rejects.toMatchObject({
      code: 'profile/not-found',
    });
    expect(await world.list('releasePages')).toEqual([]);
  });

  test('that stopped halfway is continued by the schedule', async () => {
    const world = await aWorld();
    await deleteProfile(world, mira(world), artist);
    await world.db.doc('profileDeletions/artist-mira').update({ state: 'hiding', nextAt: Timestamp.fromMillis(NOW) });
    await putPage(world, { id: 'left-over', productSlug: 'left-over' });
    await runProfileDeletions(world, FOREVER);
    expect(await world.list('releasePages')).toEqual([]);
    expect(await world.list('hiddenPages')).toHaveLength(2);
  });
});

describe('deleting a label', () => {
  const label = { kind: 'label', profileId: 'label-tide' } as const;
  const tide = (world: TestWorld) => aPerson({ uid: 'uid-tide', passwordAt: world.now() });
  const brandOfPage = async (world: TestWorld) => (await world.read('releasePages/product-tide'))?.['labelBrand'];

  /** A label with a member and a logo, whose branding is on a release page. */
  async function aLabel(): Promise<TestWorld> {
    const world = await aWorld();
    const profile = aLabelProfile({
      artistIds: ['artist-mira'],
      brandReach: 'all',
      logo: { logoId: 'one', format: 'svg', width: 640, height: 320 },
    });
    await setDocument(world.db, refTo(world.db, documents.labelProfile('label-tide')), profile);
    await putPage(world, { labelId: 'label-tide', labelBrand: brandOf(profile) });
    await world.write('slugs/tide-line', { kind: 'label', profileId: 'label-tide', createdBy: 'uid-tide' });
    await putTestMember(world, 'ada', 'editor', label);
    return world;
  }

  test('says what goes: the roster, logos and members, no release and no fan', async () => {
    const world = await aLabel();
    expect(await countProfileContent(world, 'uid-tide', label)).toMatchObject({
      releases: 0,
      fans: 0,
      artists: 1,
      pictures: 1,
      members: 1,
      removeAt: null,
    });
    await expect(countProfileContent(world, 'ada', label)).rejects.toMatchObject({ code: 'access/denied' });
  });

  test('takes its branding from release pages at once, and restoring brings it back', async () => {
    const world = await aLabel();
    const before = await brandOfPage(world);
    expect(before).toMatchObject({ name: 'Tide Line Records' });
    await deleteProfile(world, tide(world), label);
    expect(await brandOfPage(world)).toBeNull();
    await restoreProfile(world, 'uid-tide', label);
    expect(await brandOfPage(world)).toEqual(before);
    expect(await world.list('labelChanges')).toEqual([]);
  });

  test('leaves artists and releases after 30 days, and nothing of the label', async () => {
    const world = await aLabel();
    await deleteProfile(world, tide(world), label);
    world.passTime(PROFILE_RESTORE_MS);
    await runProfileDeletions(world, FOREVER);
    expect(await world.list('labelProfiles')).toEqual([]);
    expect(await world.read('slugs/tide-line')).toBeUndefined();
    expect(await world.read('users/ada')).toMatchObject({ labelRoles: {} });
    expect(await world.list('artistProfiles')).toHaveLength(1);
    expect(await world.list('releasePages')).toHaveLength(1);
  });
});

test('an archived artist leaves the shelves, and comes back with its releases', async () => {
  const world = await aWorld();
  await world.write('ownerConfirmations/uid-mira', { uid, confirmed: true, since: NOW, nextAt: null });
  const shelf = async () => (await world.read('releasePages/product-tide'))?.['shelf'] as unknown;
  await archiveProfile(world, uid, { ...artist, archived: true });
  expect([await shelf(), typeof (await world.read('artistProfiles/artist-mira'))?.['archivedAt']]).toEqual([
    'held-back',
    'object',
  ]);
  await archiveProfile(world, uid, { ...artist, archived: false });
  expect([await shelf(), (await world.read('artistProfiles/artist-mira'))?.['archivedAt']]).toEqual([
    'listed',
    undefined,
  ]);
});
