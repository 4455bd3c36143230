import { readFileSync } from 'node:fs';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { can, MEMBER_ROLES, type MemberRole, type Operation, type ProfileKind } from '@countin/domain/permissions';
import {
  aFan,
  aLabelProfile,
  aMedley,
  aProductRecord,
  anArtistProfile,
  aPhoto,
  aSignup,
  aUser,
} from '@countin/domain/testing';
import {
  collection,
  deleteDoc,
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

const artist = anArtistProfile({ id: 'artist', createdBy: 'mira' });
const label = aLabelProfile({ id: 'label', createdBy: 'mira' });
const release = aProductRecord({ id: 'one', createdBy: 'mira', artistId: 'artist' });
const memberOf = (uid: string, role: MemberRole) => ({ uid, name: '', role, since: 1, invitedBy: 'mira' });

const stage = setUpRules('members', {
  'artistProfiles/artist': artist,
  'labelProfiles/label': label,
  'musicProducts/one': release,
  'artistProfiles/artist/productSlugs/tide-lines': { productId: 'one', createdBy: 'mira' },
  'artistProfiles/artist/images/cover': { id: 'cover', kind: 'cover', state: 'ready', createdBy: 'mira' },
  'artistProfiles/artist/campaigns/one': { id: 'one', artistId: 'artist', state: 'draft' },
  'labelProfiles/label/settings/sending': { mailHours: 'moment' },
  'labelProfiles/label/campaigns/one': { id: 'one', ownerId: 'label', ownerKind: 'label', state: 'draft' },
  'artistProfiles/artist/tasks/task': {
    id: 'task',
    productId: null,
    template: null,
    title: 'Book the hall',
    days: null,
    date: null,
    assignee: '',
    done: false,
    hidden: false,
    updatedAt: 1,
  },
  'artistProfiles/artist/photos/photo': aPhoto({ id: 'photo' }),
  'labelProfiles/label/fans/fan': aFan({ id: 'fan', ownerId: 'label', ownerKind: 'label', state: 'confirmed' }),
  'artistProfiles/artist/signups/fan': aSignup({ id: 'fan', ownerId: 'artist' }),
  'artistProfiles/artist/activity/entry': { id: 'entry', action: 'member.left', actor: 'mira' },
  'artistProfiles/artist/dayNumbers/2026-11-23.0': { day: '2026-11-23', shard: 0 },
  'artistProfiles/artist/monthNumbers/2026-11': { month: '2026-11' },
  'artistProfiles/artist/liveNumbers/0': { writers: {} },
  'labelProfiles/label/activity/entry': { id: 'entry', action: 'member.left', actor: 'mira' },
  'labelProfiles/label/dayNumbers/2026-11-23.0': { day: '2026-11-23', shard: 0 },
  'labelProfiles/label/monthNumbers/2026-11': { month: '2026-11' },
  'labelProfiles/label/liveNumbers/0': { writers: {} },
  'withdrawnMedleys/artist': aMedley({ artistId: 'artist' }),
  'artistProfiles/other': anArtistProfile({ id: 'other', createdBy: 'tide' }),
  'musicProducts/foreign': aProductRecord({ id: 'foreign', createdBy: 'tide', artistId: 'other' }),
  ...Object.fromEntries(
    MEMBER_ROLES.flatMap((role) => [
      [`users/${role}`, aUser({ uid: role, artistRoles: { artist: role }, labelRoles: { label: role } })],
      [`artistProfiles/artist/members/${role}`, memberOf(role, role)],
      [`labelProfiles/label/members/${role}`, memberOf(role, role)],
    ]),
  ),
  'users/outsider': aUser({ uid: 'outsider', artistRoles: { other: 'manager' }, labelRoles: { artist: 'manager' } }),
});

const get = (path: string) => (firestore: Firestore) => getDoc(doc(firestore, path));
const list =
  (path: string, most = 100) =>
  (firestore: Firestore) =>
    getDocs(query(collection(firestore, path), limit(most)));
const edit = (path: string, change: object) => (firestore: Firestore) =>
  updateDoc(doc(firestore, path), { ...change, updatedAt: serverTimestamp() });

type Request = readonly [
  what: string,
  kind: ProfileKind,
  operation: Operation,
  ask: (firestore: Firestore) => Promise<unknown>,
];

/** Every request that members may send to the database themselves, with the operation that it is. */
const REQUESTS: readonly Request[] = [
  ['editing the artist', 'artist', 'profile.edit', edit('artistProfiles/artist', { name: 'New' })],
  ['editing the label', 'label', 'profile.edit', edit('labelProfiles/label', { name: 'New' })],
  [
    'editing the page of the label',
    'label',
    'profile.edit',
    edit('labelProfiles/label', { sections: ['demos'], demoPolicies: { de: 'Gern.' }, pinned: ['one'] }),
  ],
  [
    'editing the branding of the label',
    'label',
    'profile.edit',
    edit('labelProfiles/label', { ground: '#112233', typeface: 'serif', brandReach: 'all' }),
  ],
  ['editing the feed of the label', 'label', 'feed.edit', edit('labelProfiles/label', { feedOrder: 'oldest' })],
  ['reading a working copy', 'artist', 'release.read', get('musicProducts/one')],
  [
    'listing working copies',
    'artist',
    'release.read',
    (firestore) =>
      getDocs(
        query(
          collection(firestore, 'musicProducts'),
          where('createdBy', '==', 'mira'),
          where('artistId', '==', 'artist'),
          orderBy('updatedAt', 'desc'),
          limit(100),
        ),
      ),
  ],
  ['looking up a slug of a release', 'artist', 'release.read', get('artistProfiles/artist/productSlugs/tide-lines')],
  ['editing a working copy', 'artist', 'release.edit', edit('musicProducts/one', { title: 'New' })],
  ['completing a task', 'artist', 'release.edit', edit('artistProfiles/artist/tasks/task', { done: true })],
  ['reading a task', 'artist', 'release.read', get('artistProfiles/artist/tasks/task')],
  ['listing tasks', 'artist', 'release.read', list('artistProfiles/artist/tasks')],
  ['describing a photo', 'artist', 'image.upload', edit('artistProfiles/artist/photos/photo', { alt: 'A stage' })],
  ['reading a photo', 'artist', 'image.read', get('artistProfiles/artist/photos/photo')],
  ['reading an upload', 'artist', 'image.read', get('artistProfiles/artist/images/cover')],
  ['listing uploads', 'artist', 'image.read', list('artistProfiles/artist/images')],
  ['reading a fan', 'artist', 'fans.read', get('artistProfiles/artist/signups/fan')],
  ['listing fans', 'artist', 'fans.read', list('artistProfiles/artist/signups')],
  ['reading a campaign', 'artist', 'campaign.read', get('artistProfiles/artist/campaigns/one')],
  ['listing campaigns', 'artist', 'campaign.read', list('artistProfiles/artist/campaigns')],
  ['reading a campaign of the label', 'label', 'campaign.read', get('labelProfiles/label/campaigns/one')],
  ['reading how a label’s messages are sent', 'label', 'members.read', get('labelProfiles/label/settings/sending')],
  ['listing campaigns of the label', 'label', 'campaign.read', list('labelProfiles/label/campaigns')],
  ['reading a fan’s ledger', 'artist', 'fans.read', get('artistProfiles/artist/fans/fan')],
  ['listing fans with ledgers', 'artist', 'fans.read', list('artistProfiles/artist/fans')],
  ['reading a fan of the label', 'label', 'fans.read', get('labelProfiles/label/fans/fan')],
  [
    'listing fans of the label',
    'label',
    'fans.read',
    (firestore) =>
      getDocs(query(collection(firestore, 'labelProfiles/label/fans'), where('state', '==', 'confirmed'), limit(100))),
  ],
  ['reading a segment of fans', 'artist', 'fans.read', get('artistProfiles/artist/segments/segment')],
  ['listing segments of fans', 'artist', 'fans.read', list('artistProfiles/artist/segments')],
  ['reading a segment of the label', 'label', 'fans.read', get('labelProfiles/label/segments/segment')],
  ['listing segments of the label', 'label', 'fans.read', list('labelProfiles/label/segments')],
  ['reading a withdrawn medley', 'artist', 'medley.read', get('withdrawnMedleys/artist')],
  ['reading a member of the artist', 'artist', 'members.read', get('artistProfiles/artist/members/editor')],
  ['listing members of the artist', 'artist', 'members.read', list('artistProfiles/artist/members')],
  ['reading a member of the label', 'label', 'members.read', get('labelProfiles/label/members/editor')],
  ['listing members of the label', 'label', 'members.read', list('labelProfiles/label/members')],
  [
    'reading numbers of a day of the artist',
    'artist',
    'numbers.read',
    get('artistProfiles/artist/dayNumbers/2026-11-23.0'),
  ],
  ['listing numbers of days of the artist', 'artist', 'numbers.read', list('artistProfiles/artist/dayNumbers', 40)],
  [
    'reading numbers of a month of the artist',
    'artist',
    'numbers.read',
    get('artistProfiles/artist/monthNumbers/2026-11'),
  ],
  ['reading live numbers of the artist', 'artist', 'numbers.read', list('artistProfiles/artist/liveNumbers', 40)],
  [
    'reading numbers of a day of the label',
    'label',
    'numbers.read',
    get('labelProfiles/label/dayNumbers/2026-11-23.0'),
  ],
  ['listing numbers of days of the label', 'label', 'numbers.read', list('labelProfiles/label/dayNumbers', 40)],
  ['reading numbers of a month of the label', 'label', 'numbers.read', get('labelProfiles/label/monthNumbers/2026-11')],
  ['reading live numbers of the label', 'label', 'numbers.read', list('labelProfiles/label/liveNumbers', 40)],
  ['reading the artist’s activity', 'artist', 'activity.read', get('artistProfiles/artist/activity/entry')],
  ['listing the artist’s activity', 'artist', 'activity.read', list('artistProfiles/artist/activity')],
  ['reading the label’s activity', 'label', 'activity.read', get('labelProfiles/label/activity/entry')],
  ['listing the label’s activity', 'label', 'activity.read', list('labelProfiles/label/activity')],
];

it('has a request for each check of a role in the rules', () => {
  const rules = readFileSync(new URL('../../../../firestore.rules', import.meta.url), 'utf8');
  const checks = [...rules.matchAll(/\bcan([A-Z][a-z]+)([A-Z][a-z]+)\((artist|label)Role(?:In)?\(/g)];
  const checked = new Set(checks.map(([, of = '', verb = '', kind]) => `${kind} ${of}.${verb}`.toLowerCase()));
  expect(checked).toEqual(new Set(REQUESTS.map(([, kind, operation]) => `${kind} ${operation}`)));
});

describe.each(REQUESTS)('%s', (_what, _kind, operation, ask) => {
  it(`is allowed to the owner and to the roles of ${operation}`, async () => {
    for (const role of MEMBER_ROLES) {
      const answered = ask(stage.as(role));
      await (can(role, operation) ? assertSucceeds(answered) : assertFails(answered));
    }
    await assertSucceeds(ask(stage.as('mira')));
  });

  it('is denied to visitors and to members of other profiles', async () => {
    await assertFails(ask(stage.asVisitor()));
    await assertFails(ask(stage.as('outsider')));
    await assertFails(ask(stage.as('no-document')));
  });

  it('is denied to a suspended member, and in an ended session', async () => {
    const member = aUser({ uid: 'ended', artistRoles: { artist: 'manager' }, labelRoles: { label: 'manager' } });
    await stage.seed({
      'users/ended': { ...member, endedSessions: ['login-5'] },
      'users/suspended': { ...member, uid: 'suspended', suspended: true },
    });
    await assertFails(ask(stage.as('suspended')));
    await assertFails(ask(stage.as('ended', { auth_time: 5 })));
    await assertSucceeds(ask(stage.as('ended', { auth_time: 6 })));
  });
});

it('members list by artists, several at once, but never without naming them', async () => {
  await stage.seed({ 'users/editor': aUser({ uid: 'editor', artistRoles: { artist: 'editor', other: 'viewer' } }) });
  const products = collection(stage.as('editor'), 'musicProducts');
  const found = await getDocs(query(products, where('artistId', 'in', ['artist', 'other']), limit(100)));
  expect(found.docs.map(({ id }) => id).sort()).toEqual(['foreign', 'one']);
  await assertFails(getDocs(query(products, where('artistId', 'in', ['artist', 'none']), limit(100))));
  await assertFails(getDocs(query(products, limit(100))));
  await assertFails(getDocs(query(products, where('createdBy', '==', 'mira'), limit(100))));
});

it('a role that is lowered or taken away counts from the next write', async () => {
  const change = (title: string) => edit('musicProducts/one', { title })(stage.as('editor'));
  await assertSucceeds(change('One'));
  await stage.seed({ 'users/editor': aUser({ uid: 'editor', artistRoles: { artist: 'viewer' } }) });
  await assertFails(change('Two'));
  await assertSucceeds(get('musicProducts/one')(stage.as('editor')));
  await stage.seed({ 'users/editor': aUser({ uid: 'editor' }) });
  await assertFails(get('musicProducts/one')(stage.as('editor')));
  const { title } = (await getDoc(doc(stage.as('mira'), 'musicProducts/one'))).data() ?? {};
  expect(title).toBe('One');
});

describe('memberships', () => {
  it.each(['viewer', 'manager', 'mira'])('are not written by clients, such as %s', async (uid) => {
    const firestore = stage.as(uid);
    const role = { artistRoles: { artist: 'manager', other: 'manager' } };
    await assertFails(updateDoc(doc(firestore, `users/${uid}`), role));
    await assertFails(updateDoc(doc(firestore, 'users/viewer'), role));
    await assertFails(setDoc(doc(firestore, `artistProfiles/artist/members/${uid}`), memberOf(uid, 'manager')));
    await assertFails(updateDoc(doc(firestore, 'artistProfiles/artist/members/viewer'), { role: 'manager' }));
    await assertFails(deleteDoc(doc(firestore, 'artistProfiles/artist/members/viewer')));
    await assertFails(setDoc(doc(firestore, 'artistProfiles/artist/activity/new'), { actor: uid }));
    await assertFails(deleteDoc(doc(firestore, 'artistProfiles/artist/activity/entry')));
    await assertFails(setDoc(doc(firestore, `labelProfiles/label/members/${uid}`), memberOf(uid, 'manager')));
    await assertFails(updateDoc(doc(firestore, 'labelProfiles/label/members/viewer'), { role: 'manager' }));
    await assertFails(deleteDoc(doc(firestore, 'labelProfiles/label/members/viewer')));
    await assertFails(deleteDoc(doc(firestore, 'labelProfiles/label/activity/entry')));
    await assertFails(getDoc(doc(firestore, 'invitations/any')));
    await assertFails(getDocs(query(collection(firestore, 'invitations'), limit(1))));
    await assertFails(
      setDoc(doc(firestore, 'invitations/new'), { kind: 'label', profileId: 'label', role: 'manager' }),
    );
  });

  it('cannot be made up with a new user document', async () => {
    const user = { uid: 'new', displayName: 'New', createdAt: serverTimestamp() };
    await assertFails(setDoc(doc(stage.as('new'), 'users/new'), { ...user, artistRoles: { artist: 'manager' } }));
    await assertSucceeds(setDoc(doc(stage.as('new'), 'users/new'), user));
  });

  it('let no member write what is the server’s in a label', async () => {
    const SERVER_FIELDS: readonly object[] = [
      { createdBy: 'manager' },
      { artistIds: ['artist'] },
      { customSlug: 'other' },
      { logo: { logoId: 'x', format: 'svg', width: 1, height: 1 } },
      { logoDark: { logoId: 'x', format: 'svg', width: 1, height: 1 } },
      { archivedAt: serverTimestamp() },
      { deletedAt: serverTimestamp() },
      { copiedBrand: '' },
    ];
    for (const uid of ['manager', 'mira'])
      for (const change of SERVER_FIELDS) await assertFails(edit('labelProfiles/label', change)(stage.as(uid)));
  });

  it('let no member take an artist or a release over', async () => {
    await assertFails(edit('artistProfiles/artist', { createdBy: 'manager' })(stage.as('manager')));
    await assertFails(edit('musicProducts/one', { createdBy: 'manager' })(stage.as('manager')));
    await assertFails(edit('musicProducts/one', { artistId: 'other' })(stage.as('manager')));
    await assertFails(edit('musicProducts/foreign', { artistId: 'artist' })(stage.as('manager')));
  });
});
