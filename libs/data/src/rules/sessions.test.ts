import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { aUser } from '@countin/domain/testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { setUpRules } from '../testing/rules-stage.ts';

const session = {
  id: 'login-5',
  createdAt: 1,
  lastSeenAt: 1,
  sites: ['countin'],
  browser: 'Firefox',
  system: 'Linux',
  endedAt: null,
};
const image = { id: 'one', kind: 'picture', state: 'processing', createdBy: 'mira', createdAt: 1 };
const stage = setUpRules('sessions', {
  'users/mira': aUser({ uid: 'mira' }),
  'users/tide': aUser({ uid: 'tide', userType: 'admin' }),
  'users/mira/sessions/login-5': session,
  'users/mira/images/one': image,
});

for (const [what, path, document] of [
  ['a session of a user', 'users/mira/sessions/login-5', session],
  ['the state of an upload of the user’s own picture', 'users/mira/images/one', image],
] as const) {
  describe(what, () => {
    const parent = path.split('/').slice(0, -1).join('/');

    it('is seen by that person alone, also before there is anything to see', async () => {
      for (const wanted of [path, `${parent}/soon`]) {
        await assertFails(getDoc(doc(stage.as('tide'), wanted)));
        await assertFails(getDoc(doc(stage.asVisitor(), wanted)));
        await assertSucceeds(getDoc(doc(stage.as('mira'), wanted)));
      }
    });

    it('is written by the server alone', async () => {
      const mine = doc(stage.as('mira'), path);
      await assertFails(updateDoc(mine, { endedAt: null, state: 'ready' }));
      await assertFails(setDoc(doc(stage.as('mira'), `${parent}/other`), { ...document, id: 'other' }));
      await assertFails(deleteDoc(mine));
      await assertSucceeds(getDoc(mine));
    });
  });
}

it('a user’s sessions are listed by that user alone, at most a hundred at a time', async () => {
  const sessions = (uid: string, most: number) =>
    getDocs(query(collection(stage.as(uid), 'users/mira/sessions'), limit(most)));
  await assertFails(sessions('tide', 100));
  await assertFails(sessions('mira', 101));
  await assertFails(getDocs(query(collectionGroup(stage.as('mira'), 'sessions'), limit(1))));
  await assertSucceeds(sessions('mira', 100));
});
