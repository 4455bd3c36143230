import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aLabelProfile, aMedley, aProductRecord, anArtistProfile, aSignup } from '@countin/domain/testing';
import { beginSession, documentAt, requestOf } from 'local-firebase/src/rules/decide-for-test.ts';
import { expect, it } from 'vitest';

const RULES = readFileSync(join(import.meta.dirname, '../../../firestore.rules'), 'utf8');
const ROOT = 'projects/demo/databases/(default)/documents/';
const now = { timestampValue: new Date(1_700_000_000_000).toISOString() };

const plain = (document: object) =>
  Object.fromEntries(
    Object.entries(document).filter(([field]) => !['createdAt', 'updatedAt', 'publishedAt', 'dueAt'].includes(field)),
  );
const artist = documentAt('artistProfiles/one', plain(anArtistProfile({ id: 'one', createdBy: 'mira' })));
const label = documentAt('labelProfiles/one', plain(aLabelProfile({ id: 'one', createdBy: 'mira' })));
const release = documentAt('musicProducts/a', plain(aProductRecord({ id: 'a', createdBy: 'mira', artistId: 'one' })));
const person = (uid: string, roles: object) => documentAt(`users/${uid}`, { uid, suspended: false, ...roles });
const STORED = [
  artist,
  label,
  release,
  person('mira', {}),
  person('manager', { artistRoles: { one: 'manager' }, labelRoles: { one: 'manager' } }),
  person('agreed', { agreedArtists: { one: { label: 'edit' } } }),
];

/** Number of documents that the rules read for a request, beside those that it is about. */
function readsOf(uid: string, request: Parameters<typeof requestOf>[0]): number {
  const session = beginSession(RULES, { before: STORED });
  const { allowed, explanation, lookedUp } = session.decide(
    requestOf({
      auth: { uid, token: { auth_time: 1_700_000_000 } },
      time: { seconds: '1700000000', nanos: 0 },
      ...request,
    }),
  );
  expect([uid, allowed, allowed ? '' : explanation]).toEqual([uid, true, '']);
  return lookedUp.size;
}

const fan = documentAt('artistProfiles/one/signups/fan', plain(aSignup({ id: 'fan', ownerId: 'one' })));
const medley = documentAt('withdrawnMedleys/one', plain(aMedley({ artistId: 'one' })));
const at = (document: { readonly name: string }) => document.name.slice(ROOT.length).split('/');
const get = (document: typeof artist) => ({ method: 'get' as const, path: at(document), resource: document });
const change = (document: typeof artist) => ({
  method: 'update' as const,
  path: at(document),
  resource: document,
  newResource: { ...document, fields: { ...document.fields, updatedAt: now } },
});
const list = (path: string, field?: string, value?: string) => ({
  method: 'list' as const,
  path: path.split('/'),
  query: {
    limit: 100,
    offset: null,
    orderBy: {},
    disjuncts: [field === undefined ? [] : [{ field: [field], op: 'EQ' as const, value: { stringValue: value } }]],
  },
});

/**
 * Requests with the documents that the rules read for the owner. These are the user's own, and the profile if not in
 * the request.
 */
it.each([
  ['changing an artist', 1, change(artist), change(artist)],
  ['changing a label', 1, change(label), change(label)],
  ['reading a working copy', 2, get(release), get(release)],
  ['changing a working copy', 2, change(release), change(release)],
  ['listing working copies', 1, list('musicProducts', 'createdBy', 'mira'), list('musicProducts', 'artistId', 'one')],
  ['reading a fan', 2, get(fan), get(fan)],
  ['listing fans', 2, list('artistProfiles/one/signups'), list('artistProfiles/one/signups')],
  ['reading a withdrawn medley', 2, get(medley), get(medley)],
  ['listing uploads', 2, list('artistProfiles/one/images'), list('artistProfiles/one/images')],
  ['listing members', 2, list('artistProfiles/one/members'), list('artistProfiles/one/members')],
  ['listing a label’s activity', 2, list('labelProfiles/one/activity'), list('labelProfiles/one/activity')],
])('%s reads %i documents, for a member not one more; a list is decided once', (_what, most, asOwner, asMember) => {
  expect(readsOf('mira', asOwner)).toBeLessThanOrEqual(most);
  expect(readsOf('manager', asMember)).toBeLessThanOrEqual(most);
});

it.each([
  ['reading a working copy', get(release)],
  ['changing a working copy', change(release)],
  ['listing working copies', list('musicProducts', 'artistId', 'one')],
])('%s by an agreement of a label reads the user’s own document alone', (_what, requested) => {
  expect(readsOf('agreed', requested)).toBe(1);
});
