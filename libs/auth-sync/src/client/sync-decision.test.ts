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
const asked: SyncRequest = { kind: 'cross-site-sign-in', to: 'countin', state, next };
const nobody: SyncRequest = { kind: 'nobody', state, next };
const question = (instead: typeof tide | null): SyncDecision => ({
  do: 'ask',
  token,
  email: 'mira@example.com',
  instead,
  next,
});

const TOP: readonly Row[] = [
  [
    'a link from the other site, nobody signed in: fetch the sign-in',
    { syncRequest: begin },
    { do: 'fetch-from-other-site', next },
  ],
  ['a link from the other site, somebody signed in: go on', { syncRequest: begin, live: tide }, { do: 'go', to: next }],
  [
    'nothing said and nobody signed in: fetch, and decide where to go later',
    { syncRequest: { kind: 'begin', next: null } },
    { do: 'fetch-from-other-site', next: null },
  ],
  [
    'nothing said and somebody signed in: the start',
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
    'the other site asks and somebody is signed in: hand over',
    { syncRequest: asked, live: mira },
    { do: 'cross-site-sign-in', state, next },
  ],
  ['the other site asks and nobody is signed in: say so', { syncRequest: asked }, { do: 'answer-nobody', state, next }],
  [
    'asked to hand over to itself: the start',
    { syncRequest: { ...asked, to: 'fourtrack' }, live: mira },
    { do: 'go', to: '/' },
  ],
  [
    'asked to hand over without another site: the start',
    { syncRequest: asked, otherSite: null, live: mira },
    { do: 'go', to: '/' },
  ],

  [
    'nobody is signed in there either: go on, to be asked there',
    { syncRequest: nobody, begunHere: true },
    { do: 'go', to: next },
  ],
  ['the same, not begun here: go on', { syncRequest: nobody }, { do: 'go', to: next }],
  [
    'nobody there, and nowhere to go: the log-in',
    { syncRequest: { ...nobody, next: null }, begunHere: true },
    { do: 'log-in' },
  ],
  ['nobody there, but somebody here meanwhile: go on', { syncRequest: nobody, live: mira }, { do: 'go', to: next }],

  ['a token, begun here: sign in', { syncRequest: carried, begunHere: true }, { do: 'sign-in', token, next }],
  ['a token, not begun here: ask', { syncRequest: carried }, question(null)],
  ['a token without a state: ask', { syncRequest: { ...carried, state: null } }, question(null)],
  ['a token for who is signed in: go on', { syncRequest: carried, live: mira }, { do: 'go', to: next }],
  ['a token for somebody else, not begun here: ask', { syncRequest: carried, live: tide }, question(tide)],
  [
    'a token for somebody else, even begun here: ask',
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
  ['no token at all, somebody signed in: go on', { syncRequest: nonsense, live: tide }, { do: 'go', to: next }],
  [
    'a token where there is no other site: refuse',
    { syncRequest: carried, otherSite: null, begunHere: true },
    { do: 'refuse', next },
  ],

  ['a frame’s word at the top: the start', { syncRequest: { kind: 'check' } }, { do: 'go', to: '/' }],
];

const FRAME: readonly Row[] = [
  [
    'a token, nobody signed in: sign in',
    { syncRequest: { ...carried, state: null } },
    { do: 'sign-in', token, next: '/' },
  ],
  [
    'a token for who is signed in: see that all is well',
    { syncRequest: carried, live: mira },
    { do: 'check-stored', token },
  ],
  ['a token for somebody else: nothing', { syncRequest: carried, live: tide }, { do: 'nothing' }],
  ['a stored token: nothing', { syncRequest: stored }, { do: 'nothing' }],
  ['no token at all: nothing', { syncRequest: nonsense }, { do: 'nothing' }],
  ['a session has ended: check', { syncRequest: { kind: 'check' } }, { do: 'check-stored', token: null }],
  [
    'the same where there is no other site: nothing',
    { syncRequest: { kind: 'check' }, otherSite: null },
    { do: 'nothing' },
  ],
  ['what belongs to the top: nothing', { syncRequest: begin }, { do: 'nothing' }],
  ['a request to hand over: nothing', { syncRequest: asked, live: mira }, { do: 'nothing' }],
  ['an answer of nobody: nothing', { syncRequest: nobody }, { do: 'nothing' }],
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

test('nobody is signed in unasked by what was not begun here, nor instead of somebody, whatever arrives', () => {
  for (const syncRequest of [begin, carried, stored, nonsense, asked, nobody, { kind: 'check' } as const]) {
    for (const live of [mira, tide])
      expect(decideSync({ ...facts, syncRequest, live, begunHere: true }).do).not.toBe('sign-in');
    expect(decideSync({ ...facts, syncRequest, begunHere: false }).do).not.toBe('sign-in');
  }
});
