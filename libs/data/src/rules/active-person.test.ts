import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { aLabelProfile, aProductRecord, anArtistProfile, aReleasePage, aSignup, aUser } from '@countin/domain/testing';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { setUpRules } from '../testing/rules-stage.ts';

const stage = setUpRules('active', {
  'users/mira': aUser({ uid: 'mira' }),
  'artistProfiles/one': anArtistProfile({ id: 'one', createdBy: 'mira' }),
  'artistProfiles/one/productSlugs/tide-lines': { productId: 'tide', createdBy: 'mira' },
  'artistProfiles/one/images/first': { id: 'first', createdBy: 'mira' },
  'artistProfiles/one/signups/fan': aSignup({ id: 'fan', ownerId: 'one' }),
  'labelProfiles/two': aLabelProfile({ id: 'two', createdBy: 'mira' }),
  'musicProducts/tide': aProductRecord({ id: 'tide', artistId: 'one', createdBy: 'mira' }),
  'releasePages/tide': aReleasePage({ id: 'tide', artistId: 'one', createdBy: 'mira' }),
});

/** All operations that a user may do on their own data. */
const ACTS: readonly (readonly [what: string, act: (firestore: Firestore) => Promise<unknown>])[] = [
  ['reads their user document', (firestore) => getDoc(doc(firestore, 'users/mira'))],
  [
    'finds their user document',
    (firestore) => getDocs(query(collection(firestore, 'users'), where('uid', '==', 'mira'))),
  ],
  ['chooses a language', (firestore) => updateDoc(doc(firestore, 'users/mira'), { language: 'de' })],
  [
    'sees where they are signed in',
    (firestore) => getDocs(query(collection(firestore, 'users/mira/sessions'), limit(9))),
  ],
  ['looks for a picture', (firestore) => getDoc(doc(firestore, 'users/mira/images/one'))],
  [
    'changes an artist',
    (firestore) => updateDoc(doc(firestore, 'artistProfiles/one'), { name: 'Mira', updatedAt: serverTimestamp() }),
  ],
  [
    'changes a label',
    (firestore) => updateDoc(doc(firestore, 'labelProfiles/two'), { name: 'Tide', updatedAt: serverTimestamp() }),
  ],
  [
    'looks for a slug of an artist',
    (firestore) => getDoc(doc(firestore, 'artistProfiles/one/productSlugs/tide-lines')),
  ],
  ['looks for an upload', (firestore) => getDoc(doc(firestore, 'artistProfiles/one/images/first'))],
  ['lists uploads', (firestore) => getDocs(query(collection(firestore, 'artistProfiles/one/images'), limit(9)))],
  ['reads a signup', (firestore) => getDoc(doc(firestore, 'artistProfiles/one/signups/fan'))],
  ['lists signups', (firestore) => getDocs(query(collection(firestore, 'artistProfiles/one/signups'), limit(9)))],
  ['reads a working copy', (firestore) => getDoc(doc(firestore, 'musicProducts/tide'))],
  [
    'lists working copies',
    (firestore) => getDocs(query(collection(firestore, 'musicProducts'), where('createdBy', '==', 'mira'), limit(9))),
  ],
  [
    'changes a working copy',
    (firestore) => updateDoc(doc(firestore, 'musicProducts/tide'), { title: 'Ebb', updatedAt: serverTimestamp() }),
  ],
];

/** Public reads, allowed without an account. */
const readPublic = async (firestore: Firestore) => {
  for (const path of ['releasePages/tide', 'artistProfiles/one', 'labelProfiles/two', 'slugs/mira'])
    await getDoc(doc(firestore, path));
};

const session = (sid: string) => stage.as('mira', { sid });

describe('a suspended person', () => {
  for (const [what, act] of ACTS) {
    it(`no longer ${what}`, async () => {
      await assertSucceeds(act(session('login-5')));
      await stage.seed({ 'users/mira': aUser({ uid: 'mira', suspended: true }) });
      await assertFails(act(session('login-5')));
    });
  }

  it('reads public documents', async () => {
    await stage.seed({ 'users/mira': aUser({ uid: 'mira', suspended: true }) });
    await assertSucceeds(readPublic(session('login-5')));
  });
});

describe('a sign-in whose session has ended', () => {
  for (const [what, act] of ACTS) {
    it(`no longer ${what}, and another one does`, async () => {
      await stage.seed({ 'users/mira': aUser({ uid: 'mira', endedSessions: ['login-4', 'login-5'] }) });
      await assertFails(act(session('login-5')));
      await assertSucceeds(act(session('login-6')));
    });
  }

  it('is recognised by the log-in time where the other site has not named the session', async () => {
    await stage.seed({ 'users/mira': aUser({ uid: 'mira', endedSessions: ['login-7'] }) });
    const read = (auth_time: number) => getDoc(doc(stage.as('mira', { auth_time }), 'users/mira'));
    await assertFails(read(7));
    await assertSucceeds(read(8));
  });

  it('reads public documents', async () => {
    await stage.seed({ 'users/mira': aUser({ uid: 'mira', endedSessions: ['login-5'] }) });
    await assertSucceeds(readPublic(session('login-5')));
  });
});

describe('a sign-in from before the password was changed', () => {
  for (const [what, act] of ACTS) {
    it(`no longer ${what}, and one from after it does`, async () => {
      await stage.seed({ 'users/mira': aUser({ uid: 'mira', validAfter: 1_781_258_700 }) });
      await assertFails(act(session('login-1781258699')));
      await assertSucceeds(act(session('login-1781258700')));
    });
  }

  it('is recognised by its session, however late the other site signed in', async () => {
    await stage.seed({ 'users/mira': aUser({ uid: 'mira', validAfter: 10 }) });
    const read = (claims: Record<string, unknown>) => getDoc(doc(stage.as('mira', claims), 'users/mira'));
    await assertFails(read({ sid: 'login-9', auth_time: 99 }));
    await assertFails(read({ sid: 'session', auth_time: 99 }));
    await assertFails(read({ auth_time: 9 }));
    await assertSucceeds(read({ sid: 'login-10', auth_time: 99 }));
    await assertSucceeds(read({ auth_time: 10 }));
  });

  it('reads public documents', async () => {
    await stage.seed({ 'users/mira': aUser({ uid: 'mira', validAfter: 10 }) });
    await assertSucceeds(readPublic(session('login-5')));
  });
});

it('a user without a user document is neither suspended nor signed out', async () => {
  await stage.seed({
    'musicProducts/ebb': aProductRecord({ id: 'ebb', artistId: 'ebb', createdBy: 'new' }),
    'artistProfiles/ebb': anArtistProfile({ id: 'ebb', createdBy: 'new', customSlug: 'ebb' }),
  });
  await assertSucceeds(getDoc(doc(stage.as('new'), 'musicProducts/ebb')));
});
