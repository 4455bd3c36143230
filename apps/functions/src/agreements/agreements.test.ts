import type { Grant } from '@countin/domain/agreements';
import { documents } from '@countin/domain/documents';
import type { MemberRole } from '@countin/domain/permissions';
import { aLabelProfile, anArtistProfile } from '@countin/domain/testing';
import { describe, expect, test } from 'vitest';
import { publishRelease } from '../releases/publish-release.ts';
import { withdrawRelease } from '../releases/withdraw-release.ts';
import { changeMemberRole } from '../members/change-member-role.ts';
import { removeMember } from '../members/remove-member.ts';
import { runProfileDeletions } from '../profiles/deletion/continue-profile-deletion.ts';
import { deleteProfile } from '../profiles/deletion/delete-profile.ts';
import { restoreProfile } from '../profiles/deletion/restore-profile.ts';
import { putTestMember } from '../testing/members.ts';
import { aPerson, putUser } from '../testing/people.ts';
import { createWorld, NOW, type TestWorld } from '../testing/services.ts';
import { putDraft } from '../testing/stage.ts';
import { acceptAgreement } from './accept-agreement.ts';
import { changeGrants } from './change-grants.ts';
import { declineAgreement } from './decline-agreement.ts';
import { endAgreement } from './end-agreement.ts';
import { offerAgreement } from './offer-agreement.ts';
import { readAgreementOffers } from './read-agreement-offers.ts';
import { readAgreements } from './read-agreements.ts';
import { withdrawAgreement } from './withdraw-agreement.ts';

const mira = 'uid-mira';
const tide = 'uid-tide';
const ofLabel = { kind: 'label', profileId: 'label-tide', partnerId: 'artist-mira' } as const;
const ofArtist = { kind: 'artist', profileId: 'artist-mira', partnerId: 'label-tide' } as const;
const SEE: Grant[] = ['releases.see'];
const EDIT: Grant[] = ['releases.see', 'releases.edit'];

/** Mira's artist with a draft, and Tide's label with a manager, an editor and an analyst. */
async function aWorld(): Promise<TestWorld> {
  const world = createWorld('agreements');
  await putDraft(world, { labelName: 'Tide Line Records' });
  await world.write(documents.labelProfile('label-tide').path, aLabelProfile({ artistIds: [] }));
  await world.write('slugs/mira-okafor', { kind: 'artist', profileId: 'artist-mira', createdBy: mira });
  await world.write('slugs/tide-line', { kind: 'label', profileId: 'label-tide', createdBy: tide });
  for (const uid of [mira, tide, 'manager', 'editor', 'analyst', 'viewer', 'stranger']) await putUser(world, uid);
  for (const role of ['manager', 'editor', 'analyst', 'viewer'] as MemberRole[])
    await putTestMember(world, role, role, { kind: 'label', profileId: 'label-tide' });
  return world;
}
const invite = (world: TestWorld, grants: Grant[] = EDIT, by = tide) =>
  offerAgreement(world, by, { kind: 'label', profileId: 'label-tide', slug: 'mira-okafor', grants });
const accept = (world: TestWorld, grants: Grant[] = EDIT, by = mira) =>
  acceptAgreement(world, by, { ...ofArtist, grants });
async function inForce(grants: Grant[] = EDIT): Promise<TestWorld> {
  const world = await aWorld();
  await invite(world, grants);
  await accept(world, grants);
  return world;
}
const accessOf = async (world: TestWorld, uid: string) =>
  ((await world.read(documents.user(uid).path))?.['agreedArtists'] as Record<string, unknown> | undefined)?.[
    'artist-mira'
  ] ?? null;
const rosterOf = async (world: TestWorld) => (await world.read('labelProfiles/label-tide'))?.['artistIds'] as unknown;
const stateOf = async (world: TestWorld) =>
  (await world.read('agreements/label-tide.artist-mira'))?.['state'] as unknown;
const actionsOf = async (world: TestWorld, profile: string) => {
  const entries = await Promise.all((await world.list(`${profile}/activity`)).map((path) => world.read(path)));
  return entries.map((entry) => [entry?.['action'], entry?.['subject']]);
};

describe('an offer of a label', () => {
  test('puts the artist on the roster once it is accepted, with what the roles of its users allow', async () => {
    const world = await aWorld();
    expect(await invite(world)).toEqual({ state: 'offered' });
    expect(await rosterOf(world)).toEqual([]);
    expect(await accessOf(world, tide)).toBeNull();
    await accept(world);
    expect(await rosterOf(world)).toEqual(['artist-mira']);
    for (const uid of [tide, 'manager', 'editor']) expect(await accessOf(world, uid)).toEqual({ 'label-tide': 'edit' });
    expect(await accessOf(world, 'viewer')).toEqual({ 'label-tide': 'see' });
    expect(await accessOf(world, 'analyst')).toBeNull();
    expect(await actionsOf(world, 'artistProfiles/artist-mira')).toEqual(
      expect.arrayContaining([
        ['agreement.offered', 'Tide Line Records'],
        ['agreement.accepted', 'Tide Line Records'],
      ]),
    );
    expect(await actionsOf(world, 'labelProfiles/label-tide')).toContainEqual(['agreement.accepted', 'Mira Okafor']);
  });

  test('is mailed to the owner at a verified address, and waits on the owner’s dashboard alone', async () => {
    const world = await aWorld();
    world.identity.verifiedUids.add(mira);
    await invite(world, SEE, 'manager');
    expect(world.mails).toEqual([
      expect.objectContaining({
        to: 'uid-mira@example.com',
        subject: 'Tide Line Records offers Mira Okafor an agreement',
        text: expect.stringContaining('http://countin.localhost:5173/artist/artist-mira/settings') as string,
      }),
    ]);
    expect((await readAgreementOffers(world, mira)).offers).toEqual([
      {
        kind: 'artist',
        profileId: 'artist-mira',
        profileName: 'Mira Okafor',
        partner: { id: 'label-tide', name: 'Tide Line Records', customSlug: 'tide-line' },
        grants: SEE,
        isRequest: false,
        offeredAt: NOW,
      },
    ]);
    for (const uid of [tide, 'manager', 'stranger']) expect((await readAgreementOffers(world, uid)).offers).toEqual([]);
  });

  test('stays when its mail fails', async () => {
    const world = await aWorld();
    world.identity.verifiedUids.add(mira);
    world.mailError = new Error('no server');
    expect(await invite(world)).toEqual({ state: 'offered' });
    expect(await stateOf(world)).toBe('offered');
  });

  test('takes effect once, however often it is accepted at the same time', async () => {
    const world = await aWorld();
    await invite(world);
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => accept(world)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of all)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'agreement/not-found' });
    const joined = await actionsOf(world, 'labelProfiles/label-tide');
    expect(joined.filter(([action]) => action === 'agreement.accepted')).toHaveLength(1);
  });

  test('cannot be accepted after it was withdrawn or declined, nor with other grants than were seen', async () => {
    const world = await aWorld();
    await invite(world);
    await expect(accept(world, SEE)).rejects.toMatchObject({ code: 'agreement/changed' });
    await withdrawAgreement(world, tide, ofLabel);
    await withdrawAgreement(world, tide, ofLabel);
    await expect(accept(world)).rejects.toMatchObject({ code: 'agreement/not-found' });
    await invite(world);
    await declineAgreement(world, mira, ofArtist);
    await declineAgreement(world, mira, ofArtist);
    await expect(accept(world)).rejects.toMatchObject({ code: 'agreement/not-found' });
    expect(await rosterOf(world)).toEqual([]);
    expect(await accessOf(world, tide)).toBeNull();
  });

  test('that was declined can be repeated a week later, and answered from the other side at once', async () => {
    const world = await aWorld();
    await invite(world);
    await declineAgreement(world, mira, ofArtist);
    await expect(invite(world)).rejects.toMatchObject({ code: 'agreement/declined' });
    const back = { kind: 'artist', profileId: 'artist-mira', slug: 'tide-line', grants: SEE } as const;
    expect(await offerAgreement(world, mira, { ...back, grants: SEE })).toEqual({ state: 'offered' });
    await withdrawAgreement(world, mira, ofArtist);
    await invite(world);
    await declineAgreement(world, mira, ofArtist);
    world.passTime(7 * 86_400_000);
    expect(await invite(world)).toEqual({ state: 'offered' });
  });

  test('is in force at once where one person manages both sides', async () => {
    const world = await aWorld();
    await putTestMember(world, tide, 'manager');
    expect(await invite(world)).toEqual({ state: 'in-force' });
    expect(await rosterOf(world)).toEqual(['artist-mira']);
    expect(await accessOf(world, 'editor')).toEqual({ 'label-tide': 'edit' });
  });
});

test.each([
  ['an unknown address', 'unknown-slug', {}, 'agreement/no-profile'],
  ['another label', 'tide-line', {}, 'agreement/no-profile'],
  ['a deleted artist', 'mira-okafor', { deletedAt: NOW }, 'agreement/no-profile'],
  ['an archived artist', 'mira-okafor', { archivedAt: NOW }, 'agreement/unavailable'],
])('an offer to %s is refused', async (_what, slug, change, code) => {
  const world = await aWorld();
  await world.write('artistProfiles/artist-mira', anArtistProfile(change));
  const offer = { kind: 'label', profileId: 'label-tide', slug, grants: SEE } as const;
  await expect(offerAgreement(world, tide, { ...offer, grants: SEE })).rejects.toMatchObject({ code, field: 'slug' });
});

test('an offer to an artist whose owner is suspended, or with an open offer or agreement, is refused', async () => {
  const world = await aWorld();
  await putUser(world, mira, { suspended: true });
  await expect(invite(world)).rejects.toMatchObject({ code: 'agreement/unavailable' });
  await putUser(world, mira);
  await invite(world);
  await expect(invite(world)).rejects.toMatchObject({ code: 'agreement/open' });
  await accept(world);
  await expect(invite(world)).rejects.toMatchObject({ code: 'agreement/already' });
});

test.each(['editor', 'analyst', 'viewer', 'stranger'])('a label’s %s manages no agreements', async (uid) => {
  const world = await aWorld();
  await expect(invite(world, SEE, uid)).rejects.toMatchObject({ code: 'access/denied' });
  await invite(world);
  const calls = [
    () => withdrawAgreement(world, uid, ofLabel),
    () => accept(world, EDIT, uid),
    // The side that offered cannot accept for the other one.
    () => acceptAgreement(world, uid, { ...ofLabel, grants: EDIT }),
    () => endAgreement(world, uid, ofLabel),
    () => changeGrants(world, uid, { ...ofLabel, grants: EDIT }),
    () => declineAgreement(world, uid, ofArtist),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'access/denied' });
  expect(await stateOf(world)).toBe('offered');
});

test('a label cannot accept its own offer, and profiles without an agreement have none to change', async () => {
  const world = await aWorld();
  await invite(world);
  await expect(acceptAgreement(world, tide, { ...ofLabel, grants: EDIT })).rejects.toMatchObject({
    code: 'agreement/not-found',
  });
  const foreign = { ...ofLabel, partnerId: 'unknown' };
  await expect(endAgreement(world, tide, foreign)).rejects.toMatchObject({ code: 'agreement/no-profile' });
  await expect(endAgreement(world, tide, ofLabel)).rejects.toMatchObject({ code: 'agreement/not-found' });
  await expect(changeGrants(world, tide, { ...ofLabel, grants: SEE })).rejects.toMatchObject({
    code: 'agreement/not-found',
  });
});

describe('an agreement in force', () => {
  test('is narrowed by either side at once, and widened by the artist alone', async () => {
    const world = await inForce();
    await changeGrants(world, tide, { ...ofLabel, grants: SEE });
    expect(await accessOf(world, 'editor')).toEqual({ 'label-tide': 'see' });
    expect(await changeGrants(world, tide, { ...ofLabel, grants: EDIT })).toEqual({ requested: true });
    expect(await accessOf(world, 'editor')).toEqual({ 'label-tide': 'see' });
    expect((await readAgreementOffers(world, mira)).offers).toMatchObject([{ isRequest: true, grants: EDIT }]);
    await declineAgreement(world, mira, ofArtist);
    expect((await readAgreementOffers(world, mira)).offers).toEqual([]);
    expect(await stateOf(world)).toBe('in-force');
    await changeGrants(world, tide, { ...ofLabel, grants: EDIT });
    await changeGrants(world, mira, { ...ofArtist, grants: EDIT });
    expect(await accessOf(world, 'editor')).toEqual({ 'label-tide': 'edit' });
    await changeGrants(world, mira, { ...ofArtist, grants: [] });
    expect(await accessOf(world, 'editor')).toBeNull();
    expect(await rosterOf(world)).toEqual(['artist-mira']);
  });

  test('follows the roles of the label’s users', async () => {
    const world = await inForce();
    const key = { kind: 'label', profileId: 'label-tide' } as const;
    await changeMemberRole(world, tide, { ...key, uid: 'editor', role: 'analyst' });
    expect(await accessOf(world, 'editor')).toBeNull();
    await changeMemberRole(world, tide, { ...key, uid: 'analyst', role: 'editor' });
    expect(await accessOf(world, 'analyst')).toEqual({ 'label-tide': 'edit' });
    await removeMember(world, tide, { ...key, uid: 'manager' });
    expect(await accessOf(world, 'manager')).toBeNull();
    await putTestMember(world, 'stranger', 'viewer', key);
    expect(await accessOf(world, 'stranger')).toEqual({ 'label-tide': 'see' });
  });

  test('lets the label neither publish nor withdraw', async () => {
    const world = await inForce();
    for (const uid of [tide, 'manager']) {
      const published = publishRelease(world, uid, { productId: 'product-tide' });
      await expect(published).rejects.toMatchObject({ code: 'access/denied' });
      const withdrawn = withdrawRelease(world, uid, { productId: 'product-tide', to: 'draft' });
      await expect(withdrawn).rejects.toMatchObject({ code: 'access/denied' });
    }
  });

  test('is listed for both sides, to the roles that may read it', async () => {
    const world = await inForce(SEE);
    const { agreements } = await readAgreements(world, 'viewer', { kind: 'label', profileId: 'label-tide' });
    expect(agreements).toMatchObject([{ partner: { name: 'Mira Okafor' }, state: 'in-force', grants: SEE }]);
    const own = await readAgreements(world, mira, { kind: 'artist', profileId: 'artist-mira' });
    expect(own.agreements).toMatchObject([{ partner: { name: 'Tide Line Records' }, agreedAt: NOW }]);
    for (const uid of ['analyst', mira]) {
      const read = readAgreements(world, uid, { kind: 'label', profileId: 'label-tide' });
      await expect(read).rejects.toMatchObject({ code: 'access/denied' });
    }
  });
});

test.each(['artist', 'label'] as const)(
  'while the %s is deleted its agreements open nothing, and again after that',
  async (kind) => {
    const world = await inForce();
    const profileId = kind === 'artist' ? 'artist-mira' : 'label-tide';
    const owner = kind === 'artist' ? mira : tide;
    await deleteProfile(world, aPerson({ uid: owner }), { kind, profileId });
    for (const uid of [tide, 'editor']) expect(await accessOf(world, uid)).toBeNull();
    await restoreProfile(world, owner, { kind, profileId });
    for (const uid of [tide, 'editor']) expect(await accessOf(world, uid)).toEqual({ 'label-tide': 'edit' });
    await deleteProfile(world, aPerson({ uid: owner }), { kind, profileId });
    world.passTime(31 * 86_400_000);
    await runProfileDeletions(world, world.now() + 60_000);
    expect(await world.list('agreements')).toEqual([]);
    for (const uid of [tide, 'editor']) expect(await accessOf(world, uid)).toBeNull();
  },
);

const labelOfPage = async (world: TestWorld, productId: string) =>
  (await world.read(`releasePages/${productId}`))?.['labelId'] as unknown;

describe('releases that name the label', () => {
  const past = { mode: 'local', date: '2026-01-01', time: '00:00' } as const;

  test('are linked with it when the artist joins', async () => {
    const world = await aWorld();
    await publishRelease(world, mira, { productId: 'product-tide' });
    expect(await labelOfPage(world, 'product-tide')).toBeNull();
    await invite(world);
    await accept(world);
    expect(await labelOfPage(world, 'product-tide')).toBe('label-tide');
  });

  test('stay in its feed after the end if they are out, also when published again, and leave it if not', async () => {
    const world = await inForce();
    await putDraft(world, { id: 'out', productSlug: 'out', labelName: 'Tide Line Records', releaseMoment: past });
    await putDraft(world, { id: 'next', productSlug: 'next', labelName: 'Tide Line Records' });
    for (const productId of ['out', 'product-tide']) await publishRelease(world, mira, { productId });
    await endAgreement(world, mira, ofArtist);
    await endAgreement(world, mira, ofArtist);
    expect(await rosterOf(world)).toEqual([]);
    for (const uid of [tide, 'manager', 'editor', 'viewer']) expect(await accessOf(world, uid)).toBeNull();
    await publishRelease(world, mira, { productId: 'out' });
    await publishRelease(world, mira, { productId: 'next' });
    expect(await labelOfPage(world, 'out')).toBe('label-tide');
    expect(await labelOfPage(world, 'product-tide')).toBeNull();
    expect(await labelOfPage(world, 'next')).toBeNull();
  });

  test('leave it when they name another label', async () => {
    const world = await inForce();
    await putDraft(world, { id: 'out', productSlug: 'out', labelName: 'Tide Line Records', releaseMoment: past });
    await publishRelease(world, mira, { productId: 'out' });
    await world.db.doc('musicProducts/out').update({ labelName: 'Kumo Tapes' });
    await publishRelease(world, mira, { productId: 'out' });
    expect(await labelOfPage(world, 'out')).toBeNull();
  });
});
