import { documents } from '@countin/domain/documents';
import { PROFILE_KINDS, type ProfileKind } from '@countin/domain/permissions';
import { aLabelProfile, anArtistProfile } from '@countin/domain/testing';
import { expect, it } from 'vitest';
import { allDocuments, stagedOnce } from './testing/all-documents.ts';
import { callAs } from './testing/call-as.ts';
import { putTestMember } from './testing/members.ts';
import { putUser } from './testing/people.ts';
import { PROFILES, ROWS } from './testing/profile-calls.ts';
import { createWorld, NOW, type TestWorld } from './testing/services.ts';
import { putDraft } from './testing/stage.ts';

const OWNER = 'uid-mira';
const named = (kind: ProfileKind) => ({ kind, profileId: PROFILES[kind] });

/** Every call that names a profile or something of it. */
const CALLS = [
  ...ROWS,
  ...PROFILE_KINDS.map((kind) => ({ key: 'acceptOwnership' as const, kind, input: named(kind) })),
];

/** An artist and a label of Mira's, with a release and a member each, and outsiders. */
const putStaff = stagedOnce(async () => {
  const world = createWorld('outsiders');
  await putDraft(world);
  await world.write('slugs/mira-okafor', { ...named('artist'), createdBy: OWNER });
  await world.write(documents.labelProfile(PROFILES.label).path, aLabelProfile({ createdBy: OWNER }));
  for (const uid of [OWNER, 'ada', 'spare']) await putUser(world, uid);
  for (const kind of PROFILE_KINDS) await putTestMember(world, 'spare', 'viewer', named(kind));
  await putOutsiders(world);
  return world;
});

async function staffed(): Promise<TestWorld> {
  const world = createWorld('outsiders');
  await putStaff(world);
  for (const uid of ['suspended', 'ended', 'changed']) world.identity.put(uid);
  for (const uid of ['tide', 'mira', 'ben']) world.identity.verifiedUids.add(uid);
  world.identity.put('changed', { validAfter: NOW / 1000 });
  return world;
}

/** Offers the ownership of a profile to a user, as its owner. */
const offerTo = (world: TestWorld, kind: ProfileKind, to: string) =>
  world.write(documents.ownershipOffer(PROFILES[kind]).path, {
    kind,
    profileId: PROFILES[kind],
    from: OWNER,
    to,
    createdAt: NOW,
    expiresAt: NOW + 1000,
  });

/** People who know every id of Mira's profiles, but have no right to any. */
async function putOutsiders(world: TestWorld): Promise<void> {
  await world.write(
    documents.artistProfile('other').path,
    anArtistProfile({ id: 'other', createdBy: 'tide', customSlug: 'other' }),
  );
  await world.write(documents.labelProfile('other').path, aLabelProfile({ id: 'other', createdBy: 'tide' }));
  for (const uid of ['tide', 'mira', 'ben']) await putUser(world, uid);
  // A manager of another artist and label, and of an artist with the label's id, and the other way round.
  await putUser(world, 'ben', {
    artistRoles: { other: 'manager', [PROFILES.label]: 'manager' },
    labelRoles: { other: 'manager', [PROFILES.artist]: 'manager' },
  });
  const roles = { artistRoles: { [PROFILES.artist]: 'manager' }, labelRoles: { [PROFILES.label]: 'manager' } };
  await putUser(world, 'suspended', { ...roles, suspended: true });
  await putUser(world, 'ended', { ...roles, endedSessions: ['login-9'] });
  await putUser(world, 'changed', roles);
}

it.each([
  ['the owner of another artist and label', 'tide', {}, 'access/denied'],
  ['a member of other profiles', 'ben', {}, 'access/denied'],
  ['a user without any role', 'mira', {}, 'access/denied'],
  ['a suspended manager', 'suspended', {}, 'auth/disabled'],
  ['a manager in an ended session', 'ended', { auth_time: 9 }, 'auth/session-ended'],
  ['a manager with the password of before', 'changed', { auth_time: 9 }, 'auth/credentials-changed'],
])('%s is refused by every operation on the profile, and changes nothing', async (_who, uid, claims, refusal) => {
  const world = await staffed();
  for (const kind of PROFILE_KINDS) await offerTo(world, kind, 'ada');
  // The first call lists its caller for admins, or notes what the provider said.
  await callAs(world, uid, 'readTeam', named('artist'), claims);
  const before = await allDocuments(world);
  for (const { kind, key, input } of CALLS) {
    const code = await callAs(world, uid, key, input, claims);
    expect([kind, key, code]).toEqual([kind, key, refusal]);
    world.passTime(1000);
  }
  // Refused invitations count too.
  const after = Object.entries(await allDocuments(world)).filter(([path]) => !path.startsWith('rateLimits/'));
  expect(Object.fromEntries(after)).toEqual(before);
  expect([...world.mails, ...world.purged, ...world.objects.stored.keys()]).toEqual([]);
});

it('the owner of another profile who names it with ids of Mira’s reaches nothing of hers', async () => {
  const world = await staffed();
  world.identity.put('tide');
  await world.write(documents.invitation('open').path, {
    id: 'open',
    ...named('artist'),
    role: 'editor',
    email: null,
    state: 'open',
    createdBy: OWNER,
    createdAt: NOW,
    expiresAt: NOW + 1000,
    acceptedBy: null,
  });
  const own = { kind: 'artist', profileId: 'other' };
  const slots = [{ title: 'Salt', clipId: 'one', productId: 'product-tide' }];
  await callAs(world, 'tide', 'readTeam', own);
  const before = await allDocuments(world);
  for (const [key, input, code] of [
    ['withdrawInvitation', { ...own, invitationId: 'open' }, 'invitation/not-found'],
    ['changeMemberRole', { ...own, uid: 'spare', role: 'manager' }, 'member/not-found'],
    ['removeMember', { ...own, uid: 'spare' }, 'member/not-found'],
    ['offerOwnership', { ...own, uid: 'spare' }, 'member/not-found'],
    ['processImage', { artistId: 'other', imageId: 'cover', kind: 'cover' }, 'image/not-found'],
    ['publishMedley', { artistId: 'other', slots }, 'clip/not-found'],
    ['changeSlug', { ...own, customSlug: 'mira-okafor' }, 'slug/taken'],
  ] as const) {
    world.passTime(1000);
    expect([key, await callAs(world, 'tide', key, input)]).toEqual([key, code]);
  }
  // Notes about the caller may be new; everything else is as before.
  expect(await allDocuments(world)).toMatchObject(before);
});
