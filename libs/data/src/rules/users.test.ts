import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { LIMITS } from '@countin/domain/fields';
import { aUser } from '@countin/domain/testing';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { setUpRules, textOf } from '../testing/rules-stage.ts';

const stage = setUpRules('users', {
  'users/mira': aUser({ uid: 'mira' }),
  'users/tide': aUser({ uid: 'tide', userType: 'admin', subscription: 'pro' }),
});

describe('reading users', () => {
  it('a person gets their own document and no other', async () => {
    await assertSucceeds(getDoc(doc(stage.as('mira'), 'users/mira')));
    await assertFails(getDoc(doc(stage.as('mira'), 'users/tide')));
    await assertFails(getDoc(doc(stage.asVisitor(), 'users/mira')));
  });

  it('a user without a document may read its path', async () => {
    const found = await assertSucceeds(getDoc(doc(stage.as('new'), 'users/new')));
    expect(found.exists()).toBe(false);
    await assertFails(getDoc(doc(stage.as('new'), 'users/other')));
  });

  it('a query for the user’s own uid is allowed, for another uid or all it is not', async () => {
    const users = collection(stage.as('mira'), 'users');
    const own = await assertSucceeds(getDocs(query(users, where('uid', '==', 'mira'))));
    expect(own.size).toBe(1);
    await assertFails(getDocs(query(users, where('uid', '==', 'tide'))));
    await assertFails(getDocs(query(users, where('uid', 'in', ['mira', 'tide']))));
    await assertFails(getDocs(users));
    await assertFails(getDocs(query(collection(stage.asVisitor(), 'users'), where('uid', '==', 'mira'))));
  });
});

describe('creating the user’s own document', () => {
  const path = 'users/new';
  const complete = { uid: 'new', displayName: 'Ada', language: 'en', createdAt: serverTimestamp() };
  const create = (change: object) => setDoc(doc(stage.as('new'), path), { ...complete, ...change });

  for (const [what, allowed, denied] of [
    [
      'a display name at its limit, not above',
      { displayName: textOf(LIMITS.displayName) },
      { displayName: textOf(LIMITS.displayName + 1) },
    ],
    ['an empty display name, not a number', { displayName: '' }, { displayName: 7 }],
    ['a language of ours, no other', { language: 'pt-BR' }, { language: 'tlh' }],
    ['its own uid, not another', {}, { uid: 'mira' }],
    ['the server’s time, not a time of its own', {}, { createdAt: new Date() }],
    ['no user type', {}, { userType: 'artist' }],
    ['no subscription', {}, { subscription: 'free' }],
    ['no word on being suspended', {}, { suspended: false }],
    ['no ended sessions', {}, { endedSessions: [] }],
    ['no time from which on sign-ins count', {}, { validAfter: 0 }],
    ['no picture', {}, { picture: null }],
    ['no other field', {}, { credits: 5 }],
  ] as const) {
    it(`takes ${what}`, async () => {
      await assertFails(create(denied));
      await assertSucceeds(create(allowed));
    });
  }

  it('needs every field but the language', async () => {
    for (const field of ['uid', 'displayName', 'createdAt'] as const) {
      const { [field]: _left, ...rest } = complete;
      await assertFails(setDoc(doc(stage.as('new'), path), rest));
    }
    const { language: _left, ...rest } = complete;
    await assertSucceeds(setDoc(doc(stage.as('new'), path), rest));
  });

  it('is denied to other users', async () => {
    await assertFails(setDoc(doc(stage.as('mira'), path), complete));
    await assertFails(setDoc(doc(stage.asVisitor(), path), complete));
    await assertSucceeds(setDoc(doc(stage.as('new'), path), complete));
  });
});

describe('updating the user’s own document', () => {
  const update = (uid: string, change: object) => updateDoc(doc(stage.as(uid), `users/${uid}`), change);

  for (const [what, allowed, denied] of [
    ['the language to one of ours', { language: 'de' }, { language: 'xx' }],
    ['the language away, not the name', { language: deleteField() }, { displayName: deleteField() }],
    ...(
      [
        // Only the server may write the name: it also updates the index of the admins' user search.
        ['the display name', { displayName: 'Ada' }],
        ['the user type', { userType: 'admin' }],
        ['the subscription', { subscription: 'pro' }],
        ['whether the person is suspended', { suspended: true }],
        ['which sessions have ended', { endedSessions: ['login-1'] }],
        ['the picture', { picture: null }],
        ['when pro was asked for', { proRequestedAt: serverTimestamp() }],
        ['the uid', { uid: 'tide' }],
        ['when it was created', { createdAt: serverTimestamp() }],
        ['any other field', { credits: 5 }],
      ] as const
    ).map(
      ([field, change]) => [`the language, not ${field}`, { language: 'fr' }, { language: 'fr', ...change }] as const,
    ),
  ] as const) {
    it(`changes ${what}`, async () => {
      await stage.seed({ 'users/mira': { ...aUser({ uid: 'mira' }), picture: { imageId: 'one' }, proRequestedAt: 1 } });
      await assertFails(update('mira', denied));
      await assertSucceeds(update('mira', allowed));
    });
  }

  it('keeps an admin’s type and subscription, which clients cannot remove', async () => {
    await assertSucceeds(update('tide', { language: 'fr' }));
    await assertFails(update('tide', { language: 'de', userType: deleteField() }));
    await assertFails(
      setDoc(doc(stage.as('tide'), 'users/tide'), { uid: 'tide', displayName: 'Tide', createdAt: serverTimestamp() }),
    );
  });

  it('is denied to other users', async () => {
    await assertFails(updateDoc(doc(stage.as('tide', { admin: true }), 'users/mira'), { language: 'fr' }));
    await assertFails(updateDoc(doc(stage.asVisitor(), 'users/mira'), { language: 'fr' }));
    await assertSucceeds(update('mira', { language: 'fr' }));
  });
});

it('no client deletes a user document', async () => {
  await assertFails(deleteDoc(doc(stage.as('mira'), 'users/mira')));
  await assertFails(deleteDoc(doc(stage.asVisitor(), 'users/mira')));
});
