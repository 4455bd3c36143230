import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { LANGUAGES } from '@countin/domain/locale';
import { can, MEMBER_ROLES } from '@countin/domain/permissions';
import { aProductRecord, anArtistProfile, aReleaseText, aUser } from '@countin/domain/testing';
import { NO_TEXT, TEXT_KINDS, TEXT_LIMITS, VERSIONS_KEPT, type ReleaseText } from '@countin/domain/texts';
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
  Timestamp,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { setUpRules, textOf } from '../testing/rules-stage.ts';

const LEFT_AT = 1_700_000_000_000;
const path = 'musicProducts/one/texts/de';
const text = aReleaseText({ updatedBy: 'mira', updatedAt: LEFT_AT, short: 'Kurz' });
const stage = setUpRules('release-texts', {
  'musicProducts/one': aProductRecord({ id: 'one', createdBy: 'mira', artistId: 'artist' }),
  'artistProfiles/artist': anArtistProfile({ id: 'artist', createdBy: 'mira' }),
  [path]: text,
  'users/agreed-edit': aUser({ uid: 'agreed-edit', agreedArtists: { artist: { label: 'edit' } } }),
  'users/agreed-see': aUser({ uid: 'agreed-see', agreedArtists: { artist: { label: 'see' } } }),
  ...Object.fromEntries(
    MEMBER_ROLES.map((role) => [`users/${role}`, aUser({ uid: role, artistRoles: { artist: role } })]),
  ),
});

const write = (firestore: Firestore, change: object, at = path, by = 'mira') =>
  setDoc(doc(firestore, at), { ...text, updatedBy: by, ...change, updatedAt: serverTimestamp() });

/** Writes a version, and the texts with its number. */
function keep(firestore: Firestore, version: object, slot = '1', texts: Partial<ReleaseText> = { versions: 1 }) {
  const { shown: _shown, language: _language, updatedBy, updatedAt: _at, versions: _versions, ...content } = text;
  const batch = writeBatch(firestore);
  batch.set(doc(firestore, path), { ...text, ...texts, updatedAt: serverTimestamp() });
  batch.set(doc(firestore, `${path}/versions/${slot}`), {
    ...content,
    number: 1,
    by: updatedBy,
    at: Timestamp.fromMillis(LEFT_AT),
    updatedAt: serverTimestamp(),
    ...version,
  });
  return batch.commit();
}

describe('texts of a release', () => {
  it.each(TEXT_KINDS)('take a text at the limit of %s, not above', async (kind) => {
    const { stored } = TEXT_LIMITS[kind];
    await assertFails(write(stage.as('mira'), { [kind]: textOf(stored + 1) }));
    await assertSucceeds(write(stage.as('mira'), { [kind]: textOf(stored) }));
  });

  it('may all be at their limits at once', () =>
    assertSucceeds(
      write(stage.as('mira'), Object.fromEntries(TEXT_KINDS.map((kind) => [kind, textOf(TEXT_LIMITS[kind].stored)]))),
    ));

  it.each(LANGUAGES)('are stored for %s, under its id', async (language) => {
    const at = `musicProducts/one/texts/${language}`;
    await assertFails(write(stage.as('mira'), { language: language === 'en' ? 'de' : 'en' }, at));
    await assertSucceeds(write(stage.as('mira'), { language }, at));
  });

  it.each([
    ['a language of ours', 'musicProducts/one/texts/it', { language: 'it' }],
    ['their author', path, { updatedBy: 'tide' }],
    ['marks of texts alone', path, { sources: { title: 'en.1a' } }],
    ['marks of our form', path, { sources: { short: 'en' } }],
    ['no other fields', path, { extra: 1 }],
    ['versions one by one', path, { versions: 2 }],
    ['versions that stay', path, { versions: -1 }],
    ['a release that exists', 'musicProducts/none/texts/de', {}],
  ])('need %s', async (_what, at, change) => {
    await assertFails(write(stage.as('mira'), change, at));
    await assertSucceeds(write(stage.as('mira'), { sources: { short: 'pt-BR.1a' } }));
  });

  it.each([...MEMBER_ROLES, 'agreed-edit', 'agreed-see'])(
    'are read and written by %s as the role allows',
    async (uid) => {
      const role = MEMBER_ROLES.find((each) => each === uid);
      const [reads, edits] = role
        ? [can(role, 'release.read'), can(role, 'release.edit')]
        : [true, uid === 'agreed-edit'];
      const firestore = stage.as(uid);
      const list = (most: number) => getDocs(query(collection(firestore, 'musicProducts/one/texts'), limit(most)));
      await (reads ? assertSucceeds : assertFails)(getDoc(doc(firestore, path)));
      await (reads ? assertSucceeds : assertFails)(list(20));
      await assertFails(list(21));
      await (edits ? assertSucceeds : assertFails)(write(firestore, {}, path, uid));
      await assertFails(deleteDoc(doc(firestore, path)));
    },
  );
});

describe('a version', () => {
  it.each([
    ['the author of what it keeps', { by: 'tide' }],
    ['the time at which that was left', { at: Timestamp.fromMillis(LEFT_AT + 1) }],
    ['the next number', { number: 2 }],
    ['no other fields', { shown: true }],
    ['texts within their limits', { short: textOf(TEXT_LIMITS.short.stored + 1) }],
  ])('has %s', async (_what, change) => {
    await assertFails(keep(stage.as('mira'), change));
    await assertSucceeds(keep(stage.as('mira'), {}));
  });

  it('is written with its texts, under its own id, and once', async () => {
    await assertFails(keep(stage.as('mira'), {}, '2'));
    await assertFails(keep(stage.as('mira'), {}, '1', {}));
    await assertSucceeds(keep(stage.as('mira'), {}));
    await assertFails(keep(stage.as('mira'), {}));
    await assertFails(deleteDoc(doc(stage.as('mira'), `${path}/versions/1`)));
  });

  it('takes the place of the oldest one when enough are kept', async () => {
    await stage.seed({ [path]: { ...text, versions: VERSIONS_KEPT } });
    const number = VERSIONS_KEPT + 1;
    await assertFails(keep(stage.as('mira'), { number }, String(number), { versions: number }));
    await assertSucceeds(keep(stage.as('mira'), { number }, '1', { versions: number }));
  });

  it('of a description that is older than its texts has no author', async () => {
    await stage.seed({});
    const at = 'musicProducts/one/texts/en';
    const { shown: _shown, ...old } = { ...NO_TEXT, long: 'Old' };
    const begin = (by: string) => {
      const batch = writeBatch(stage.as('mira'));
      const updatedAt = serverTimestamp();
      batch.set(doc(stage.as('mira'), at), { ...text, language: 'en', versions: 1, updatedAt });
      const version = { ...old, sources: {}, number: 1, by, at: new Date(1), updatedAt };
      batch.set(doc(stage.as('mira'), `${at}/versions/1`), version);
      return batch.commit();
    };
    await assertFails(begin('mira'));
    await assertSucceeds(begin(''));
  });
});
