import { readFileSync } from 'node:fs';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { MEMBER_ROLES } from '@countin/domain/permissions';
import {
  aLabelProfile,
  aMedley,
  aMusicProduct,
  anArtistProfile,
  aReleasePage,
  aReleaseText,
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
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { setUpRules } from '../testing/rules-stage.ts';

/** Access of people without any right to Mira's documents. */
type Access = 'public' | 'public document' | 'closed';

const member = { uid: 'viewer', name: '', role: 'viewer', since: 1, invitedBy: 'mira' };
const upload = { id: 'one', kind: 'cover', state: 'ready', createdBy: 'mira' };
const numbers = { day: '2026-11-23', shard: 0, writers: {}, content: '{}' };
const entry = { id: 'one', action: 'member.left', actor: 'mira' };

/** One document of Mira's for each path of the rules. A new path needs a line here. */
const PATHS: Readonly<Record<string, readonly [path: string, Access, content: object]>> = {
  '/users/{uid}': ['users/mira', 'closed', aUser({ uid: 'mira' })],
  '/users/{uid}/sessions/{session}': ['users/mira/sessions/login-1', 'closed', { id: 'login-1' }],
  '/users/{uid}/images/{imageId}': ['users/mira/images/one', 'closed', upload],
  '/artistProfiles/{artistId}': ['artistProfiles/mine', 'public', anArtistProfile({ id: 'mine', createdBy: 'mira' })],
  '/artistProfiles/{artistId}/productSlugs/{slug}': [
    'artistProfiles/mine/productSlugs/one',
    'closed',
    { productId: 'one', createdBy: 'mira' },
  ],
  '/artistProfiles/{artistId}/settings/{name}': ['artistProfiles/mine/settings/defaults', 'closed', { mode: 'local' }],
  '/artistProfiles/{artistId}/images/{imageId}': ['artistProfiles/mine/images/one', 'closed', upload],
  '/artistProfiles/{artistId}/photos/{imageId}': ['artistProfiles/mine/photos/one', 'closed', { ...upload, id: 'one' }],
  '/artistProfiles/{artistId}/tasks/{taskId}': [
    'artistProfiles/mine/tasks/one',
    'closed',
    { id: 'one', title: 'Call' },
  ],
  '/artistProfiles/{artistId}/signups/{signupId}': [
    'artistProfiles/mine/signups/fan',
    'closed',
    aSignup({ id: 'fan', artistId: 'mine' }),
  ],
  '/artistProfiles/{artistId}/segments/{segmentId}': [
    'artistProfiles/mine/segments/segment',
    'closed',
    { id: 'segment', artistId: 'mine', name: 'Berlin', conditions: {} },
  ],
  '/artistProfiles/{artistId}/fans/{fanId}': [
    'artistProfiles/mine/fans/fan',
    'closed',
    { id: 'fan', artistId: 'mine', contact: 'fan@example.com', ledger: [] },
  ],
  '/labelProfiles/{labelId}/fans/{fanId}': [
    'labelProfiles/mine/fans/fan',
    'closed',
    { id: 'fan', artistId: 'mine', ownerKind: 'label', contact: 'fan@example.com', state: 'confirmed', ledger: [] },
  ],
  '/artistProfiles/{artistId}/campaigns/{campaignId}': [
    'artistProfiles/mine/campaigns/one',
    'closed',
    { id: 'one', artistId: 'mine', state: 'draft' },
  ],
  '/labelProfiles/{labelId}/segments/{segmentId}': [
    'labelProfiles/mine/segments/segment',
    'closed',
    { id: 'segment', artistId: 'mine', ownerKind: 'label', name: 'Berlin', conditions: {} },
  ],
  '/labelProfiles/{labelId}/campaigns/{campaignId}': [
    'labelProfiles/mine/campaigns/one',
    'closed',
    { id: 'one', artistId: 'mine', ownerKind: 'label', state: 'draft' },
  ],
  '/artistProfiles/{artistId}/members/{uid}': ['artistProfiles/mine/members/viewer', 'closed', member],
  '/artistProfiles/{artistId}/activity/{entryId}': ['artistProfiles/mine/activity/one', 'closed', entry],
  '/artistProfiles/{artistId}/dayNumbers/{shard}': ['artistProfiles/mine/dayNumbers/2026-11-23.0', 'closed', numbers],
  '/artistProfiles/{artistId}/monthNumbers/{month}': ['artistProfiles/mine/monthNumbers/2026-11', 'closed', numbers],
  '/artistProfiles/{artistId}/liveNumbers/{shard}': ['artistProfiles/mine/liveNumbers/0', 'closed', numbers],
  '/labelProfiles/{labelId}': ['labelProfiles/mine', 'public', aLabelProfile({ id: 'mine', createdBy: 'mira' })],
  '/labelProfiles/{labelId}/settings/{name}': [
    'labelProfiles/mine/settings/sending',
    'closed',
    { mailHours: 'moment' },
  ],
  '/labelProfiles/{labelId}/members/{uid}': ['labelProfiles/mine/members/viewer', 'closed', member],
  '/labelProfiles/{labelId}/activity/{entryId}': ['labelProfiles/mine/activity/one', 'closed', entry],
  '/labelProfiles/{labelId}/dayNumbers/{shard}': ['labelProfiles/mine/dayNumbers/2026-11-23.0', 'closed', numbers],
  '/labelProfiles/{labelId}/monthNumbers/{month}': ['labelProfiles/mine/monthNumbers/2026-11', 'closed', numbers],
  '/labelProfiles/{labelId}/liveNumbers/{shard}': ['labelProfiles/mine/liveNumbers/0', 'closed', numbers],
  '/slugs/{slug}': ['slugs/mine', 'public document', { kind: 'artist', profileId: 'mine', createdBy: 'mira' }],
  '/musicProducts/{productId}': [
    'musicProducts/one',
    'closed',
    aMusicProduct({ id: 'one', createdBy: 'mira', artistId: 'mine' }),
  ],
  '/musicProducts/{productId}/texts/{language}': ['musicProducts/one/texts/de', 'closed', aReleaseText()],
  '/musicProducts/{productId}/texts/{language}/versions/{slot}': [
    'musicProducts/one/texts/de/versions/1',
    'closed',
    { number: 1, by: 'mira', at: 1 },
  ],
  '/releasePages/{productId}': ['releasePages/one', 'public', aReleasePage({ id: 'one', createdBy: 'mira' })],
  '/linkChecks/{productId}': [
    'linkChecks/one',
    'closed',
    { productId: 'one', artistId: 'mine', createdBy: 'mira', gone: 1, links: {} },
  ],
  '/linkReports/{productId}': [
    'linkReports/one',
    'closed',
    { productId: 'one', artistId: 'mine', createdBy: 'mira', open: 1, links: {} },
  ],
  '/medleys/{artistId}': ['medleys/mine', 'public', aMedley({ artistId: 'mine' })],
  '/withdrawnMedleys/{artistId}': ['withdrawnMedleys/mine', 'closed', aMedley({ artistId: 'mine' })],
};

/** Every path that the rules match, below the database. Found by the indentation of nested blocks. */
function matchedPaths(): string[] {
  const rules = readFileSync(new URL('../../../../firestore.rules', import.meta.url), 'utf8');
  const open: { readonly indent: number; readonly path: string }[] = [];
  const found: string[] = [];
  for (const [, indent = '', path = ''] of rules.matchAll(/^( *)match (\/\S+) \{$/gm)) {
    while ((open.at(-1)?.indent ?? -1) >= indent.length) open.pop();
    open.push({ indent: indent.length, path });
    const whole = open.map((each) => each.path).join('');
    if (open.length > 1) found.push(whole.replace('/databases/{database}/documents', ''));
  }
  return found;
}

/** Other people: of another artist, of the other kind of profile with the same ids, without a role, signed out. */
const OUTSIDERS = ['tide', 'elsewhere', 'no-role', 'no-document', null] as const;

const stage = setUpRules('every-path', {
  ...Object.fromEntries(Object.values(PATHS).map(([path, , content]) => [path, content])),
  'artistProfiles/other': anArtistProfile({ id: 'other', createdBy: 'tide' }),
  'labelProfiles/other': aLabelProfile({ id: 'other', createdBy: 'tide' }),
  'users/tide': aUser({ uid: 'tide' }),
  'users/no-role': aUser({ uid: 'no-role' }),
  'users/elsewhere': aUser({
    uid: 'elsewhere',
    artistRoles: { other: 'manager', one: 'manager' },
    labelRoles: { other: 'manager', one: 'manager' },
  }),
  ...Object.fromEntries(
    MEMBER_ROLES.map((role) => [
      `users/${role}`,
      aUser({ uid: role, artistRoles: { mine: role }, labelRoles: { mine: role } }),
    ]),
  ),
});
const asOne = (uid: string | null) => (uid === null ? stage.asVisitor() : stage.as(uid));

it('the table names every path of the rules', () => {
  expect(matchedPaths().sort()).toEqual(Object.keys(PATHS).sort());
});

describe.each(Object.entries(PATHS))('%s', (_rule, [path, access, content]) => {
  const parent = path.split('/').slice(0, -1).join('/');

  it.each(OUTSIDERS)(`is ${access} for: %s`, async (uid) => {
    const firestore = asOne(uid);
    const read = getDoc(doc(firestore, path));
    await (access === 'closed' ? assertFails(read) : assertSucceeds(read));
    const list = getDocs(query(collection(firestore, parent), limit(100)));
    await (access === 'public' ? assertSucceeds(list) : assertFails(list));
  });

  it.each([...OUTSIDERS, 'viewer', 'analyst'])('is not written by: %s', async (uid) => {
    const firestore = asOne(uid);
    const taken = { ...content, createdBy: uid };
    await assertFails(setDoc(doc(firestore, path), taken));
    await assertFails(updateDoc(doc(firestore, path), { name: 'Taken', title: 'Taken', updatedAt: serverTimestamp() }));
    await assertFails(updateDoc(doc(firestore, path), { createdBy: uid, updatedAt: serverTimestamp() }));
    await assertFails(deleteDoc(doc(firestore, path)));
    if (parent !== 'users') await assertFails(setDoc(doc(firestore, `${parent}/new`), taken));
  });
});
