import { expect, test } from 'vitest';
import { beginSession, firestoreRules, requestOf } from '../decide-for-test.ts';

const V1 = '';
const V2 = `rules_version = '2';`;

function reads(path: string, body: string, version = V2) {
  return beginSession(firestoreRules(body, version)).decide(requestOf({ path: path.split('/') })).allowed;
}

test.each<[version: string, pattern: string, path: string, condition: string, expected: boolean]>([
  [V2, '/users/{id}', 'users/alice', `id == 'alice'`, true],
  [V2, '/users/{id}', 'users/alice/posts/p', `true`, false],
  [V2, '/users/{id}', 'posts/alice', `true`, false],
  [V2, '/users/alice', 'users/alice', `true`, true],
  [V2, '/users/alice', 'users/bob', `true`, false],
  [V2, '/{a}/{b}', 'users/alice', `a == 'users' && b == 'alice'`, true],
  [V2, '/{a=*}/{b}', 'users/alice', `a == 'users'`, true],
  [V2, '/__proto__/{id}', '__proto__/constructor', `id == 'constructor'`, true],
  [V2, '/__proto__/{id}', 'users/alice', `true`, false],
  [V1, '/users/{rest=**}', 'users/alice', `rest == path('alice')`, true],
  [V1, '/users/{rest=**}', 'users/alice/posts/p', `rest[1] == 'posts' && rest[2] == 'p'`, true],
  [V1, '/users/{id}/{rest=**}', 'users/alice', `true`, false],
  [V2, '/users/{id}/{rest=**}', 'users/alice', `id == 'alice'`, true],
  [V2, '/users/{id}/{rest=**}', 'users/alice/posts/p', `rest == path('posts/p')`, true],
  [V2, '/{rest=**}', 'users/alice/posts/p', `rest == path('users/alice/posts/p') && rest is path`, true],
  [V2, '/{rest=**}/posts/{p}', 'posts/p', `p == 'p'`, true],
  [V2, '/{rest=**}/posts/{p}', 'users/alice/posts/p', `rest == path('users/alice') && p == 'p'`, true],
  [V2, '/{rest=**}/posts/{p}', 'users/alice/notes/p', `true`, false],
  [V2, '/users/{rest=**}/posts/{p}', 'users/alice/posts/p', `rest == path('alice')`, true],
  [V2, '/users/{rest=**}/alice', 'users/alice', `true`, true],
  [V2, '/users/{rest=**}/users/alice', 'users/alice', `true`, false],
  [V2, '/{rest=**}', 'users/alice', `exists(/databases/$(database)/documents/$(rest)) == false`, true],
])('%s %s on %s with %s: %s', (version, pattern, path, condition, expected) => {
  expect(reads(path, `match ${pattern} { allow read: if ${condition}; }`, version)).toBe(expected);
});

test('nested blocks match the concatenation of their patterns', () => {
  const body = `match /users/{u} { match /posts/{p} { allow read: if u == 'alice' && p == 'p1'; } }`;
  expect(reads('users/alice/posts/p1', body)).toBe(true);
  expect(reads('users/alice', body)).toBe(false);
  expect(reads('posts/p1', body)).toBe(false);
});

test('any granting allow of any matching block wins', () => {
  const body = `match /{all=**} { allow read: if false; } match /users/{u} { allow read: if 1 / 0 == 0; allow get; }`;
  expect(reads('users/alice', body)).toBe(true);
});

test('a database is matched by its name', () => {
  const rules = `service cloud.firestore { match /databases/other/documents { match /{c}/{d} { allow read; } } }`;
  const session = beginSession(rules);
  expect(session.decide(requestOf({ database: 'other' })).allowed).toBe(true);
  expect(session.decide(requestOf()).allowed).toBe(false);
  const literal = beginSession(
    `service cloud.firestore { match /databases/(default)/documents/{c}/{d} { allow read; } }`,
  );
  expect(literal.decide(requestOf()).allowed).toBe(true);
});

function lists(path: string, body: string, version = V2, allDescendants = false) {
  const request = requestOf({
    method: 'list',
    path: path.split('/'),
    allDescendants,
    query: { limit: null, offset: null, orderBy: {}, disjuncts: [] },
  });
  return beginSession(firestoreRules(body, version)).decide(request).allowed;
}

test.each<[version: string, pattern: string, expected: boolean]>([
  [V2, '/users/{id}', true],
  [V2, '/users/alice', false],
  [V2, '/{c}/{id}', true],
  [V2, '/users/{rest=**}', true],
  [V2, '/{rest=**}', true],
  [V1, '/{rest=**}', true],
  [V2, '/users/{id}/{rest=**}', true],
  [V1, '/users/{id}/{rest=**}', false],
  [V2, '/users', false],
])('%s %s covers a list of users: %s', (version, pattern, expected) => {
  expect(lists('users', `match ${pattern} { allow list; }`, version)).toBe(expected);
});

test.each<[version: string, pattern: string, expected: boolean]>([
  [V2, '/{path=**}/songs/{song}', true],
  [V2, '/{path=**}/{kind}/{song}', true],
  [V2, '/{path=**}/{song}', true],
  [V2, '/{path=**}', true],
  [V1, '/{path=**}', false],
  [V2, '/songs/{song}', false],
  [V2, '/albums/{album}/songs/{song}', false],
  [V2, '/albums/{path=**}/songs/{song}', false],
  [V2, '/{path=**}/albums/{album}/songs/{song}', false],
  [V2, '/{path=**}/songs/first', false],
  [V2, '/{path=**}/albums/{album}', false],
])('%s %s covers the collection group songs: %s', (version, pattern, expected) => {
  expect(lists('songs', `match ${pattern} { allow list; }`, version, true)).toBe(expected);
});

test('in a collection group the parents are unknown', () => {
  const group = (condition: string) =>
    lists('songs', `match /{path=**}/songs/{song} { allow list: if ${condition}; }`, V2, true);
  expect(group(`path == path('a/b') || path != path('a/b')`)).toBe(false);
  expect(group(`song == 'x' || song != 'x'`)).toBe(false);
  expect(group(`request.path != /a/b`)).toBe(false);
  expect(group(`request.auth == null`)).toBe(true);
});
