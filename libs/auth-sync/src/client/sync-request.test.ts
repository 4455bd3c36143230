import { describe, expect, test } from 'vitest';
import { unsignedToken } from '../testing/unsigned-token.ts';
import { syncAddress } from './sync-address.ts';
import { readSyncRequest, type SyncRequest } from './sync-request.ts';

const token = unsignedToken('sync', 'mira');
const state = `${'s'.repeat(41)}_-`;

const ALL: readonly SyncRequest[] = [
  { kind: 'begin', next: null },
  { kind: 'begin', next: '/artist/a1?x=1#part' },
  { kind: 'cross-site-sign-in', to: 'fourtrack', state, next: null },
  { kind: 'cross-site-sign-in', to: 'countin', state, next: '/dashboard' },
  { kind: 'token', token, state: null, next: null },
  { kind: 'token', token, state, next: '/profile' },
  { kind: 'signed-out', state, next: '/profile' },
  { kind: 'signed-out', state: null, next: null },
  { kind: 'check' },
  { kind: 'keep', keep: state, host: 'mira-okafor', last: false },
  { kind: 'keep', keep: state, host: 'mira-okafor', last: true },
];

describe('a sync request survives serialising to an address and parsing', () => {
  test.each(ALL)('%o', (syncRequest) => {
    const address = new URL(syncAddress('https://4track.fm', syncRequest));
    expect([address.origin, address.pathname]).toEqual(['https://4track.fm', '/auth/sync']);
    expect(readSyncRequest(address.search)).toEqual(syncRequest);
  });
});

test.each([
  ['?next=//evil.example', { kind: 'begin', next: null }],
  ['?next=https://evil.example', { kind: 'begin', next: null }],
  ['?next=/a&next=/b', { kind: 'begin', next: null }],
  ['?token=nonsense&next=/a', { kind: 'begin', next: '/a' }],
  [`?token=${token}&token=${token}`, { kind: 'begin', next: null }],
  [`?token=${'a'.repeat(4000)}.${'b'.repeat(200)}.c`, { kind: 'begin', next: null }],
  [`?token=${token}&state=short`, { kind: 'token', token, state: null, next: null }],
  [`?token=${token}&for=fourtrack&state=${state}&none=1`, { kind: 'token', token, state, next: null }],
  [`?for=elsewhere&state=${state}`, { kind: 'begin', next: null }],
  ['?for=fourtrack', { kind: 'begin', next: null }],
  ['?none=0', { kind: 'begin', next: null }],
  [`?keep=${state}`, { kind: 'begin', next: null }],
  [`?keep=${state}&host=evil.example%2F`, { kind: 'begin', next: null }],
  [`?keep=${state}&host=mira-okafor&host=tide`, { kind: 'begin', next: null }],
  ['?keep=short&host=mira-okafor', { kind: 'begin', next: null }],
  ['?check=yes', { kind: 'begin', next: null }],
  ['?__proto__=1&constructor=2', { kind: 'begin', next: null }],
  ['', { kind: 'begin', next: null }],
  ['?%', { kind: 'begin', next: null }],
])('%# an invalid value counts as absent: %s', (search, syncRequest) => {
  expect(readSyncRequest(search)).toEqual(syncRequest);
});
