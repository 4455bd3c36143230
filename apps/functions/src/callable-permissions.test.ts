import { readFileSync } from 'node:fs';
import { documents } from '@countin/domain/documents';
import {
  can,
  isOperationOf,
  MEMBER_ROLES,
  OPERATIONS as OPERATIONS_OF_TABLE,
  PROFILE_KINDS,
  type Operation,
  type ProfileKind,
} from '@countin/domain/permissions';
import { aLabelProfile, aProductContent } from '@countin/domain/testing';
import type { CallableFunction, CallableRequest } from 'firebase-functions/v2/https';
import { describe, expect, it, test } from 'vitest';
import { OPERATIONS } from './operations.ts';
import { bindOperations } from './platform/callable/operations.ts';
import { putTestMember } from './testing/members.ts';
import { createWorld, NOW, type TestWorld } from './testing/services.ts';
import { putDraft } from './testing/stage.ts';

const PROFILES = { artist: 'artist-mira', label: 'label-tide' } as const;
const artistId = PROFILES.artist;
const labelId = PROFILES.label;
const LOGO = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0h1"/></svg>');

/** What a callable does by the table of permissions, on which kinds of profiles, and an input for it. */
interface Case {
  readonly operation: Operation;
  readonly input: (kind: ProfileKind) => object;
  /** Without it, every kind that the operation exists for. */
  readonly kinds?: readonly ProfileKind[];
}

const ofProfile = (operation: Operation, more: object = {}): Case => ({
  operation,
  input: (kind) => ({ kind, profileId: PROFILES[kind], ...more }),
});
const ofArtist = (operation: Operation, more: object = {}): Case => ({
  operation,
  kinds: ['artist'],
  input: () => ({ artistId, ...more }),
});
const ofLabel = (operation: Operation, more: object = {}): Case => ({
  operation,
  kinds: ['label'],
  input: () => ({ labelId, ...more }),
});
const ofRelease = (operation: Operation, more: object = {}): Case => ({
  operation,
  kinds: ['artist'],
  input: () => ({ productId: 'product-tide', ...more }),
});

/** Acts for one side of an agreement; the other one is the profile of the other kind. */
const ofPair = (more: object = {}): Case => ({
  operation: 'agreements.manage',
  input: (kind) => ({
    kind,
    profileId: PROFILES[kind],
    partnerId: PROFILES[kind === 'artist' ? 'label' : 'artist'],
    ...more,
  }),
});
const GRANTS = ['releases.see'];

/** Every callable of signed-in artists that acts on a profile. */
const CASES: Readonly<Record<string, Case>> = {
  acceptAgreement: ofPair({ grants: GRANTS }),
  archiveProfile: ofProfile('settings.edit', { archived: true }),
  changeGrants: ofPair({ grants: GRANTS }),
  changeMemberRole: ofProfile('members.manage', { uid: 'spare', role: 'viewer' }),
  changeSlug: ofProfile('settings.edit', { customSlug: 'another-one' }),
  countProfileContent: ofProfile('profile.delete'),
  createRelease: ofArtist('release.create', { ...aProductContent(), productSlug: 'next-one' }),
  declineAgreement: ofPair(),
  deleteProfile: ofProfile('profile.delete'),
  endAgreement: ofPair(),
  inviteMember: ofProfile('members.manage', { role: 'viewer', email: null, language: 'en' }),
  offerAgreement: ofProfile('agreements.manage', { slug: 'another-one', grants: GRANTS }),
  offerOwnership: ofProfile('profile.transfer', { uid: 'spare' }),
  processImage: ofArtist('image.upload', { imageId: 'none', kind: 'cover' }),
  publishMedley: ofArtist('medley.edit', { slots: [{ title: 'Salt', clipId: 'none', productId: null }] }),
  publishRelease: ofRelease('release.publish'),
  readAgreements: ofProfile('agreements.read'),
  readLabelNumbers: ofLabel('numbers.read', { artistIds: [artistId] }),
  readTeam: ofProfile('members.read'),
  removeLogo: ofLabel('image.upload', { theme: 'light' }),
  removeMember: ofProfile('members.manage', { uid: 'spare' }),
  renewProfile: ofProfile('profile.edit'),
  restoreProfile: ofProfile('profile.delete'),
  saveArtistDefaults: ofArtist('settings.edit', {
    zone: null,
    language: null,
    mode: 'local',
    time: '00:00',
    storeOrder: [],
  }),
  storeLogo: ofLabel('image.upload', { theme: 'light', file: LOGO.toString('base64') }),
  withdrawAgreement: ofPair(),
  withdrawInvitation: ofProfile('members.manage', { invitationId: 'none' }),
  withdrawMedley: ofArtist('medley.edit'),
  withdrawOwnership: ofProfile('profile.transfer'),
  withdrawRelease: ofRelease('release.publish', { to: 'archived' }),
};

/** Callables that are decided by something else than a role in the profile that they name. */
const BY_OTHER_MEANS = [
  // Makes a profile of one's own.
  'createProfile',
  // Answers for each profile in which the caller manages agreements.
  'readAgreementOffers',
  // By the token, and by the offer to this very account.
  'acceptInvitation',
  'acceptOwnership',
];

/** An artist with a release and a label of one owner, each with one member of each role, one more, and an open offer. */
async function staffed(): Promise<TestWorld> {
  const world = createWorld('callable-permissions');
  await putDraft(world);
  await world.write(documents.labelProfile(labelId).path, aLabelProfile({ createdBy: 'uid-mira' }));
  for (const uid of ['uid-mira', 'spare', 'stranger', ...MEMBER_ROLES]) world.identity.put(uid, {});
  for (const kind of PROFILE_KINDS) {
    const profile = { kind, profileId: PROFILES[kind] };
    for (const role of MEMBER_ROLES) await putTestMember(world, role, role, profile);
    await putTestMember(world, 'spare', 'viewer', profile);
    await world.write(documents.ownershipOffer(profile.profileId).path, { ...profile, to: 'spare', by: 'uid-mira' });
  }
  return world;
}

/** Whether the callable gets past its permission, with whatever outcome. */
async function admits(world: TestWorld, key: string, uid: string, input: object): Promise<boolean> {
  const run = bindOperations(OPERATIONS.studio, { services: () => world, addressOf: () => '203.0.113.7' })[key];
  const seconds = Math.floor(NOW / 1000) - 1;
  const request = {
    data: input,
    auth: {
      uid,
      token: { email: `${uid}@example.com`, auth_time: seconds, firebase: { sign_in_provider: 'password' } },
    },
    rawRequest: { headers: {}, res: { setHeader: () => undefined } },
  } as unknown as CallableRequest<unknown>;
  const answer = await (run as CallableFunction<unknown, Promise<unknown>>).run(request).then(
    () => '',
    (error: { details?: { code?: string } }) => error.details?.code ?? String(error),
  );
  expect(answer, `${key} by ${uid}`).not.toMatch(/^(auth|field|limit)\//);
  return answer !== 'access/denied';
}

test('each callable of signed-in artists names what it does in the table of permissions', () => {
  expect([...Object.keys(CASES), ...BY_OTHER_MEANS].sort()).toEqual(Object.keys(OPERATIONS.studio).sort());
});

/** Decided by screens alone, because what they show is public, or not built so far. */
const ELSEWHERE: readonly Operation[] = ['profile.read', 'fans.export', 'campaign.read', 'campaign.send'];

test('each operation of the table is decided by rules, by callables, or named here', () => {
  const decidedIn = (rules: string) => {
    const text = readFileSync(new URL(`../../../${rules}`, import.meta.url), 'utf8');
    const names = [...text.matchAll(/\bcan([A-Z][a-z]+)([A-Z][a-z]+)\((?:artist|label)Role/g)];
    return names.map(([, of = '', verb = '']) => `${of}.${verb}`.toLowerCase());
  };
  const decided: readonly string[] = [
    ...Object.values(CASES).map(({ operation }) => operation),
    ...decidedIn('firestore.rules'),
    ...decidedIn('storage.rules'),
  ];
  expect(OPERATIONS_OF_TABLE.filter((operation) => !decided.includes(operation))).toEqual(ELSEWHERE);
});

const ROWS = Object.entries(CASES).flatMap(([key, { kinds = PROFILE_KINDS, operation, input }]) =>
  kinds.filter((kind) => isOperationOf(kind, operation)).map((kind) => ({ key, kind, operation, input: input(kind) })),
);

describe.each(ROWS)('$key of a profile of the kind $kind', ({ key, operation, input }) => {
  it(`admits the owner and the roles of ${operation}`, async () => {
    const world = await staffed();
    // The refused ones first: they change nothing.
    const callers = ['stranger', ...MEMBER_ROLES.toReversed()];
    const roleOf = (caller: string) => MEMBER_ROLES.find((role) => role === caller);
    const allowed = callers.filter((caller) => can(roleOf(caller), operation));
    for (const caller of callers.filter((each) => !allowed.includes(each)))
      expect([caller, await admits(world, key, caller, input)]).toEqual([caller, false]);
    for (const caller of [...allowed, 'uid-mira'])
      expect([caller, await admits(world, key, caller, input)]).toEqual([caller, true]);
  });
});
