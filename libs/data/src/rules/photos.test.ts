import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { LIMITS } from '@countin/domain/fields';
import { anArtistProfile, aPhoto } from '@countin/domain/testing';
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

const PHOTOS = 'artistProfiles/one/photos';
const upload = { createdBy: 'mira', createdAt: 1, state: 'ready', widths: [320, 640, 1280] };
const { createdAt: _created, updatedAt: _updated, ...photo } = aPhoto();
const stage = setUpRules('photos', {
  'artistProfiles/one': anArtistProfile({ id: 'one', createdBy: 'mira' }),
  'artistProfiles/two': anArtistProfile({ id: 'two', createdBy: 'tide', customSlug: 'tide' }),
  'artistProfiles/one/images/first': { ...upload, id: 'first', kind: 'photo' },
  'artistProfiles/one/images/second': { ...upload, id: 'second', kind: 'photo' },
  'artistProfiles/one/images/soon': { ...upload, id: 'soon', kind: 'photo', state: 'processing' },
  'artistProfiles/one/images/cover': { ...upload, id: 'cover', kind: 'cover' },
  [`${PHOTOS}/second`]: aPhoto({ id: 'second', createdBy: 'mira' }),
});

const create = (change: object, uid = 'mira', id = 'first') =>
  setDoc(doc(stage.as(uid), `${PHOTOS}/${id}`), {
    ...photo,
    id,
    createdBy: uid,
    createdAt: serverTimestamp(),
    ...change,
  });
const change = (fields: object, uid = 'mira') =>
  updateDoc(doc(stage.as(uid), `${PHOTOS}/second`), { ...fields, updatedAt: serverTimestamp() });

describe('a photo', () => {
  it('is added by its artist’s owner, from an upload of this kind that the server has processed', async () => {
    await assertFails(create({}, 'tide'));
    await assertFails(create({}, 'mira', 'unknown'));
    await assertFails(create({}, 'mira', 'cover'));
    await assertFails(create({}, 'mira', 'soon'));
    await assertFails(create({ id: 'other' }));
    await assertFails(create({ createdBy: 'tide' }));
    await assertFails(create({ createdAt: 1 }));
    await assertFails(create({ more: 1 }));
    await assertSucceeds(create({}));
  });

  it.each([
    ['alt', 'a'.repeat(LIMITS.imageAlt), 'a'.repeat(LIMITS.imageAlt + 1)],
    ['credit', 'a'.repeat(LIMITS.photoCredit), 'a'.repeat(LIMITS.photoCredit + 1)],
    ['altLanguage', 'ar', 'tlh'],
    ['order', 0.5, 'first'],
    ['order', 1e9, Number.NaN],
    ['order', -1e9, Number.POSITIVE_INFINITY],
    ['focus', { x: 0, y: 100 }, { x: 0, y: 101 }],
    ['focus', { x: 100, y: 0 }, { x: -1, y: 0 }],
    ['focus', { x: 7, y: 7 }, { x: 7, y: 7, z: 7 }],
    ['focus', { x: 8, y: 8 }, { x: 8.5, y: 8 }],
    ['press', true, 'yes'],
    ['download', true, 1],
    ['removed', true, null],
  ])('takes %s up to its limit', async (field, last, tooMuch) => {
    await assertSucceeds(change({ [field]: last }));
    await assertFails(change({ [field]: tooMuch }));
  });

  it.each([
    ['width', 0],
    ['height', 100_001],
    ['hash', 'A'.repeat(64)],
    ['hash', 'a'.repeat(63)],
    ['colours', ['#000000']],
  ])('is not added with an impossible %s', async (field, value) => {
    await assertFails(create({ [field]: value }));
  });

  it('keeps what its upload said, and is never deleted by a browser', async () => {
    await assertFails(change({ hash: 'b'.repeat(64) }));
    await assertFails(change({ width: 10 }));
    await assertFails(change({ createdBy: 'tide' }));
    await assertFails(deleteDoc(doc(stage.as('mira'), `${PHOTOS}/second`)));
    await assertFails(change({ alt: 'mine' }, 'tide'));
    await assertSucceeds(change({ alt: 'A stage' }));
  });

  it('is read by owner and members alone', async () => {
    for (const uid of ['tide']) await assertFails(getDoc(doc(stage.as(uid), `${PHOTOS}/second`)));
    await assertFails(getDoc(doc(stage.asVisitor(), `${PHOTOS}/second`)));
    const list = (most: number) => getDocs(query(collection(stage.as('mira'), PHOTOS), limit(most)));
    await assertFails(list(LIMITS.photos + 1));
    const found = await assertSucceeds(list(LIMITS.photos));
    expect(found.docs.map(({ id }) => id)).toContain('second');
  });
});
