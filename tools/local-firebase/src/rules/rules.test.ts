import { expect, test } from 'vitest';
import { beginSession, documentAt, firestoreRules, requestOf } from './decide-for-test.ts';

const rules = firestoreRules(`
    function signedIn() { return request.auth != null; }
    function owns(uid) { return signedIn() && request.auth.uid == uid; }
    match /users/{user} {
      allow get: if owns(user);
      allow update: if owns(user) && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['name']);
    }
`);
const auth = { uid: 'alice', token: { sub: 'alice' } };
const resource = documentAt('users/alice', { name: 'a', age: 1 });

test('a document is read by its owner only', () => {
  expect(beginSession(rules).decide(requestOf({ auth })).allowed).toBe(true);
  expect(beginSession(rules).decide(requestOf({ auth: { uid: 'bob', token: {} } })).allowed).toBe(false);
});

test('an update may touch the listed fields only', () => {
  const update = (data: Record<string, unknown>) =>
    beginSession(rules).decide(
      requestOf({ auth, method: 'update', resource, newResource: documentAt('users/alice', data) }),
    ).allowed;
  expect(update({ name: 'b', age: 1 })).toBe(true);
  expect(update({ name: 'b', age: 2 })).toBe(false);
});
