import { describe, expect, test } from 'vitest';
import { decideAccess, loginPath, syncPath, type AccessFacts } from './decide-access.ts';

const signedOut = { token: 'none', live: false, admin: false } as const;
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
  ['a signed-out visitor', signedOut, null, LOGIN, LOGIN],
  ['a signed-out visitor with a rejected token', { ...signedOut, token: 'invalid' }, null, LOGIN, LOGIN],
  ['a valid token without a sign-in', { ...signedOut, token: 'good' }, null, SYNC, SYNC],
  ['an artist', artist, null, null, '/dashboard'],
  ['an artist without a token', { ...artist, token: 'none' }, null, null, '/dashboard'],
  ['an artist with a rejected token', { ...artist, token: 'invalid' }, null, null, '/dashboard'],
  ['an admin', admin, null, null, null],
  ['an admin with a rejected token', { ...admin, token: 'invalid' }, null, null, null],
];

const FOURTRACK: readonly Row[] = [
  ['a signed-out visitor', signedOut, null, LOGIN, '/'],
  ['a signed-out visitor with a rejected token', { ...signedOut, token: 'invalid' }, null, LOGIN, '/'],
  ['a valid token without a sign-in', { ...signedOut, token: 'good' }, null, SYNC, '/'],
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

test('the log-in address omits a return path that equals the default', () => {
  expect(loginPath('countin', '/dashboard')).toBe('/login');
  expect(loginPath('fourtrack', '/')).toBe('/login');
  expect(loginPath('fourtrack', '/dashboard')).toBe('/login?back=%2Fdashboard');
  expect(loginPath('countin', null)).toBe('/login');
  expect(syncPath(null)).toBe('/auth/sync');
});
