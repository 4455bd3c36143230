import { expect, test } from 'vitest';
import { beginSession, documentAt, firestoreRules, requestOf } from '../decide-for-test.ts';

const DOCS = '/databases/$(database)/documents';
const rulesFor = (condition: string) => firestoreRules(`match /users/{user} { allow read, write: if ${condition}; }`);
const room = documentAt('rooms/r1', { owner: 'alice', next: 'r2' });
const allowed = (condition: string, world: Parameters<typeof beginSession>[1] = { before: [room] }) =>
  beginSession(rulesFor(condition), world).decide(requestOf()).allowed;

test.each<[string, boolean]>([
  [`get(${DOCS}/rooms/r1).data.owner == user`, true],
  [`get(${DOCS}/rooms/r1).id == 'r1'`, true],
  [`get(${DOCS}/rooms/r1).__name__ == ${DOCS}/rooms/r1`, true],
  [`get(path('/databases/(default)/documents/rooms/r1')).data.owner == 'alice'`, true],
  [`exists(${DOCS}/rooms/r1)`, true],
  [`exists(${DOCS}/rooms/r9)`, false],
  [`get(${DOCS}/rooms/r9) == null`, false],
  [`get(${DOCS}/rooms/r9) != null`, false],
  [`get(${DOCS}/rooms/r9).data.owner == 'alice' || true`, true],
  [`exists(${DOCS}/rooms/r9) && get(${DOCS}/rooms/r9).data.owner == 'alice'`, false],
  [`exists(${DOCS}/rooms)`, false],
  [`!exists(${DOCS}/rooms)`, false],
  [`exists(/rooms/r1) || !exists(/rooms/r1)`, false],
  [`exists('rooms/r1') || !exists('rooms/r1')`, false],
  [`exists(${DOCS}/rooms/$('r1/x/y')) || !exists(${DOCS}/rooms/$('r1/x/y'))`, false],
  [`!exists(${DOCS}/rooms/$('')) || exists(${DOCS}/rooms/$(''))`, false],
  [`!exists(${DOCS}/__proto__/constructor)`, true],
  [`exists() || !exists()`, false],
])('%s grants: %s', (condition, expected) => {
  expect(allowed(condition)).toBe(expected);
});

test('a batch shows get the state before it and getAfter the state after it', () => {
  const world = {
    before: [documentAt('rooms/r1', { count: 1 })],
    after: [documentAt('rooms/r1', { count: 2 }), documentAt('rooms/r2', {})],
  };
  expect(allowed(`get(${DOCS}/rooms/r1).data.count == 1 && getAfter(${DOCS}/rooms/r1).data.count == 2`, world)).toBe(
    true,
  );
  expect(allowed(`!exists(${DOCS}/rooms/r2) && existsAfter(${DOCS}/rooms/r2)`, world)).toBe(true);
});

test('a document is read once in a request, and the decision names it', () => {
  const reads: string[] = [];
  const condition = `get(${DOCS}/rooms/r1).data.owner == get(${DOCS}/rooms/r1).data.owner && exists(${DOCS}/rooms/r1)`;
  const session = beginSession(rulesFor(condition), { before: [room], reads });
  const first = session.decide(requestOf());
  const second = session.decide(requestOf());
  expect(reads).toEqual([room.name]);
  expect([...first.lookedUp]).toEqual([room.name]);
  expect([...second.lookedUp]).toEqual([room.name]);
});

test('missing documents are named too, so that their creation can be noticed', () => {
  const decision = beginSession(rulesFor(`exists(${DOCS}/rooms/r9)`)).decide(requestOf());
  expect([...decision.lookedUp]).toEqual([documentAt('rooms/r9', {}).name]);
});

const lookups = (count: number, from = 0) =>
  Array.from({ length: count }, (_unused, index) => `!exists(${DOCS}/rooms/x${from + index})`).join(' && ');

test('ten lookups are allowed and the eleventh denies, even where another operand decides', () => {
  expect(allowed(lookups(10))).toBe(true);
  expect(allowed(lookups(11))).toBe(false);
  expect(allowed(`${lookups(10)} && (exists(${DOCS}/rooms/x0) || true)`)).toBe(true);
  expect(allowed(`(${lookups(11)}) || true`)).toBe(false);
});

test('a breach is not undone by another allow', () => {
  const rules = firestoreRules(`match /users/{user} { allow read: if ${lookups(11)}; allow read: if true; }`);
  expect(beginSession(rules).decide(requestOf()).allowed).toBe(false);
});

test('lookups that are short-circuited do not count', () => {
  expect(allowed(`${lookups(10)} && (true || exists(${DOCS}/rooms/y1))`)).toBe(true);
});

test('a batch has twenty lookups together and ten in each operation', () => {
  const batch = { budget: { perOperation: 10, total: 20 } };
  const rules = firestoreRules(`
    match /users/{user} { allow write: if ${lookups(10)}; }
    match /posts/{post} { allow write: if ${lookups(10, 10)}; }
    match /likes/{like} { allow write: if ${lookups(1, 20)}; }
    match /again/{like} { allow write: if ${lookups(10)}; }`);
  const write = (collection: string) => requestOf({ method: 'delete', path: [collection, 'a'] });
  const session = beginSession(rules, batch);
  expect(session.decide(write('users')).allowed).toBe(true);
  expect(session.decide(write('posts')).allowed).toBe(true);
  expect(session.decide(write('again')).allowed).toBe(true);
  const breached = session.decide(write('likes'));
  expect(breached.allowed).toBe(false);
  expect(breached.explanation).toContain('more than 20 documents');
  expect(session.decide(write('again')).allowed).toBe(false);
});
