import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { aReleasePage } from '@countin/domain/testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { expect, it } from 'vitest';
import { setUpRules } from '../testing/rules-stage.ts';
import { stored } from '../testing/stored-document.ts';

const path = 'releasePages/one';
const stage = setUpRules('pages', { [path]: aReleasePage({ id: 'one', createdBy: 'mira' }) });

it('everyone reads a release page', async () => {
  for (const firestore of [stage.asVisitor(), stage.as('tide'), stage.as('mira')]) {
    const found = await assertSucceeds(getDoc(doc(firestore, path)));
    expect(found.exists()).toBe(true);
  }
});

it('everyone lists release pages, at most a hundred at a time', async () => {
  const pages = collection(stage.asVisitor(), 'releasePages');
  for (const wanted of [[where('artistId', '==', 'artist-mira')], [orderBy('firstInstant', 'desc')]]) {
    await assertSucceeds(getDocs(query(pages, ...wanted, limit(100))));
    await assertFails(getDocs(query(pages, ...wanted, limit(101))));
    await assertFails(getDocs(query(pages, ...wanted)));
  }
});

it('no client writes a release page, the release’s owner included', async () => {
  for (const firestore of [stage.as('mira'), stage.asVisitor()]) {
    await assertFails(
      setDoc(doc(firestore, 'releasePages/two'), stored(aReleasePage({ id: 'two', createdBy: 'mira' }))),
    );
    await assertFails(updateDoc(doc(firestore, path), { title: 'T' }));
    await assertFails(deleteDoc(doc(firestore, path)));
  }
});
