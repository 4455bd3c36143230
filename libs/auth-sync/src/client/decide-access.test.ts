import { describe, expect, test } from 'vitest';
import { decideAccess, loginPath, syncPath, type AccessFacts } from './decide-access.ts';

const nobody = { token: 'none', live: false, admin: false } as const;
const artist = { token: 'good', live: true, admin: false } as const;
const admin = { token: 'good', live: true, admin: true } as const;

type Row = readonly [
  who: string,
  facts: Pick<AccessFacts, 'token' | 'live' | 'admin'>,
  publicPath: string | null,
  signedIn: string | null,
  adminPath: string | null,
];

const LOGIN = '/login?back=%2Fwanted%3Fq%3D1%23part';
const SYNC = '/auth/sync?next=%2Fwanted%3Fq%3D1%23part';

const COUNTIN: readonly Row[] = [
  ['nobody', nobody, null, LOGIN, LOGIN],
  ['nobody, with a token that is refused', { ...nobody, token: 'invalid' }, null, LOGIN, LOGIN],
  ['a good token alone', { ...nobody, token: 'good' }, null, SYNC, SYNC],
  ['an artist', artist, null, null, '/dashboard'],
  ['an artist without a token', { ...artist, token: 'none' }, null, null, '/dashboard'],
  ['an artist whose token is refused', { ...artist, token: 'invalid' }, null, null, '/dashboard'],
  ['an admin', admin, null, null, null],
  ['an admin whose token is refused', { ...admin, token: 'invalid' }, null, null, null],
];

const FOURTRACK: readonly Row[] = [
  ['nobody', nobody, null, LOGIN, '/'],
  ['nobody, with a token that is refused', { ...nobody, token: 'invalid' }, null, LOGIN, '/'],
  ['a good token alone', { ...nobody, token: 'good' }, null, SYNC, '/'],
  ['an artist', artist, null, null, '/'],
  ['an admin', admin, null, null, '/'],
];

for (const [site, rows] of [
  ['countin', COUNTIN],
  ['fourtrack', FOURTRACK],
] as const) {
  describe(`on ${site}`, () => {
    test.each(rows)('%s', (_who, facts, publicPath, signedIn, adminPath) => {
      const go = (needed: AccessFacts['needed']) =>
        decideAccess({ site, needed, wanted: '/wanted?q=1#part', ...facts });
      expect([go('public'), go('signed-in'), go('admin')]).toEqual([publicPath, signedIn, adminPath]);
    });
  });
}

test('the log-in does not remember where it leads anyway', () => {
  expect(loginPath('countin', '/dashboard')).toBe('/login');
  expect(loginPath('fourtrack', '/')).toBe('/login');
  expect(loginPath('fourtrack', '/dashboard')).toBe('/login?back=%2Fdashboard');
  expect(loginPath('countin', null)).toBe('/login');
  expect(syncPath(null)).toBe('/auth/sync');
});
