import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { aLabelProfile, anArtistProfile, aUser } from '@countin/domain/testing';
import {
  collection,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  updateDoc,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { RULE_PATHS } from '../testing/rule-paths.ts';
import { setUpRules } from '../testing/rules-stage.ts';

const OWNER = 'mira';
const MEMBERS = ['manager', 'editor', 'viewer'] as const;
const ARTIST = 'artistProfiles/mine';
const LABEL = 'labelProfiles/mine';

/** Not of a profile, or public whatever its state: a user's own documents, slugs, pages that deleting moves away. */
const NOT_OF_PROFILES = Object.entries(RULE_PATHS).flatMap(([rule, [, access]]) =>
  access !== 'closed' || rule.startsWith('/users/') ? [rule] : [],
);
/** Lists of several artists: rules cannot read the profile of each row. The server takes their access for a deletion. */
const LISTED_BY_ACCESS = ['/musicProducts/{productId}', '/linkChecks/{productId}', '/linkReports/{productId}'];

const PRESENT = {
  [ARTIST]: anArtistProfile({ id: 'mine', createdBy: OWNER }),
  [LABEL]: aLabelProfile({ id: 'mine', createdBy: OWNER }),
};
const DELETED = Object.fromEntries(
  Object.entries(PRESENT).map(([path, profile]) => [path, { ...profile, deletedAt: 1_700_000_000_000 }]),
);
const stage = setUpRules('deleted-profiles', {
  ...Object.fromEntries(Object.values(RULE_PATHS).map(([path, , content]) => [path, content])),
  ...PRESENT,
  ...Object.fromEntries(
    MEMBERS.map((role) => [
      `users/${role}`,
      aUser({ uid: role, artistRoles: { mine: role }, labelRoles: { mine: role } }),
    ]),
  ),
});

describe.each(Object.entries(RULE_PATHS).filter(([rule]) => !NOT_OF_PROFILES.includes(rule)))('%s', (rule, [path]) => {
  it('is read by the owner until the profile is deleted, and again once it is restored', async () => {
    const mine = doc(stage.as(OWNER), path);
    await assertSucceeds(getDoc(mine));
    await stage.seed(DELETED);
    for (const uid of [OWNER, ...MEMBERS]) await assertFails(getDoc(doc(stage.as(uid), path)));
    await stage.seed(PRESENT);
    await assertSucceeds(getDoc(mine));
  });

  it('is not listed while the profile is deleted', async () => {
    await stage.seed(DELETED);
    const parent = path.split('/').slice(0, -1).join('/');
    for (const uid of [OWNER, ...MEMBERS]) {
      const list = getDocs(query(collection(stage.as(uid), parent), limit(20)));
      if (!LISTED_BY_ACCESS.includes(rule)) await assertFails(list);
      else await list.catch(() => undefined);
    }
  });
});

it.each([OWNER, 'manager'])('only the server restores a profile, not: %s', async (uid) => {
  await stage.seed(DELETED);
  const change = { deletedAt: deleteField(), updatedAt: serverTimestamp() };
  for (const path of [ARTIST, LABEL]) await assertFails(updateDoc(doc(stage.as(uid), path), change));
});

it('every path of a profile is walked', () => {
  expect(NOT_OF_PROFILES.filter((rule) => /^\/(artist|label)Profiles\/\{\w+\}\/./.test(rule))).toEqual([]);
});
