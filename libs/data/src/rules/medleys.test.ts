import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { aMedley, anArtistProfile, aUser } from '@countin/domain/testing';
import { collection, deleteDoc, doc, getDoc, getDocs, limit, query, setDoc, updateDoc } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { setUpRules } from '../testing/rules-stage.ts';
import { stored } from '../testing/stored-document.ts';

const path = 'medleys/one';
const withdrawn = 'withdrawnMedleys/one';
const medley = aMedley({ artistId: 'one', createdBy: 'mira' });
const stage = setUpRules('medleys', {
  [path]: medley,
  [withdrawn]: medley,
  'artistProfiles/one': anArtistProfile({ id: 'one', createdBy: 'mira' }),
  'artistProfiles/none': anArtistProfile({ id: 'none', createdBy: 'mira' }),
  'users/mira': aUser({ uid: 'mira', endedSessions: ['elsewhere'] }),
});

it('everyone reads a medley', async () => {
  for (const firestore of [stage.asVisitor(), stage.as('tide'), stage.as('mira')]) {
    expect((await assertSucceeds(getDoc(doc(firestore, path)))).exists()).toBe(true);
  }
});

it('everyone lists medleys, at most a hundred at a time', async () => {
  const medleys = collection(stage.asVisitor(), 'medleys');
  await assertSucceeds(getDocs(query(medleys, limit(100))));
  await assertFails(getDocs(query(medleys, limit(101))));
});

it('a withdrawn medley is readable by its owner alone', async () => {
  for (const firestore of [stage.asVisitor(), stage.as('tide')]) await assertFails(getDoc(doc(firestore, withdrawn)));
  await assertFails(getDocs(query(collection(stage.as('mira'), 'withdrawnMedleys'), limit(1))));
  expect((await assertSucceeds(getDoc(doc(stage.as('mira'), withdrawn)))).exists()).toBe(true);
  // The owner may also read a missing document.
  expect((await assertSucceeds(getDoc(doc(stage.as('mira'), 'withdrawnMedleys/none')))).exists()).toBe(false);
});

it('a withdrawn medley is readable in an active session, not in an ended one', async () => {
  await assertFails(getDoc(doc(stage.as('mira', { sid: 'elsewhere' }), withdrawn)));
  await assertSucceeds(getDoc(doc(stage.as('mira', { sid: 'here' }), withdrawn)));
});

it.each([path, withdrawn])('no client writes %s, the artist’s owner included', async (written) => {
  const other = written.replace('one', 'two');
  for (const firestore of [stage.as('mira'), stage.asVisitor()]) {
    await assertFails(setDoc(doc(firestore, other), stored({ ...medley, artistId: 'two' })));
    await assertFails(updateDoc(doc(firestore, written), { artistName: 'T' }));
    await assertFails(deleteDoc(doc(firestore, written)));
  }
});
