import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { accessOf, GRANTS, withImplied, type Grant } from '@countin/domain/agreements';
import { clipNames, objectNames } from '@countin/domain/media';
import { mayByAgreement, ROLES, type AgreedArtists, type OperationOf, type Role } from '@countin/domain/permissions';
import { aMedley, aProductRecord, anArtistProfile, aSignup, aUser } from '@countin/domain/testing';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { setUpRules } from '../testing/rules-stage.ts';
import { setUpStorageRules, type StorageRequest } from '../testing/storage-rules-stage.ts';

/** Every grant alone, with a user of the label for each role. */
const CASES = GRANTS.flatMap((grant) =>
  ROLES.map((role) => ({ grant, role, uid: `${role}-${grant.replace('.', '-')}` })),
);
const agreedArtists = (role: Role, grant: Grant): AgreedArtists => {
  const access = accessOf(role, withImplied([grant]));
  return access ? { artist: { label: access } } : {};
};

const stage = setUpRules('agreements', {
  'artistProfiles/artist': anArtistProfile({ id: 'artist', createdBy: 'mira' }),
  'artistProfiles/other': anArtistProfile({ id: 'other', createdBy: 'tide' }),
  'musicProducts/one': aProductRecord({ id: 'one', createdBy: 'mira', artistId: 'artist' }),
  'musicProducts/foreign': aProductRecord({ id: 'foreign', createdBy: 'tide', artistId: 'other' }),
  'artistProfiles/artist/settings/defaults': { time: '00:00' },
  'artistProfiles/artist/images/cover': { id: 'cover', kind: 'cover', state: 'ready', createdBy: 'mira' },
  'artistProfiles/artist/signups/fan': aSignup({ id: 'fan', ownerId: 'artist' }),
  'artistProfiles/artist/activity/entry': { id: 'entry', action: 'member.left', actor: 'mira' },
  'withdrawnMedleys/artist': aMedley({ artistId: 'artist' }),
  'agreements/label.artist': { labelId: 'label', artistId: 'artist', state: 'in-force', grants: [...GRANTS] },
  ...Object.fromEntries(
    CASES.map(({ grant, role, uid }) => [`users/${uid}`, aUser({ uid, agreedArtists: agreedArtists(role, grant) })]),
  ),
  'users/editing': aUser({ uid: 'editing', agreedArtists: { artist: { label: 'edit' } } }),
  'users/seeing': aUser({ uid: 'seeing', agreedArtists: { artist: { label: 'see' }, other: { label: 'see' } } }),
});

const get = (path: string) => (firestore: Firestore) => getDoc(doc(firestore, path));
const edit = (path: string, change: object) => (firestore: Firestore) =>
  updateDoc(doc(firestore, path), { ...change, updatedAt: serverTimestamp() });
const list = (firestore: Firestore, artistIds: readonly string[]) =>
  getDocs(
    query(
      collection(firestore, 'musicProducts'),
      where('artistId', 'in', artistIds),
      orderBy('updatedAt', 'desc'),
      limit(100),
    ),
  );

const REQUESTS: readonly (readonly [string, OperationOf<'artist'>, (firestore: Firestore) => Promise<unknown>])[] = [
  ['reading a working copy', 'release.read', get('musicProducts/one')],
  ['listing working copies', 'release.read', (firestore) => list(firestore, ['artist'])],
  ['reading what new releases begin with', 'release.read', get('artistProfiles/artist/settings/defaults')],
  ['reading an upload', 'image.read', get('artistProfiles/artist/images/cover')],
  ['editing a working copy', 'release.edit', edit('musicProducts/one', { title: 'New' })],
];

describe.each(REQUESTS)('%s of a label’s artist', (_what, operation, ask) => {
  it.each(CASES)('as $role with the grant $grant follows from both', async ({ grant, role, uid }) => {
    const allowed = mayByAgreement(agreedArtists(role, grant), 'artist', operation);
    await (allowed ? assertSucceeds(ask(stage.as(uid))) : assertFails(ask(stage.as(uid))));
  });

  it('is denied to a suspended user of the label, and in an ended session', async () => {
    const user = aUser({ uid: 'ended', agreedArtists: { artist: { label: 'edit' } } });
    await stage.seed({
      'users/ended': { ...user, endedSessions: ['login-5'] },
      'users/suspended': { ...user, uid: 'suspended', suspended: true },
    });
    await assertFails(ask(stage.as('suspended')));
    await assertFails(ask(stage.as('ended', { auth_time: 5 })));
    await assertSucceeds(ask(stage.as('ended', { auth_time: 6 })));
  });

  it('is denied from the moment the agreement has ended', async () => {
    await assertSucceeds(ask(stage.as('editing')));
    await stage.seed({ 'users/editing': aUser({ uid: 'editing' }) });
    await assertFails(ask(stage.as('editing')));
  });

  it('stays allowed by another label’s agreement, and no more than that allows', async () => {
    await stage.seed({ 'users/editing': aUser({ uid: 'editing', agreedArtists: { artist: { kumo: 'see' } } }) });
    const answered = ask(stage.as('editing'));
    await (operation === 'release.edit' ? assertFails(answered) : assertSucceeds(answered));
  });
});

describe('an agreement', () => {
  it('opens several artists in one list, and none that it does not name', async () => {
    const found = await list(stage.as('seeing'), ['artist', 'other']);
    expect(found.docs.map(({ id }) => id).sort()).toEqual(['foreign', 'one']);
    await assertFails(list(stage.as('editing'), ['artist', 'other']));
    await assertFails(getDocs(query(collection(stage.as('seeing'), 'musicProducts'), limit(100))));
    await assertFails(get('musicProducts/foreign')(stage.as('editing')));
  });

  it.each([
    ['the fans', get('artistProfiles/artist/signups/fan')],
    ['the activity', get('artistProfiles/artist/activity/entry')],
    ['the withdrawn medley', get('withdrawnMedleys/artist')],
    ['the profile', edit('artistProfiles/artist', { name: 'New' })],
    ['who owns a release', edit('musicProducts/one', { createdBy: 'editing' })],
    ['the state of a release', edit('musicProducts/one', { status: 'published' })],
  ])('never opens %s', async (_what, ask) => {
    await assertFails(ask(stage.as('editing')));
    await assertSucceeds(edit('musicProducts/one', { title: 'T' })(stage.as('editing')));
  });

  it('is read and written by the server alone, as are its copies', async () => {
    for (const uid of ['editing', 'mira']) {
      await assertFails(get('agreements/label.artist')(stage.as(uid)));
      await assertFails(setDoc(doc(stage.as(uid), 'agreements/label.artist'), { state: 'in-force' }));
      await assertFails(updateDoc(doc(stage.as(uid), `users/${uid}`), { agreedArtists: { other: { label: 'edit' } } }));
    }
    const user = { uid: 'new', displayName: 'New', createdAt: serverTimestamp() };
    const agreed = { artist: { label: 'edit' } };
    await assertFails(setDoc(doc(stage.as('new'), 'users/new'), { ...user, agreedArtists: agreed }));
    await assertSucceeds(setDoc(doc(stage.as('new'), 'users/new'), user));
  });
});

describe('files of a label’s artist', () => {
  const permits = setUpStorageRules(
    { artist: 'mira' },
    {
      seeing: { agreedArtists: { artist: { label: 'see' } } },
      editing: { agreedArtists: { artist: { label: 'edit' } } },
      other: { agreedArtists: { other: { label: 'edit' } } },
      suspended: { agreedArtists: { artist: { label: 'edit' } }, suspended: true },
    },
  );
  const file = { size: 1024, contentType: 'image/jpeg' };
  const cover = objectNames.original('cover', 'artist', 'a');
  const portrait = objectNames.original('picture', 'artist', 'a');
  const clip = clipNames.original('artist', 'a');
  const requests: readonly (readonly [string, Omit<StorageRequest, 'uid'>, readonly string[]])[] = [
    ['reading a cover', { method: 'get', path: cover, before: file }, ['seeing', 'editing']],
    ['uploading a cover', { method: 'create', path: cover, after: file }, ['editing']],
    ['uploading a picture of the artist', { method: 'create', path: portrait, after: file }, []],
    ['reading a clip', { method: 'get', path: clip, before: { ...file, contentType: 'audio/mpeg' } }, []],
  ];
  it.each(requests)('%s is allowed as the agreement says', async (_what, request, allowed) => {
    for (const uid of ['seeing', 'editing', 'other', 'suspended'])
      expect([uid, await permits({ ...request, uid })]).toEqual([uid, allowed.includes(uid)]);
  });
});
