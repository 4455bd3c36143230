import { readFileSync } from 'node:fs';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { aLabelProfile, anArtistProfile, aPhoto, aReleaseText, aUser } from '@countin/domain/testing';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { RULE_PATHS } from '../testing/rule-paths.ts';
import { setUpRules } from '../testing/rules-stage.ts';

const OWNER = 'mira';
const MANAGER = 'manager';
const ARTIST = 'artistProfiles/mine';
const LABEL = 'labelProfiles/mine';
const AT = 1_700_000_000_000;

const roles = { artistRoles: { mine: 'manager' }, labelRoles: { mine: 'manager' } } as const;
const profiles = (change: object) => ({
  [ARTIST]: { ...anArtistProfile({ id: 'mine', createdBy: OWNER }), ...change },
  [LABEL]: { ...aLabelProfile({ id: 'mine', createdBy: OWNER }), ...change },
});
const text = aReleaseText({ updatedBy: OWNER, updatedAt: AT, short: 'Kurz' });
const { createdAt: _created, updatedAt: _updated, ...photo } = aPhoto();

const stage = setUpRules('states', {
  ...Object.fromEntries(Object.values(RULE_PATHS).map(([path, , content]) => [path, content])),
  ...profiles({}),
  'musicProducts/one/texts/de': text,
  'artistProfiles/mine/images/new': { id: 'new', kind: 'photo', state: 'ready', createdBy: OWNER },
  'artistProfiles/mine/photos/one': aPhoto({ id: 'one', createdBy: OWNER }),
  [`users/${MANAGER}`]: aUser({ uid: MANAGER, ...roles }),
});

/** What each state changes, and whom it refuses. Rules know nothing of profiles that are held back: those are worked on. */
const STATES: Readonly<Record<string, readonly [change: Record<string, object>, refused: readonly string[]]>> = {
  present: [{}, []],
  'held back': [{ 'heldBackProfiles/mine': { profileId: 'mine', kind: 'artist', createdBy: OWNER, at: AT } }, []],
  archived: [profiles({ archivedAt: AT }), []],
  'of a suspended owner': [{ [`users/${OWNER}`]: aUser({ uid: OWNER, suspended: true }) }, [OWNER]],
  'of a suspended manager': [{ [`users/${MANAGER}`]: aUser({ uid: MANAGER, ...roles, suspended: true }) }, [MANAGER]],
};
/** Tested for reading with the lists of deleted artists. */
const DELETED: (typeof STATES)[string] = [profiles({ deletedAt: AT }), [OWNER, MANAGER]];

const task = { template: null, productId: null, days: null, date: null, assignee: '', done: false, hidden: false };
const now = () => ({ updatedAt: serverTimestamp() });
type Write = (firestore: Firestore, uid: string) => Promise<void>;

/** A direct write of owner and manager for each path that takes one. A path with a new `create` or `update` needs a line. */
const WRITES: Readonly<Record<string, Write>> = {
  '/artistProfiles/{artistId}': (db) => updateDoc(doc(db, ARTIST), { name: 'New', ...now() }),
  '/artistProfiles/{artistId}/photos/{imageId}': async (db, uid) => {
    await updateDoc(doc(db, `${ARTIST}/photos/one`), { credit: 'New', ...now() });
    const added = { ...photo, id: 'new', createdBy: uid, createdAt: serverTimestamp(), ...now() };
    await setDoc(doc(db, `${ARTIST}/photos/new`), added);
  },
  '/artistProfiles/{artistId}/tasks/{taskId}': (db) =>
    setDoc(doc(db, `${ARTIST}/tasks/new`), { id: 'new', title: 'Call', ...task, ...now() }),
  '/labelProfiles/{labelId}': async (db) => {
    await updateDoc(doc(db, LABEL), { name: 'New', ...now() });
    await updateDoc(doc(db, LABEL), { feedOrder: 'oldest', ...now() });
  },
  '/musicProducts/{productId}': (db) => updateDoc(doc(db, 'musicProducts/one'), { title: 'New', ...now() }),
  '/musicProducts/{productId}/texts/{language}': (db, uid) =>
    setDoc(doc(db, 'musicProducts/one/texts/fr'), { ...text, language: 'fr', updatedBy: uid, ...now() }),
  '/musicProducts/{productId}/texts/{language}/versions/{slot}': async (db, uid) => {
    const { shown: _shown, language: _language, updatedBy, updatedAt: _at, versions: _versions, ...content } = text;
    const batch = writeBatch(db);
    batch.set(doc(db, 'musicProducts/one/texts/de'), { ...text, updatedBy: uid, versions: 1, ...now() });
    const left = { number: 1, by: updatedBy, at: Timestamp.fromMillis(AT), ...now() };
    batch.set(doc(db, 'musicProducts/one/texts/de/versions/1'), { ...content, ...left });
    await batch.commit();
  },
};
/** Of a person, and of no profile: tested below. */
const OF_PEOPLE = '/users/{uid}';

/** Paths that a rule lets people write to. */
function writtenPaths(): string[] {
  const rules = readFileSync(new URL('../../../../firestore.rules', import.meta.url), 'utf8');
  const open: { readonly indent: number; readonly path: string }[] = [];
  const found = new Set<string>();
  for (const [, indent = '', path] of rules.matchAll(/^( *)(?:match (\/\S+) \{|allow (?:create|update)[^\n]*)$/gm)) {
    while ((open.at(-1)?.indent ?? -1) >= indent.length) open.pop();
    if (path !== undefined) open.push({ indent: indent.length, path });
    else
      found.add(
        open
          .map((each) => each.path)
          .join('')
          .replace('/databases/{database}/documents', ''),
      );
  }
  return [...found];
}

it('each path that takes a write is written below', () => {
  expect(writtenPaths().sort()).toEqual([...Object.keys(WRITES), OF_PEOPLE].sort());
});

describe.each(Object.entries(STATES))('what is %s', (_state, [change, refused]) => {
  it.each(Object.entries(RULE_PATHS))('is read by those whom the state leaves it: %s', async (rule, [path, access]) => {
    await stage.seed(change);
    for (const uid of [OWNER, MANAGER]) {
      const reader = access !== 'closed' || (!refused.includes(uid) && (uid === OWNER || !rule.startsWith('/users/')));
      await (reader ? assertSucceeds : assertFails)(getDoc(doc(stage.as(uid), path)));
    }
  });

  it.each(['musicProducts', 'linkChecks', 'linkReports'])('is listed for those whom it leaves it: %s', async (list) => {
    await stage.seed(change);
    for (const [uid, source] of [
      [OWNER, where('createdBy', '==', OWNER)],
      [MANAGER, where('artistId', 'in', ['mine'])],
    ] as const) {
      const requested = getDocs(query(collection(stage.as(uid), list), source, limit(20)));
      await (refused.includes(uid) ? assertFails : assertSucceeds)(requested);
    }
  });
});

describe.each([...Object.entries(STATES), ['deleted', DELETED] as const])('what is %s', (_state, [change, refused]) => {
  describe.each([OWNER, MANAGER])('for %s', (uid) => {
    it.each(Object.entries(WRITES))('is written where the state allows it: %s', async (_rule, write) => {
      await stage.seed(change);
      await (refused.includes(uid) ? assertFails : assertSucceeds)(write(stage.as(uid), uid));
    });
  });
});

it('a suspended person changes nothing of the own document', async () => {
  const language = () => updateDoc(doc(stage.as(OWNER), `users/${OWNER}`), { language: 'de' });
  await assertSucceeds(language());
  await stage.seed({ [`users/${OWNER}`]: aUser({ uid: OWNER, suspended: true }) });
  await assertFails(language());
  await assertFails(setDoc(doc(stage.as(OWNER), `users/${OWNER}`), { uid: OWNER, createdAt: serverTimestamp() }));
});
