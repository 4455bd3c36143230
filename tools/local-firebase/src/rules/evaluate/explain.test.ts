import { expect, test } from 'vitest';
import { beginSession, decideCondition, documentAt, firestoreRules, requestOf } from '../decide-for-test.ts';

const explanation = (condition: string, data: Record<string, unknown> = {}) =>
  decideCondition(condition, data).explanation;
const PREFIX = 'get /users/alice denied: allow at line 4: ';

test.each<[condition: string, reason: string]>([
  [`resource.data.owner == 'bob'`, "4:45 `resource.data.owner == 'bob'` is false (resource.data.owner = 'alice')"],
  [`1 == 1 && resource.data.age > 17`, '4:55 `resource.data.age > 17` is false (resource.data.age = 16)'],
  [
    `1 == 2 || resource.data.age == 1`,
    '4:45 `1 == 2` is false, and 4:55 `resource.data.age == 1` is false (resource.data.age = 16)',
  ],
  [`request.auth.uid == user`, "4:45 `request.auth.uid == user` is error: null has no member 'uid' (user = 'alice')"],
  [
    `resource.data.nope`,
    "4:45 `resource.data.nope` is error: no 'nope' in the map (resource.data = {owner: 'alice', age: 16})",
  ],
  [`true ? 1 == 2 : true`, '4:52 `1 == 2` is false'],
  [`'x'`, "4:45 `'x'` is 'x'"],
])('%s is explained', (condition, reason) => {
  expect(explanation(condition, { owner: 'alice', age: 16 })).toBe(PREFIX + reason);
});

test('the explanation leads into the function that decided', () => {
  const rules = firestoreRules(`
    function owns(uid) { let me = request.auth.uid; return me == uid; }
    match /users/{user} { allow read: if owns(user); }`);
  const decision = beginSession(rules).decide(requestOf({ auth: { uid: 'bob', token: {} } }));
  expect(decision.explanation).toBe(
    "get /users/alice denied: allow at line 6: owns(): 5:60 `me == uid` is false (me = 'bob', uid = 'alice')",
  );
});

test('a path without rules is said to have none', () => {
  const session = beginSession(firestoreRules('match /users/{user} { allow get; }'));
  expect(session.decide(requestOf({ path: ['posts', 'p'] })).explanation).toBe(
    'get /posts/p denied: no allow get matches this path',
  );
  expect(session.decide(requestOf({ method: 'delete' })).explanation).toBe(
    'delete /users/alice denied: no allow delete matches this path',
  );
});

test('a grant names its line', () => {
  expect(explanation('true')).toBe('get /users/alice allowed by line 4');
});

test('an undecided query names the field', () => {
  const session = beginSession(firestoreRules(`match /users/{user} { allow list: if resource.data.owner == 'a'; }`));
  const decision = session.decide(
    requestOf({ method: 'list', path: ['users'], query: { limit: null, offset: null, orderBy: {}, disjuncts: [] } }),
  );
  expect(decision.explanation).toContain("error: resource.data.owner is not determined by the query's filters");
  expect(decision.explanation).toMatch(/^list \/users\/\? denied/);
});

test('explaining reads no documents', () => {
  const reads: string[] = [];
  const condition = `exists(/databases/$(database)/documents/a/b) && exists(/databases/$(database)/documents/a/c)`;
  const rules = firestoreRules(`match /users/{user} { allow read: if ${condition}; }`);
  beginSession(rules, { reads }).decide(requestOf());
  expect(reads).toEqual([documentAt('a/b', {}).name]);
});

test('long values and sources are cut', () => {
  const text = explanation(`resource.data.text == '${'y'.repeat(500)}'`, {
    text: 'x'.repeat(100_000),
    list: Array(1000).fill('z'),
  });
  expect(text.length).toBeLessThan(400);
});
