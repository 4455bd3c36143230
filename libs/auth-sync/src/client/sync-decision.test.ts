import { describe, expect, test } from 'vitest';
import { unsignedToken } from '../testing/unsigned-token.ts';
import { decideSync, type SyncDecision, type SyncFacts } from './sync-decision.ts';
import type { SyncRequest } from './sync-request.ts';

const state = 's'.repeat(43);
const next = '/wanted';
const token = unsignedToken('sync', 'mira');
const mira = { uid: 'mira', email: 'mira@example.com' };
const tide = { uid: 'tide', email: 'tide@example.com' };

const facts: SyncFacts = {
  site: 'fourtrack',
  otherSite: 'https://countin.fm',
  place: 'top',
  syncRequest: { kind: 'begin', next },
  live: null,
  begunHere: false,
};
type Row = readonly [what: string, change: Partial<SyncFacts>, decision: SyncDecision];

const begin: SyncRequest = { kind: 'begin', next };
const carried: SyncRequest = { kind: 'token', token, state, next };
const stored: SyncRequest = { kind: 'token', token: unsignedToken('session', 'mira'), state, next };
const nonsense: SyncRequest = { kind: 'token', token: 'a.b.c', state, next };
const requested: SyncRequest = { kind: 'cross-site-sign-in', to: 'countin', state, next };
const otherSiteSignedOut: SyncRequest = { kind: 'signed-out', state, next };
const question = (instead: typeof tide | null): SyncDecision => ({
  do: 'ask',
  token,
  email: 'mira@example.com',
  instead,
  next,
});

const TOP: readonly Row[] = [
  [
    'a link from the other site, no user signed in: request a cross-site sign-in',
    { syncRequest: begin },
    { do: 'fetch-from-other-site', next },
  ],
  [
    'a link from the other site, a user signed in: continue',
    { syncRequest: begin, live: tide },
    { do: 'go', to: next },
  ],
  [
    'no request and no user signed in: request a cross-site sign-in without a target',
    { syncRequest: { kind: 'begin', next: null } },
    { do: 'fetch-from-other-site', next: null },
  ],
  [
    'no request and a user signed in: go to the home page',
    { syncRequest: { kind: 'begin', next: null }, live: mira },
    { do: 'go', to: '/' },
  ],
  [
    'the same on Countin: its dashboard',
    { site: 'countin', syncRequest: { kind: 'begin', next: null }, live: mira },
    { do: 'go', to: '/dashboard' },
  ],
  [
    'no other site to fetch from: go on, to be asked there',
    { syncRequest: begin, otherSite: null },
    { do: 'go', to: next },
  ],
  [
    'no other site to fetch from, and nowhere to go: the log-in',
    { syncRequest: { kind: 'begin', next: null }, otherSite: null },
    { do: 'log-in' },
  ],

  [
    'the other site asks, a user is signed in: cross-site sign-in',
    { syncRequest: requested, live: mira },
    { do: 'cross-site-sign-in', state, next },
  ],
  [
    'the other site asks, no user is signed in: answer signed-out',
    { syncRequest: requested },
    { do: 'answer-signed-out', state, next },
  ],
  [
    'asked to hand over to itself: the start',
    { syncRequest: { ...requested, to: 'fourtrack' }, live: mira },
    { do: 'go', to: '/' },
  ],
  [
    'asked to hand over without another site: the start',
    { syncRequest: requested, otherSite: null, live: mira },
    { do: 'go', to: '/' },
  ],

  [
    'no user on either site, a target: continue to the target',
    { syncRequest: otherSiteSignedOut, begunHere: true },
    { do: 'go', to: next },
  ],
  ['the same, not begun here: continue', { syncRequest: otherSiteSignedOut }, { do: 'go', to: next }],
  [
    'no user on either site, no target: the log-in page',
    { syncRequest: { ...otherSiteSignedOut, next: null }, begunHere: true },
    { do: 'log-in' },
  ],
  [
    'signed out there, signed in here meanwhile: continue',
    { syncRequest: otherSiteSignedOut, live: mira },
    { do: 'go', to: next },
  ],

  ['a token, begun here: sign in', { syncRequest: carried, begunHere: true }, { do: 'sign-in', token, next }],
  ['a token, not begun here: ask', { syncRequest: carried }, question(null)],
  ['a token without a state: ask', { syncRequest: { ...carried, state: null } }, question(null)],
  ['a token for who is signed in: go on', { syncRequest: carried, live: mira }, { do: 'go', to: next }],
  ['a token for another user, not begun here: ask', { syncRequest: carried, live: tide }, question(tide)],
  [
    'a token for another user, even begun here: ask',
    { syncRequest: carried, live: tide, begunHere: true },
    question(tide),
  ],
  [
    'a token that says no path: the start afterwards',
    { syncRequest: { ...carried, next: null }, begunHere: true },
    { do: 'sign-in', token, next: '/' },
  ],
  ['a stored token in a URL: refuse', { syncRequest: stored, begunHere: true }, { do: 'refuse', next }],
  ['no token at all: refuse', { syncRequest: nonsense, begunHere: true }, { do: 'refuse', next }],
  ['no token at all, a user signed in: continue', { syncRequest: nonsense, live: tide }, { do: 'go', to: next }],
  [
    'a token where there is no other site: refuse',
    { syncRequest: carried, otherSite: null, begunHere: true },
    { do: 'refuse', next },
  ],

  ['a frame’s message at the top level: the home page', { syncRequest: { kind: 'check' } }, { do: 'go', to: '/' }],
];

const FRAME: readonly Row[] = [
  [
    'a token, no user signed in: sign in',
    { syncRequest: { ...carried, state: null } },
    { do: 'sign-in', token, next: '/' },
  ],
  [
    'a token for the signed-in user: check the stored token',
    { syncRequest: carried, live: mira },
    { do: 'check-stored', token },
  ],
  ['a token for another user: nothing', { syncRequest: carried, live: tide }, { do: 'nothing' }],
  ['a stored token: nothing', { syncRequest: stored }, { do: 'nothing' }],
  ['no token at all: nothing', { syncRequest: nonsense }, { do: 'nothing' }],
  ['a session has ended: check', { syncRequest: { kind: 'check' } }, { do: 'check-stored', token: null }],
  [
    'the same where there is no other site: nothing',
    { syncRequest: { kind: 'check' }, otherSite: null },
    { do: 'nothing' },
  ],
  ['a request for the top level: nothing', { syncRequest: begin }, { do: 'nothing' }],
  ['a request for a cross-site sign-in: nothing', { syncRequest: requested, live: mira }, { do: 'nothing' }],
  ['a signed-out answer: nothing', { syncRequest: otherSiteSignedOut }, { do: 'nothing' }],
];

for (const [place, rows] of [
  ['top', TOP],
  ['frame', FRAME],
] as const) {
  describe(place === 'top' ? 'at the top level' : 'in a frame', () => {
    test.each(rows)('%s', (_what, change, decision) => {
      expect(decideSync({ ...facts, place, ...change })).toEqual(decision);
    });
  });
}

test('never signs in without asking if the flow began elsewhere or another user is signed in', () => {
  for (const syncRequest of [
    begin,
    carried,
    stored,
    nonsense,
    requested,
    otherSiteSignedOut,
    { kind: 'check' } as const,
  ]) {
    for (const live of [mira, tide])
      expect(decideSync({ ...facts, syncRequest, live, begunHere: true }).do).not.toBe('sign-in');
    expect(decideSync({ ...facts, syncRequest, begunHere: false }).do).not.toBe('sign-in');
  }
});
