import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { aFan, aLabelProfile, anArtistProfile } from '@countin/domain/testing';
import { collection, doc, getDoc, getDocs, limit, orderBy, query, where, type Firestore } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { setUpRules } from '../testing/rules-stage.ts';

const ofLabel = { ownerId: 'label', ownerKind: 'label' } as const;
const stage = setUpRules('label-fans', {
  'labelProfiles/label': aLabelProfile({ id: 'label', createdBy: 'tide', artistIds: ['artist'] }),
  'artistProfiles/artist': anArtistProfile({ id: 'artist', createdBy: 'mira' }),
  'labelProfiles/label/fans/confirmed': aFan({ ...ofLabel, id: 'confirmed', state: 'confirmed' }),
  'labelProfiles/label/fans/asked': aFan({ ...ofLabel, id: 'unconfirmed', state: 'unconfirmed' }),
  'labelProfiles/label/fans/stopped': aFan({ ...ofLabel, id: 'stopped', state: 'stopped' }),
  'labelProfiles/label/signups/confirmed': { id: 'confirmed', ...ofLabel },
  'artistProfiles/artist/fans/fan': aFan({ id: 'fan', ownerId: 'artist', state: 'confirmed' }),
});
const as = (uid: string) => stage.as(uid);
const fans = (firestore: Firestore, path = 'labelProfiles/label/fans') => collection(firestore, path);
const consenting = (firestore: Firestore) =>
  query(fans(firestore), where('state', '==', 'confirmed'), orderBy('createdAt', 'desc'), limit(100));

describe('fans of a label', () => {
  it('are read by its owner where they have agreed to its news', async () => {
    const firestore = as('tide');
    await assertSucceeds(getDoc(doc(firestore, 'labelProfiles/label/fans/confirmed')));
    const found = await assertSucceeds(getDocs(consenting(firestore)));
    expect(found.docs.map(({ id }) => id)).toEqual(['confirmed']);
  });

  it.each(['unconfirmed', 'stopped'])('are not read, even by its owner, where they are %s', async (id) => {
    const firestore = as('tide');
    await assertFails(getDoc(doc(firestore, `labelProfiles/label/fans/${id}`)));
    await assertFails(getDocs(query(fans(firestore), where('state', '==', id), limit(100))));
    await assertFails(getDocs(query(fans(firestore), limit(100))));
  });

  it('come with no signups, and with no fans of its artists', async () => {
    const firestore = as('tide');
    await assertFails(getDoc(doc(firestore, 'labelProfiles/label/signups/confirmed')));
    await assertFails(getDocs(query(fans(firestore, 'artistProfiles/artist/fans'), limit(100))));
  });

  it('are not read by the owner of an artist on the roster', async () => {
    await assertFails(getDoc(doc(as('mira'), 'labelProfiles/label/fans/confirmed')));
    await assertFails(getDocs(consenting(as('mira'))));
  });
});
