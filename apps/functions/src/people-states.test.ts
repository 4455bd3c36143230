import type { CallableKey } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import { aLabelProfile } from '@countin/domain/testing';
import { expect, it, test } from 'vitest';
import { offerAgreement } from './agreements/offer-agreement.ts';
import { inviteMember } from './members/invite-member.ts';
import { offerOwnership } from './members/transfer/offer-ownership.ts';
import { OPERATIONS } from './operations.ts';
import { publishRelease } from './releases/publish-release.ts';
import { stagedOnce } from './testing/all-documents.ts';
import { answerAs, callAs } from './testing/call-as.ts';
import { putTestMember } from './testing/members.ts';
import { WITHOUT_PROFILE } from './testing/operations-without-profile.ts';
import { aPerson, putUser } from './testing/people.ts';
import { createWorld, type TestWorld } from './testing/services.ts';
import { putDraft } from './testing/stage.ts';

const OWNER = 'uid-mira';
const INVITER = 'manager';
const ARTIST = 'artist-mira';
const artist = { kind: 'artist', profileId: ARTIST } as const;
const reason = 'Complaints.';

/** States of an artist, its owner, and the member who has invited. That of the caller is tested for every operation. */
const STATES = {
  present: () => Promise.resolve('done'),
  deleted: (world: TestWorld) => callAs(world, OWNER, 'deleteProfile', artist),
  'held back': (world: TestWorld) => callAs(world, 'admin', 'holdBackProfile', { ...artist, heldBack: true, reason }),
  'owner suspended': (world: TestWorld) =>
    callAs(world, 'admin', 'suspendUser', { uid: OWNER, suspended: true, reason }),
  'inviter suspended': (world: TestWorld) =>
    callAs(world, 'admin', 'suspendUser', { uid: INVITER, suspended: true, reason }),
  archived: (world: TestWorld) => callAs(world, OWNER, 'archiveProfile', { ...artist, archived: true }),
} as const;
type State = keyof typeof STATES;

interface Given {
  readonly token: string;
  readonly invitationId: string;
}

const PEOPLE = [OWNER, INVITER, 'ada', 'ben', 'tide', 'admin'];
let given: Given;

function emptyWorld(): TestWorld {
  const world = createWorld('people-states');
  for (const uid of PEOPLE) {
    world.identity.put(uid, { email: `${uid}@example.com` });
    world.identity.verifiedUids.add(uid);
  }
  return world;
}

/** Ben is invited, Ada is offered the ownership, Tide’s label an agreement. Ben keeps the artist and its release. */
const putOffers = stagedOnce(async () => {
  const world = emptyWorld();
  await putDraft(world);
  const labelId = 'label-tide';
  await world.write(documents.labelProfile(labelId).path, aLabelProfile({ id: labelId, createdBy: 'tide' }));
  for (const uid of PEOPLE) {
    await putUser(world, uid, uid === 'admin' ? { userType: 'admin' } : {});
    await callAs(world, uid, 'listWaiting', {});
  }
  for (const uid of [INVITER, 'ada']) await putTestMember(world, uid, 'manager');
  await publishRelease(world, OWNER, { productId: 'product-tide' });
  const items = [`artist.${ARTIST}`, 'release.product-tide'].map((key) => {
    const [kind = '', id = ''] = key.split('.');
    return { kind, id };
  });
  expect(await callAs(world, 'ben', 'keepItems', { items })).toBe('done');
  await world.write('slugs/tide', { kind: 'label', profileId: labelId, createdBy: 'tide' });
  await offerAgreement(world, OWNER, { ...artist, slug: 'tide', grants: ['releases.see'] });
  await world.write(documents.labelProfile('other').path, aLabelProfile({ id: 'other', createdBy: 'tide' }));
  await world.write('slugs/mira-okafor', { ...artist, createdBy: OWNER });
  const other = { kind: 'label', profileId: 'other' } as const;
  await offerAgreement(world, 'tide', { ...other, slug: 'mira-okafor', grants: ['releases.see'] });
  await offerOwnership(world, aPerson({ uid: OWNER, passwordAt: world.now() }), { ...artist, uid: 'ada' });
  const invitation = { ...artist, role: 'editor', language: 'en' } as const;
  const { link } = await inviteMember(world, INVITER, { ...invitation, email: null });
  await inviteMember(world, INVITER, { ...invitation, email: 'ben@example.com' });
  const mailed = await world.db.collection('invitations').where('email', '==', 'ben@example.com').get();
  given = { token: link?.split('#')[1] ?? '', invitationId: mailed.docs[0]?.id ?? '' };
  return world;
});

/** Whether an answer names the artist or its release, or the code of a refusal. */
type Expected = 'names it' | 'nothing of it' | (string & {});
type Row = readonly [
  key: CallableKey,
  caller: string | null,
  input: (given: Given) => object,
  answers: Readonly<Partial<Record<State, Expected>>> & { readonly present: Expected },
];

/** Operations that are about artists of others, in this order. The answer in a state that is not named is that of `present`. */
const ROWS: readonly Row[] = [
  [
    'readInvitation',
    null,
    ({ token }) => ({ token }),
    { present: 'names it', deleted: 'invitation/not-found', 'inviter suspended': 'invitation/withdrawn' },
  ],
  [
    'listWaiting',
    'ben',
    () => ({}),
    { present: 'names it', deleted: 'nothing of it', 'inviter suspended': 'nothing of it' },
  ],
  [
    'listPages',
    INVITER,
    () => ({}),
    { present: 'names it', deleted: 'nothing of it', 'inviter suspended': 'auth/disabled' },
  ],
  ['listPages', 'ben', () => ({}), { present: 'nothing of it' }],
  ['listWaiting', 'ada', () => ({}), { present: 'names it', deleted: 'nothing of it' }],
  ['readAgreementOffers', 'tide', () => ({}), { present: 'names it', deleted: 'nothing of it' }],
  [
    'readAgreementOffers',
    OWNER,
    () => ({}),
    { present: 'names it', deleted: 'nothing of it', 'owner suspended': 'auth/disabled' },
  ],
  ['readCollection', 'ben', () => ({ zone: 'Europe/Berlin' }), { present: 'names it', deleted: 'nothing of it' }],
  [
    'keepItems',
    'tide',
    () => ({ items: [{ kind: 'artist', id: ARTIST }], dry: true }),
    { present: 'Mira Okafor', deleted: 'unknown' },
  ],
  [
    'acceptMailedInvitation',
    'ben',
    ({ invitationId }) => ({ invitationId }),
    { present: 'names it', deleted: 'invitation/not-found', 'inviter suspended': 'invitation/withdrawn' },
  ],
  [
    'acceptInvitation',
    'tide',
    ({ token }) => ({ token }),
    { present: 'names it', deleted: 'invitation/not-found', 'inviter suspended': 'invitation/withdrawn' },
  ],
  // Operators see and decide in every state.
  ['listProfiles', 'admin', () => ({ uid: OWNER }), { present: 'names it' }],
  ['holdBackProfile', 'admin', () => ({ ...artist, heldBack: true, reason }), { present: 'nothing of it' }],
];

/** On the caller's own things, or on accounts: they name no artist of another person. */
const OF_NO_ARTIST = [
  ...[
    'changeKept',
    'createProfile',
    'endKeptFeed',
    'hideArtist',
    'readAssistant',
    'readHiddenArtists',
    'readKeptKeys',
    'readMailDomain',
    'readSavedViews',
    'saveView',
  ],
  ...['readTextPrices', 'removeKept', 'renewKeptFeed', 'saveFolder'],
  // What someone keeps stays in the list, with the title of the day on which it was kept.
  'readKept',
  ...['deleteAccount', 'endSession', 'noteNewCredentials', 'requestPro', 'updateAccount'],
  ...['decideFanList', 'findUsers', 'listAudit', 'listFanLists', 'readUser'],
  ...['setSubscription', 'setUserType', 'suspendUser'],
  // The artists of a run decide who opens it, and each step of a work asks anew: `imports.test.ts`, `works/apply.test.ts`.
  ...['applyImport', 'changeImport', 'changeImportReading', 'changeImportRows', 'createImport', 'listImports'],
  ...['previewImportUndo', 'readImport', 'readImportContext', 'readImportRecords', 'readImportRows', 'removeImport'],
  ...['retryImportServices', 'stopImportWork', 'undoImport'],
  // The page decides: `page-versions.test.ts`.
  ...['listPageVersions', 'readPageVersion', 'restorePageVersion'],
  // Each release decides: `publications.test.ts`, `many-releases.test.ts`.
  ...['cancelPublications', 'listScheduledPublications', 'publishReleases', 'schedulePublications'],
  ...['republishReleases', 'withdrawReleases'],
];

test('each operation that names no profile of the caller is called below in each state, or named here', () => {
  const called = new Set(ROWS.map(([key]) => key));
  const all = [...WITHOUT_PROFILE, ...Object.keys(OPERATIONS.account)];
  expect([...called, ...OF_NO_ARTIST].sort()).toEqual(all.sort());
});

const NAMES = /Mira Okafor|artist-mira|product-tide/;

it.each(Object.keys(STATES) as State[])('answers about an artist of another person: %s', async (state) => {
  const world = emptyWorld();
  await putOffers(world);
  expect(await STATES[state](world)).toBe('done');
  for (const [key, caller, input, answers] of ROWS) {
    world.passTime(60_000);
    const { code, result } = await answerAs(world, caller, key, input(given));
    const expected = answers[state] ?? answers.present;
    const said = JSON.stringify(result);
    if (expected === 'names it')
      expect([key, caller, code, said]).toEqual([key, caller, 'done', expect.stringMatching(NAMES)]);
    else if (expected === 'nothing of it')
      expect([key, caller, code, said]).toEqual([key, caller, 'done', expect.not.stringMatching(NAMES)]);
    else expect([key, caller, `${code} ${said}`]).toEqual([key, caller, expect.stringContaining(expected)]);
  }
});
