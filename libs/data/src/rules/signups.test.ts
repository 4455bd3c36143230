import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { anArtistProfile, aSignup } from '@countin/domain/testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { expect, it } from 'vitest';
import { setUpRules } from '../testing/rules-stage.ts';
import { stored } from '../testing/stored-document.ts';

const signups = 'artistProfiles/artist/signups';
const path = `${signups}/one`;
const stage = setUpRules('signups', {
  'artistProfiles/artist': anArtistProfile({ id: 'artist', createdBy: 'mira' }),
  'artistProfiles/other': anArtistProfile({ id: 'other', createdBy: 'tide' }),
  [path]: aSignup({ id: 'one', ownerId: 'artist' }),
});

it('the artist’s owner alone reads a signup', async () => {
  await assertFails(getDoc(doc(stage.as('tide', { email: 'fan@example.com' }), path)));
  await assertFails(getDoc(doc(stage.asVisitor(), path)));
  await assertSucceeds(getDoc(doc(stage.as('mira'), path)));
});

it('the artist’s owner alone lists signups, at most five hundred at a time', async () => {
  const newest = (uid: string, most: number) =>
    query(collection(stage.as(uid), signups), orderBy('createdAt', 'desc'), limit(most));
  await assertFails(getDocs(newest('tide', 500)));
  await assertFails(getDocs(newest('mira', 501)));
  await assertFails(getDocs(collection(stage.as('mira'), signups)));
  expect((await assertSucceeds(getDocs(newest('mira', 500)))).size).toBe(1);
});

it('the owner of another artist reads only the signups of their own', async () => {
  await assertSucceeds(getDocs(query(collection(stage.as('tide'), 'artistProfiles/other/signups'), limit(10))));
  await assertFails(getDocs(query(collection(stage.as('mira'), 'artistProfiles/other/signups'), limit(10))));
});

it('no query reaches across artists', async () => {
  await assertFails(getDocs(query(collectionGroup(stage.as('mira'), 'signups'), limit(10))));
});

it('the owner follows signups live, another is refused', async () => {
  const follow = (uid: string) =>
    new Promise<number>((resolve, reject) => {
      const stop = onSnapshot(
        query(collection(stage.as(uid), signups), limit(10)),
        (found) => {
          stop();
          resolve(found.size);
        },
        reject,
      );
    });
  await assertFails(follow('tide'));
  expect(await follow('mira')).toBe(1);
});

it('no client writes a signup, the artist’s owner included', async () => {
  for (const firestore of [stage.as('mira'), stage.asVisitor()]) {
    await assertFails(setDoc(doc(firestore, `${signups}/two`), stored(aSignup({ id: 'two', ownerId: 'artist' }))));
    await assertFails(updateDoc(doc(firestore, path), { state: 'confirmed' }));
    await assertFails(deleteDoc(doc(firestore, path)));
  }
});
