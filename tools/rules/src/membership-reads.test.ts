import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aLabelProfile, aProductRecord, anArtistProfile, aPhoto, aSignup, aUser } from '@countin/domain/testing';
import { beginSession, documentAt, requestOf, toWire } from 'local-firebase/src/rules/decide-for-test.ts';
import { expect, it } from 'vitest';

const RULES = readFileSync(join(import.meta.dirname, '../../../firestore.rules'), 'utf8');
/** As many artists as one query may name. */
const ARTISTS = Array.from({ length: 30 }, (_, at) => `artist-${at}`);
const [ARTIST = ''] = ARTISTS;
const roles = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, 'manager' as const]));

const WORLD = {
  'users/owner': aUser({ uid: 'owner' }),
  'users/manager': aUser({ uid: 'manager', artistRoles: roles(ARTISTS), labelRoles: { label: 'manager' } }),
  ...Object.fromEntries(
    ARTISTS.map((id) => [`artistProfiles/${id}`, anArtistProfile({ id, createdBy: 'owner' })] as const),
  ),
  'labelProfiles/label': aLabelProfile({ id: 'label', createdBy: 'owner' }),
  'musicProducts/one': aProductRecord({ id: 'one', createdBy: 'owner', artistId: ARTIST }),
  [`artistProfiles/${ARTIST}/signups/fan`]: aSignup({ id: 'fan', ownerId: ARTIST }),
  [`artistProfiles/${ARTIST}/photos/photo`]: aPhoto({ id: 'photo' }),
};
const documents = Object.entries(WORLD).map(([path, data]) => documentAt(path, plain(data)));

/** Documents of the world as JSON has them: the rules of these requests look at no times. */
function plain(data: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
}

const get = (path: string) => ({
  method: 'get' as const,
  path: path.split('/'),
  resource: documents.find(({ name }) => name.endsWith(`/${path}`)) ?? null,
});
const list = (path: string, artistIds: readonly string[] = []) => ({
  method: 'list' as const,
  path: path.split('/'),
  query: {
    limit: 100,
    offset: null,
    orderBy: {},
    disjuncts: [
      artistIds.length === 0 ? [] : [{ field: ['artistId'], op: 'IN' as const, value: toWire([...artistIds]) }],
    ],
  },
});
const edit = (path: string, change: object) => {
  const before = WORLD[path as keyof typeof WORLD];
  const after = {
    ...plain(before),
    ...change,
    updatedAt: { timestampValue: new Date(1_700_000_000_000).toISOString() },
  };
  return { ...get(path), method: 'update' as const, newResource: documentAt(path, after) };
};

/** How many documents the rules read to allow a request. */
function readsOf(uid: string, request: ReturnType<typeof get | typeof list | typeof edit>): number {
  const reads: string[] = [];
  const decision = beginSession(RULES, { before: documents, reads }).decide(
    requestOf({
      ...request,
      auth: { uid, token: { auth_time: 1_700_000_000 } },
      time: { seconds: '1700000000', nanos: 0 },
    }),
  );
  expect(decision.explanation).toContain('allowed');
  return new Set(reads).size;
}

it.each([
  ['reading a release', get('musicProducts/one')],
  ['editing a release', edit('musicProducts/one', { title: 'New' })],
  ['editing an artist', edit(`artistProfiles/${ARTIST}`, { name: 'New' })],
  ['editing a label', edit('labelProfiles/label', { name: 'New' })],
  ['editing the feed of a label', edit('labelProfiles/label', { feedOrder: 'oldest' })],
  ['reading a fan', get(`artistProfiles/${ARTIST}/signups/fan`)],
  ['listing fans', list(`artistProfiles/${ARTIST}/signups`)],
  ['reading a photo', get(`artistProfiles/${ARTIST}/photos/photo`)],
  ['listing the activity of a label', list('labelProfiles/label/activity')],
])('%s costs a member at most one document read more than the owner', (_, request) => {
  expect(readsOf('manager', request) - readsOf('owner', request)).toBeLessThanOrEqual(1);
});

it('a list costs a member one document read, whatever the number of its artists and rows', () => {
  expect(readsOf('manager', list('musicProducts', [ARTIST]))).toBe(1);
  expect(readsOf('manager', list('musicProducts', ARTISTS))).toBe(1);
});
