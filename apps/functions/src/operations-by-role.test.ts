import { callables, type CallableInput, type CallableKey } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import { can, MEMBER_ROLES, PROFILE_KINDS, type Operation, type ProfileKind } from '@countin/domain/permissions';
import { ARTIST_DEFAULTS } from '@countin/domain/profile';
import { aLabelProfile, anArtistProfile, aProductContent } from '@countin/domain/testing';
import { describe, expect, it } from 'vitest';
import { allDocuments } from './testing/all-documents.ts';
import { callAs } from './testing/call-as.ts';
import { putTestMember } from './testing/members.ts';
import { putUser } from './testing/people.ts';
import { createWorld, NOW, type TestWorld } from './testing/services.ts';
import { putDraft } from './testing/stage.ts';

const OWNER = 'uid-mira';
const PROFILES = { artist: 'artist-mira', label: 'label-tide' } as const;
const artistId = PROFILES.artist;
const labelId = PROFILES.label;

/** A call that names a profile or something of it, with the operation of the table that it is. */
interface ProfileCall<K extends CallableKey> {
  readonly needs: Operation;
  readonly kinds: readonly ProfileKind[];
  readonly input: (kind: ProfileKind) => CallableInput<K>;
}

/** Why a call is not about the profile of another person. */
type OtherCall =
  'makes something of the caller’s own' | 'the caller’s own account' | 'the holder of a token' | 'admins';

const named = (kind: ProfileKind) => ({ kind, profileId: PROFILES[kind] });
/** The agreement between the two. */
const pair = (kind: ProfileKind) => ({
  ...named(kind),
  partnerId: PROFILES[kind === 'artist' ? 'label' : 'artist'],
});
const ARTISTS = ['artist'] as const;
const LABELS = ['label'] as const;
const OWN = 'the caller’s own account';
const TOKEN = 'the holder of a token';

/** Every callable. A new one needs a line here. */
const CALLS: { readonly [K in CallableKey]: ProfileCall<K> | OtherCall } = {
  createProfile: 'makes something of the caller’s own',
  renewProfile: { kinds: PROFILE_KINDS, needs: 'profile.edit', input: named },
  createRelease: {
    kinds: ARTISTS,
    needs: 'release.create',
    input: () => ({ ...aProductContent(), artistId, productSlug: 'next-one' }),
  },
  publishRelease: { kinds: ARTISTS, needs: 'release.publish', input: () => ({ productId: 'product-tide' }) },
  withdrawRelease: {
    kinds: ARTISTS,
    needs: 'release.publish',
    input: () => ({ productId: 'product-tide', to: 'archived' }),
  },
  publishMedley: {
    kinds: ARTISTS,
    needs: 'medley.edit',
    input: () => ({ artistId, slots: [{ title: 'Salt', clipId: 'one', productId: null }] }),
  },
  withdrawMedley: { kinds: ARTISTS, needs: 'medley.edit', input: () => ({ artistId }) },
  processImage: { kinds: ARTISTS, needs: 'image.upload', input: () => ({ artistId, imageId: 'cover', kind: 'cover' }) },
  storeLogo: { kinds: LABELS, needs: 'image.upload', input: () => ({ labelId, theme: 'light', file: 'AAAA' }) },
  removeLogo: { kinds: LABELS, needs: 'profile.edit', input: () => ({ labelId, theme: 'light' }) },
  readLabelNumbers: { kinds: LABELS, needs: 'numbers.read', input: () => ({ labelId, artistIds: [artistId] }) },
  changeSlug: {
    kinds: PROFILE_KINDS,
    needs: 'settings.edit',
    input: (kind) => ({ ...named(kind), customSlug: 'taken-over' }),
  },
  archiveProfile: {
    kinds: PROFILE_KINDS,
    needs: 'settings.edit',
    input: (kind) => ({ ...named(kind), archived: true }),
  },
  countProfileContent: { kinds: PROFILE_KINDS, needs: 'profile.delete', input: named },
  deleteProfile: { kinds: PROFILE_KINDS, needs: 'profile.delete', input: named },
  restoreProfile: { kinds: PROFILE_KINDS, needs: 'profile.delete', input: named },
  saveArtistDefaults: { kinds: ARTISTS, needs: 'settings.edit', input: () => ({ ...ARTIST_DEFAULTS, artistId }) },
  readTeam: { kinds: PROFILE_KINDS, needs: 'members.read', input: named },
  inviteMember: {
    kinds: PROFILE_KINDS,
    needs: 'members.manage',
    input: (kind) => ({ ...named(kind), role: 'manager', email: null, language: 'en' }),
  },
  withdrawInvitation: {
    kinds: PROFILE_KINDS,
    needs: 'members.manage',
    input: (kind) => ({ ...named(kind), invitationId: `open-${kind}` }),
  },
  changeMemberRole: {
    kinds: PROFILE_KINDS,
    needs: 'members.manage',
    input: (kind) => ({ ...named(kind), uid: 'ada', role: 'viewer' }),
  },
  removeMember: { kinds: PROFILE_KINDS, needs: 'members.manage', input: (kind) => ({ ...named(kind), uid: 'ada' }) },
  offerOwnership: {
    kinds: PROFILE_KINDS,
    needs: 'profile.transfer',
    input: (kind) => ({ ...named(kind), uid: 'ada' }),
  },
  withdrawOwnership: { kinds: PROFILE_KINDS, needs: 'profile.transfer', input: named },
  acceptOwnership: { kinds: PROFILE_KINDS, needs: 'members.read', input: named },
  readAgreements: { kinds: PROFILE_KINDS, needs: 'agreements.read', input: named },
  readAgreementOffers: OWN,
  offerAgreement: {
    kinds: PROFILE_KINDS,
    needs: 'agreements.manage',
    input: (kind) => ({ ...named(kind), slug: 'partner', grants: [] }),
  },
  acceptAgreement: {
    kinds: PROFILE_KINDS,
    needs: 'agreements.manage',
    input: (kind) => ({ ...pair(kind), grants: [] }),
  },
  declineAgreement: { kinds: PROFILE_KINDS, needs: 'agreements.manage', input: pair },
  withdrawAgreement: { kinds: PROFILE_KINDS, needs: 'agreements.manage', input: pair },
  changeGrants: { kinds: PROFILE_KINDS, needs: 'agreements.manage', input: (kind) => ({ ...pair(kind), grants: [] }) },
  endAgreement: { kinds: PROFILE_KINDS, needs: 'agreements.manage', input: pair },
  acceptInvitation: TOKEN,
  readInvitation: TOKEN,
  signUp: TOKEN,
  followArtist: TOKEN,
  readReceipt: TOKEN,
  confirmSignup: TOKEN,
  stopSignup: TOKEN,
  changeSignup: TOKEN,
  eraseSignup: TOKEN,
  moveSignup: TOKEN,
  endSession: OWN,
  updateAccount: OWN,
  deleteAccount: OWN,
  noteNewCredentials: OWN,
  requestPro: OWN,
  findUsers: 'admins',
  readUser: 'admins',
  setUserType: 'admins',
  setSubscription: 'admins',
  suspendUser: 'admins',
  listProfiles: 'admins',
  holdBackProfile: 'admins',
  listAudit: 'admins',
};

type Case = readonly [kind: ProfileKind, key: CallableKey, call: ProfileCall<CallableKey>];

/** Each call on a profile, for each kind that it exists for. */
const CASES: readonly Case[] = (Object.keys(callables) as CallableKey[]).flatMap((key) => {
  const call = CALLS[key] as ProfileCall<CallableKey> | OtherCall;
  return typeof call === 'string' ? [] : call.kinds.map((kind): Case => [kind, key, call]);
});

/** An artist and a label of Mira's: with a member of each role, Ada, an open invitation and a release. */
async function staffed(): Promise<TestWorld> {
  const world = createWorld('operations-by-role');
  await putDraft(world);
  await world.write(documents.labelProfile(labelId).path, aLabelProfile({ createdBy: OWNER }));
  await putUser(world, OWNER);
  for (const uid of ['ada', ...MEMBER_ROLES]) await putUser(world, uid);
  for (const kind of PROFILE_KINDS) {
    await putTestMember(world, 'ada', 'viewer', named(kind));
    for (const role of MEMBER_ROLES) await putTestMember(world, role, role, named(kind));
    await world.write(documents.invitation(`open-${kind}`).path, {
      id: `open-${kind}`,
      ...named(kind),
      role: 'editor',
      email: null,
      state: 'open',
      createdBy: OWNER,
      createdAt: NOW,
      expiresAt: NOW + 1000,
      acceptedBy: null,
    });
  }
  for (const uid of MEMBER_ROLES) world.identity.put(uid);
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

describe.each(CASES)('of an existing %s: %s', (kind, key, { needs, input }) => {
  it(`is allowed to the owner and to the roles of ${needs}`, async () => {
    for (const role of MEMBER_ROLES) {
      const world = await staffed();
      await offerTo(world, kind, key === 'acceptOwnership' ? role : 'ada');
      const code = await callAs(world, role, key, input(kind));
      expect([role, code !== 'access/denied']).toEqual([role, can(role, needs)]);
    }
    if (key !== 'acceptOwnership')
      expect(await callAs(await staffed(), OWNER, key, input(kind))).not.toBe('access/denied');
  });
});

/** People who know every id of Mira's profiles, but have no right to any. */
async function outsiders(world: TestWorld): Promise<void> {
  await world.write(documents.artistProfile('other').path, anArtistProfile({ id: 'other', createdBy: 'tide' }));
  await world.write(documents.labelProfile('other').path, aLabelProfile({ id: 'other', createdBy: 'tide' }));
  for (const uid of ['tide', 'mira', 'ben']) await putUser(world, uid);
  // A manager of another artist and label, and of an artist with the label's id, and the other way round.
  await putUser(world, 'ben', {
    artistRoles: { other: 'manager', [labelId]: 'manager' },
    labelRoles: { other: 'manager', [artistId]: 'manager' },
  });
  const roles = { artistRoles: { [artistId]: 'manager' }, labelRoles: { [labelId]: 'manager' } };
  for (const uid of ['suspended', 'ended', 'changed']) world.identity.put(uid);
  await putUser(world, 'suspended', { ...roles, suspended: true });
  await putUser(world, 'ended', { ...roles, endedSessions: ['login-9'] });
  await putUser(world, 'changed', roles);
  world.identity.put('changed', { validAfter: NOW / 1000 });
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
  await outsiders(world);
  for (const kind of PROFILE_KINDS) await offerTo(world, kind, 'ada');
  // The first call lists its caller for admins, or notes what the provider said.
  await callAs(world, uid, 'readTeam', named('artist'), claims);
  const before = await allDocuments(world);
  for (const [kind, key, { input }] of CASES) {
    expect([kind, key, await callAs(world, uid, key, input(kind), claims)]).toEqual([kind, key, refusal]);
    world.passTime(1000);
  }
  // Refused invitations count too.
  const after = Object.entries(await allDocuments(world)).filter(([path]) => !path.startsWith('rateLimits/'));
  expect(Object.fromEntries(after)).toEqual(before);
  expect([...world.mails, ...world.purged, ...world.objects.stored.keys()]).toEqual([]);
});
