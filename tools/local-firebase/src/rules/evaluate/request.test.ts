import { expect, test } from 'vitest';
import type { RulesRequest } from '../../rules-contract.ts';
import { beginSession, documentAt, firestoreRules, outcomeOf, requestOf } from '../decide-for-test.ts';

const auth = {
  uid: 'alice',
  token: {
    email: 'a@b.c',
    email_verified: true,
    roles: ['admin'],
    level: 3,
    share: 0.5,
    firebase: { sign_in_provider: 'custom' },
  },
};

test.each([
  `request.auth.uid == 'alice'`,
  `request.auth.token.email_verified && request.auth.token.email.matches('.*@b[.]c')`,
  `'admin' in request.auth.token.roles`,
  `request.auth.token.level == 3 && request.auth.token.level is int`,
  `request.auth.token.share is float`,
  `request.auth.token.firebase.sign_in_provider == 'custom'`,
  `!('constructor' in request.auth.token)`,
  `request.method == 'get'`,
  `request.path == /databases/$(database)/documents/users/$(user)`,
  `request.path[4] == user && user == 'alice'`,
  `database == '(default)'`,
  `request.path == /databases/(default)/documents/users/alice`,
  `resource.id == 'alice' && resource.__name__ == request.path`,
  `resource.data.name == 'A'`,
  `!('resource' in request) && !('query' in request)`,
])('a get sees that %s', (condition) => {
  expect(outcomeOf(condition, { name: 'A' }, { auth })).toBe(true);
});

test('each operation is allowed by its own name and by its group', () => {
  const resource = documentAt('users/alice', {});
  const requests: Partial<RulesRequest>[] = [
    { method: 'get', resource },
    { method: 'list', path: ['users'], query: { limit: null, offset: null, orderBy: {}, disjuncts: [] } },
    { method: 'create', newResource: resource },
    { method: 'update', resource, newResource: resource },
    { method: 'delete', resource },
  ];
  const granted = (operations: string) => {
    const session = beginSession(firestoreRules(`match /users/{user} { allow ${operations}; }`));
    return requests.filter((request) => session.decide(requestOf(request)).allowed).map((request) => request.method);
  };
  expect(granted('read')).toEqual(['get', 'list']);
  expect(granted('write')).toEqual(['create', 'update', 'delete']);
  for (const request of requests) expect(granted(request.method ?? '')).toEqual([request.method]);
  expect(granted('get, delete')).toEqual(['get', 'delete']);
});

test('a create has no resource and an update has both', () => {
  const newResource = documentAt('users/alice', { count: 2 });
  const create = { method: 'create', resource: null, newResource } as const;
  expect(outcomeOf(`resource == null && request.resource.data.count == 2`, {}, create)).toBe(true);
  expect(outcomeOf(`request.resource.id == user && request.resource.__name__ == request.path`, {}, create)).toBe(true);
  const update = { method: 'update', newResource } as const;
  expect(outcomeOf(`request.resource.data.count == resource.data.count + 1`, { count: 1 }, update)).toBe(true);
});

test('a delete has no request.resource, and of a missing document no resource', () => {
  expect(outcomeOf(`request.resource == null && resource == null`, {}, { method: 'delete', resource: null })).toBe(
    true,
  );
  expect(outcomeOf(`request.resource.data.a == 1`, {}, { method: 'delete' })).toBe('error');
});

test('request.time equals a server timestamp of the same commit to the nanosecond', () => {
  const time = { seconds: '1700000000', nanos: 123_456_000 };
  const newResource = documentAt('users/alice', { at: { timestampValue: time } });
  const update = (nanos: number) => ({ method: 'update', newResource, time: { ...time, nanos } }) as const;
  expect(outcomeOf(`request.resource.data.at == request.time`, {}, update(123_456_000))).toBe(true);
  expect(outcomeOf(`request.resource.data.at == request.time`, {}, update(123_457_000))).toBe(false);
});
