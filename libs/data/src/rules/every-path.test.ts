import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { MEMBER_ROLES } from '@countin/domain/permissions';
import { aLabelProfile, anArtistProfile, aUser } from '@countin/domain/testing';
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
import { matchedPaths } from '../testing/matched-paths.ts';
import { RULE_PATHS } from '../testing/rule-paths.ts';
import { setUpRules } from '../testing/rules-stage.ts';

/** Other people: of another artist, of the other kind of profile with the same ids, without a role, signed out. */
const OUTSIDERS = ['tide', 'elsewhere', 'no-role', 'no-document', null] as const;

const stage = setUpRules('every-path', {
  ...Object.fromEntries(Object.values(RULE_PATHS).map(([path, , content]) => [path, content])),
  'artistProfiles/other': anArtistProfile({ id: 'other', createdBy: 'tide' }),
  'labelProfiles/other': aLabelProfile({ id: 'other', createdBy: 'tide' }),
  'users/tide': aUser({ uid: 'tide' }),
  'users/no-role': aUser({ uid: 'no-role' }),
  'users/elsewhere': aUser({
    uid: 'elsewhere',
    artistRoles: { other: 'manager', one: 'manager' },
    labelRoles: { other: 'manager', one: 'manager' },
  }),
  ...Object.fromEntries(
    MEMBER_ROLES.map((role) => [
      `users/${role}`,
      aUser({ uid: role, artistRoles: { mine: role }, labelRoles: { mine: role } }),
    ]),
  ),
});
const asOne = (uid: string | null) => (uid === null ? stage.asVisitor() : stage.as(uid));

it('the table names every path of the rules', () => {
  expect(matchedPaths().sort()).toEqual(Object.keys(RULE_PATHS).sort());
});

describe.each(Object.entries(RULE_PATHS))('%s', (_rule, [path, access, content]) => {
  const parent = path.split('/').slice(0, -1).join('/');

  it.each(OUTSIDERS)(`is ${access} for: %s`, async (uid) => {
    const firestore = asOne(uid);
    const read = getDoc(doc(firestore, path));
    await (access === 'closed' ? assertFails(read) : assertSucceeds(read));
    const list = getDocs(query(collection(firestore, parent), limit(100)));
    await (access === 'public' ? assertSucceeds(list) : assertFails(list));
  });

  it.each([...OUTSIDERS, 'viewer', 'analyst'])('is not written by: %s', async (uid) => {
    const firestore = asOne(uid);
    const taken = { ...content, createdBy: uid };
    await assertFails(setDoc(doc(firestore, path), taken));
    await assertFails(updateDoc(doc(firestore, path), { name: 'Taken', title: 'Taken', updatedAt: serverTimestamp() }));
    await assertFails(updateDoc(doc(firestore, path), { createdBy: uid, updatedAt: serverTimestamp() }));
    await assertFails(deleteDoc(doc(firestore, path)));
    if (parent !== 'users') await assertFails(setDoc(doc(firestore, `${parent}/new`), taken));
  });
});
