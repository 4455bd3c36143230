import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { anArtistProfile, aUser } from '@countin/domain/testing';
import { doc, getDoc, setDoc } from 'firebase/firestore';
import { it } from 'vitest';
import { setUpRules } from '../testing/rules-stage.ts';

const path = 'artistProfiles/one/settings/defaults';
const member = (uid: string, role: 'editor' | 'analyst') => ({
  [`users/${uid}`]: aUser({ uid, artistRoles: { one: role } }),
});
const stage = setUpRules('artist-defaults', {
  'artistProfiles/one': anArtistProfile({ id: 'one', createdBy: 'mira' }),
  [path]: { mode: 'local', time: '00:00' },
  ...member('ed', 'editor'),
  ...member('ana', 'analyst'),
});

it('release defaults are read by members who may read releases, and written by the server alone', async () => {
  for (const uid of ['mira', 'ed']) await assertSucceeds(getDoc(doc(stage.as(uid), path)));
  for (const uid of ['ana', 'tide']) await assertFails(getDoc(doc(stage.as(uid), path)));
  await assertFails(getDoc(doc(stage.asVisitor(), path)));
  await assertFails(setDoc(doc(stage.as('mira'), path), { mode: 'instant' }));
});
