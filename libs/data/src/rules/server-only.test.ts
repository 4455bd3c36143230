import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { anArtistProfile, aUser } from '@countin/domain/testing';
import { documents, paths } from '@countin/domain/documents';
import { collection, deleteDoc, doc, getDoc, getDocs, limit, query, setDoc, updateDoc } from 'firebase/firestore';
import { describe, expect, it, test } from 'vitest';
import { matchedPaths, matches } from '../testing/matched-paths.ts';
import { setUpRules } from '../testing/rules-stage.ts';

/** What the server alone knows. A rule that opened one of these would be a mistake. */
const SERVER_ONLY = [
  'signupToken',
  'planFeed',
  'planMail',
  'keptItem',
  'collectionState',
  'savedViews',
  'collectionFeed',
  'summaryMail',
  'numberShare',
  'signupRequest',
  'outboxMessage',
  'rateLimit',
  'imageSweep',
  'artistRename',
  'discoveryEntry',
  'discoveryWords',
  'discoveryChange',
  'fanList',
  'usedToken',
  'directoryEntry',
  'auditEntry',
  'accountDeletion',
  'accountSweep',
  'profileCount',
  'ownerConfirmation',
  'heldBackProfile',
  'invitation',
  'ownershipOffer',
  'profileDeletion',
  'scheduledPublication',
  'hiddenPage',
  'deletedRelease',
  'deletedProduct',
  'deletedPage',
  'hiddenMedley',
  'visitorSalt',
  'countedRecords',
  'dayShard',
  'importRun',
  'importRow',
  'importStep',
  'pageVersion',
] as const satisfies readonly (keyof typeof documents)[];

/** Every document that `paths` builds and no rule matches, so that a new one is closed without a line here. */
const UNMATCHED = documentPaths().filter((path) => !matchedPaths().some((pattern) => matches(pattern, path)));

/** Below paths that have rules, and of no definition. */
const UNKNOWN = [
  'siteNumbers/countin/dayNumbers/2026-11-23.0',
  'settings/site',
  'artistProfiles/mira/notes/one',
  'users/mira/secrets/one',
  'slugs/mira/history/one',
];

const CLOSED = [...UNMATCHED, ...UNKNOWN];

function documentPaths(): string[] {
  const built = Object.values<string | ((...ids: never[]) => string)>(paths).map((path) =>
    typeof path === 'string' ? path : path(...(Array.from({ length: path.length }, () => 'mira') as never[])),
  );
  const ofArtist = built.map((path) => path.replace(/^miraProfiles/, 'artistProfiles'));
  return [...new Set(ofArtist)].filter((path) => path.split('/').length % 2 === 0);
}

const stage = setUpRules('closed', {
  'users/mira': aUser({ uid: 'mira', userType: 'admin' }),
  'artistProfiles/mira': anArtistProfile({ id: 'mira', createdBy: 'mira' }),
  ...Object.fromEntries(CLOSED.map((path) => [path, { uid: 'mira', artistId: 'mira', createdBy: 'mira', count: 1 }])),
});

test.each(SERVER_ONLY)('no rule matches %s', (name) => {
  const path = (documents[name] as (...ids: string[]) => { readonly path: string })(
    'mira',
    'mira',
    'mira',
    'mira',
  ).path;
  expect(matchedPaths().filter((pattern) => matches(pattern, path))).toEqual([]);
});

describe('a path without a rule', () => {
  for (const path of CLOSED) {
    it(`${path} is closed to visitors, owners and admins`, async () => {
      const parent = path.split('/').slice(0, -1).join('/');
      for (const firestore of [
        stage.asVisitor(),
        stage.as('mira'),
        stage.as('mira', { admin: true, userType: 'admin' }),
      ]) {
        await assertFails(getDoc(doc(firestore, path)));
        await assertFails(getDocs(query(collection(firestore, parent), limit(1))));
        await assertFails(setDoc(doc(firestore, `${parent}/new`), { createdBy: 'mira' }));
        await assertFails(updateDoc(doc(firestore, path), { count: 0 }));
        await assertFails(deleteDoc(doc(firestore, path)));
      }
      await assertSucceeds(getDoc(doc(stage.as('mira'), 'users/mira')));
    });
  }
});
