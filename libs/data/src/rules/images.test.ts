import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { anArtistProfile } from '@countin/domain/testing';
import { collection, deleteDoc, doc, getDoc, getDocs, limit, query, setDoc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { setUpRules } from '../testing/rules-stage.ts';

const path = 'artistProfiles/one/images/first';
const image = { id: 'first', kind: 'cover', state: 'processing', createdBy: 'mira', createdAt: 1 };
const stage = setUpRules('images', {
  'artistProfiles/one': anArtistProfile({ id: 'one', createdBy: 'mira' }),
  'artistProfiles/two': anArtistProfile({ id: 'two', createdBy: 'tide', customSlug: 'tide' }),
  [path]: image,
});

describe('the state of an upload', () => {
  it('is seen by its artist’s owner alone, also before there is anything to see', async () => {
    for (const wanted of [path, 'artistProfiles/one/images/soon']) {
      await assertFails(getDoc(doc(stage.as('tide'), wanted)));
      await assertFails(getDoc(doc(stage.asVisitor(), wanted)));
      await assertSucceeds(getDoc(doc(stage.as('mira'), wanted)));
    }
  });

  it('is listed by its artist’s owner alone, at most a hundred at a time', async () => {
    const images = (uid: string, most: number) =>
      getDocs(query(collection(stage.as(uid), 'artistProfiles/one/images'), limit(most)));
    await assertFails(images('tide', 100));
    await assertFails(images('mira', 101));
    await assertSucceeds(images('mira', 100));
  });

  it('is written by the server alone', async () => {
    const mine = doc(stage.as('mira'), path);
    await assertFails(updateDoc(mine, { state: 'ready' }));
    await assertFails(setDoc(doc(stage.as('mira'), 'artistProfiles/one/images/other'), { ...image, id: 'other' }));
    await assertFails(deleteDoc(mine));
    await assertSucceeds(getDoc(mine));
  });
});
