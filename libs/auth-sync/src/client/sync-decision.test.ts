import { describe, expect, test } from 'vitest';
import { unsignedToken } from '../testing/unsigned-token.ts';
import { decideSync, type SyncDecision, type SyncFacts } from './sync-decision.ts';
import type { SyncArrival } from './sync-arrival.ts';

const state = 's'.repeat(43);
const next = '/wanted';
const token = unsignedToken('sync', 'mira');
const mira = { uid: 'mira', email: 'mira@example.com' };
const tide = { uid: 'tide', email: 'tide@example.com' };

const facts: SyncFacts = {
  site: 'fourtrack',
  sibling: 'https://countin.fm',
  place: 'top',
  arrival: { kind: 'begin', next },
  live: null,
  begunHere: false,
};
type Row = readonly [what: string, change: Partial<SyncFacts>, decision: SyncDecision];

const begin: SyncArrival = { kind: 'begin', next };
const carried: SyncArrival = { kind: 'token', token, state, next };
const stored: SyncArrival = { kind: 'token', token: unsignedToken('session', 'mira'), state, next };
const nonsense: SyncArrival = { kind: 'token', token: 'a.b.c', state, next };
const asked: SyncArrival = { kind: 'cross-site-sign-in', to: 'countin', state, next };
const nobody: SyncArrival = { kind: 'nobody', state, next };
const question = (instead: typeof tide | null): SyncDecision => ({
  do: 'ask',
  token,
  email: 'mira@example.com',
  instead,
  next,
});

const TOP: readonly Row[] = [
  [
    'a link from the sibling, nobody signed in: fetch the sign-in',
    { arrival: begin },
    { do: 'fetch-from-sibling', next },
  ],
  ['a link from the sibling, somebody signed in: go on', { arrival: begin, live: tide }, { do: 'go', to: next }],
  [
    'nothing said and nobody signed in: fetch, and decide where to go later',
    { arrival: { kind: 'begin', next: null } },
    { do: 'fetch-from-sibling', next: null },
  ],
  [
    'nothing said and somebody signed in: the start',
    { arrival: { kind: 'begin', next: null }, live: mira },
    { do: 'go', to: '/' },
  ],
  [
    'the same on Countin: its dashboard',
    { site: 'countin', arrival: { kind: 'begin', next: null }, live: mira },
    { do: 'go', to: '/dashboard' },
  ],
  ['no sibling to fetch from: go on, to be asked there', { arrival: begin, sibling: null }, { do: 'go', to: next }],
  [
    'no sibling to fetch from, and nowhere to go: the log-in',
    { arrival: { kind: 'begin', next: null }, sibling: null },
    { do: 'log-in' },
  ],

  [
    'the sibling asks and somebody is signed in: hand over',
    { arrival: asked, live: mira },
    { do: 'cross-site-sign-in', state, next },
  ],
  ['the sibling asks and nobody is signed in: say so', { arrival: asked }, { do: 'answer-nobody', state, next }],
  [
    'asked to hand over to itself: the start',
    { arrival: { ...asked, to: 'fourtrack' }, live: mira },
    { do: 'go', to: '/' },
  ],
  [
    'asked to hand over without a sibling: the start',
    { arrival: asked, sibling: null, live: mira },
    { do: 'go', to: '/' },
  ],

  [
    'nobody is signed in there either: go on, to be asked there',
    { arrival: nobody, begunHere: true },
    { do: 'go', to: next },
  ],
  ['the same, not begun here: go on', { arrival: nobody }, { do: 'go', to: next }],
  [
    'nobody there, and nowhere to go: the log-in',
    { arrival: { ...nobody, next: null }, begunHere: true },
    { do: 'log-in' },
  ],
  ['nobody there, but somebody here meanwhile: go on', { arrival: nobody, live: mira }, { do: 'go', to: next }],

  ['a token, begun here: sign in', { arrival: carried, begunHere: true }, { do: 'sign-in', token, next }],
  ['a token, not begun here: ask', { arrival: carried }, question(null)],
  ['a token without a state: ask', { arrival: { ...carried, state: null } }, question(null)],
  ['a token for who is signed in: go on', { arrival: carried, live: mira }, { do: 'go', to: next }],
  ['a token for somebody else, not begun here: ask', { arrival: carried, live: tide }, question(tide)],
  [
    'a token for somebody else, even begun here: ask',
    { arrival: carried, live: tide, begunHere: true },
    question(tide),
  ],
  [
    'a token that says no path: the start afterwards',
    { arrival: { ...carried, next: null }, begunHere: true },
    { do: 'sign-in', token, next: '/' },
  ],
  ['a stored token in a URL: refuse', { arrival: stored, begunHere: true }, { do: 'refuse', next }],
  ['no token at all: refuse', { arrival: nonsense, begunHere: true }, { do: 'refuse', next }],
  ['no token at all, somebody signed in: go on', { arrival: nonsense, live: tide }, { do: 'go', to: next }],
  [
    'a token where there is no sibling: refuse',
    { arrival: carried, sibling: null, begunHere: true },
    { do: 'refuse', next },
  ],

  ['a frame’s word at the top: the start', { arrival: { kind: 'check' } }, { do: 'go', to: '/' }],
];

const FRAME: readonly Row[] = [
  ['a token, nobody signed in: sign in', { arrival: { ...carried, state: null } }, { do: 'sign-in', token, next: '/' }],
  [
    'a token for who is signed in: see that all is well',
    { arrival: carried, live: mira },
    { do: 'check-stored', token },
  ],
  ['a token for somebody else: nothing', { arrival: carried, live: tide }, { do: 'nothing' }],
  ['a stored token: nothing', { arrival: stored }, { do: 'nothing' }],
  ['no token at all: nothing', { arrival: nonsense }, { do: 'nothing' }],
  ['a session has ended: check', { arrival: { kind: 'check' } }, { do: 'check-stored', token: null }],
  ['the same where there is no sibling: nothing', { arrival: { kind: 'check' }, sibling: null }, { do: 'nothing' }],
  ['what belongs to the top: nothing', { arrival: begin }, { do: 'nothing' }],
  ['a request to hand over: nothing', { arrival: asked, live: mira }, { do: 'nothing' }],
  ['an answer of nobody: nothing', { arrival: nobody }, { do: 'nothing' }],
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
  for (const arrival of [begin, carried, stored, nonsense, asked, nobody, { kind: 'check' } as const]) {
    for (const live of [mira, tide])
      expect(decideSync({ ...facts, arrival, live, begunHere: true }).do).not.toBe('sign-in');
    expect(decideSync({ ...facts, arrival, begunHere: false }).do).not.toBe('sign-in');
  }
});
