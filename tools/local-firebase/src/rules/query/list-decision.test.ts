import { expect, test } from 'vitest';
import type { QueryConstraint, RulesRequest } from '../../rules-contract.ts';
import { beginSession, documentAt, firestoreRules, requestOf, toWire } from '../decide-for-test.ts';

const where = (field: string, op: QueryConstraint['op'], value?: unknown): QueryConstraint => ({
  field: field.split('.'),
  op,
  ...(value === undefined ? {} : { value: toWire(value) }),
});

const DOCS = '/databases/$(database)/documents';
const auth = { uid: 'alice', token: {} };

function lists(
  condition: string,
  disjuncts: QueryConstraint[][] = [],
  query: Partial<RulesRequest['query']> = {},
  partial: Partial<RulesRequest> = {},
) {
  const rules = firestoreRules(
    `match /posts/{post} { allow list: if ${condition}; } match /users/{user}/notes/{note} { allow list: if ${condition}; }`,
  );
  const session = beginSession(rules, { before: [documentAt('rooms/r1', { owner: 'alice' })] });
  const request = {
    method: 'list',
    path: ['posts'],
    auth,
    query: { limit: null, offset: null, orderBy: {}, disjuncts, ...query },
    ...partial,
  } as const;
  return session.decide(requestOf({ ...request, resource: undefined })).allowed;
}

/** True, false or undecided, as the filters have it. */
function outcome(condition: string, conjunction: QueryConstraint[]) {
  if (lists(condition, [conjunction])) return true;
  return lists(`!(${condition})`, [conjunction]) ? false : 'undecided';
}

test.each<[string, QueryConstraint[], boolean | 'undecided']>([
  // Equality pins the value: everything may be asked of it.
  [`resource.data.owner == request.auth.uid`, [where('owner', 'EQ', 'alice')], true],
  [`request.auth.uid == resource.data.owner`, [where('owner', 'EQ', 'alice')], true],
  [`resource.data.owner == request.auth.uid`, [where('owner', 'EQ', 'bob')], false],
  [`resource.data.owner == request.auth.uid`, [where('other', 'EQ', 'alice')], 'undecided'],
  [`resource.data.owner == request.auth.uid`, [], 'undecided'],
  [`resource.data.public`, [where('public', 'EQ', true)], true],
  [`!resource.data.hidden`, [where('hidden', 'EQ', false)], true],
  [`resource.data.public`, [], 'undecided'],
  [`resource.data.name.size() == 3 && resource.data.name.matches('a.*')`, [where('name', 'EQ', 'abc')], true],
  [`resource.data.a.b == 1`, [where('a.b', 'EQ', 1)], true],
  [`resource.data.a.b == 1`, [where('a', 'EQ', { b: 1 })], true],
  [`resource.data['a'].b == 1`, [where('a.b', 'EQ', 1)], true],
  [`resource.data.a == {'b': 1}`, [where('a.b', 'EQ', 1)], 'undecided'],
  [`resource.data.get('owner', null) == 'alice'`, [where('owner', 'EQ', 'alice')], true],
  [`resource.data.get(['a', 'b'], 0) == 1`, [where('a.b', 'EQ', 1)], true],
  [`resource.data.get('owner', 'alice') == 'alice'`, [], 'undecided'],
  [`resource.data.get('age', 0) > 17`, [where('age', 'GTE', 18)], true],
  [`resource.data.gone == null`, [where('gone', 'IS_NULL')], true],
  [`math.isNaN(resource.data.ratio)`, [where('ratio', 'IS_NAN')], true],
  [`resource.data.state in ['open', 'new']`, [where('state', 'EQ', 'open')], true],
  [
    `resource.data.owner == 'alice' && resource.data.public`,
    [where('owner', 'EQ', 'alice'), where('public', 'EQ', true)],
    true,
  ],
  [`resource.data.owner == 'alice' || resource.data.public`, [where('public', 'EQ', true)], true],
  [`get(${DOCS}/rooms/$(resource.data.room)).data.owner == 'alice'`, [where('room', 'EQ', 'r1')], true],
  [`exists(${DOCS}/rooms/$(resource.data.room))`, [], 'undecided'],
  // NEQ and its kin.
  [`resource.data.state != 'secret'`, [where('state', 'NEQ', 'secret')], true],
  [`resource.data.state == 'secret'`, [where('state', 'NEQ', 'secret')], false],
  [`resource.data.state != 'other'`, [where('state', 'NEQ', 'secret')], 'undecided'],
  [`resource.data.state != null`, [where('state', 'NEQ', 'secret')], true],
  [`resource.data.state != null`, [where('state', 'IS_NOT_NULL')], true],
  [`resource.data.state != 'b'`, [where('state', 'NOT_IN', ['a', 'b'])], true],
  [`resource.data.state != 'c'`, [where('state', 'NOT_IN', ['a', 'b'])], 'undecided'],
  [`resource.data.state in ['a', 'b']`, [where('state', 'NOT_IN', ['a', 'b'])], false],
  // Ranges.
  [`resource.data.age > 17`, [where('age', 'GT', 17)], true],
  [`resource.data.age > 17`, [where('age', 'GTE', 18)], true],
  [`resource.data.age > 17`, [where('age', 'GTE', 17)], 'undecided'],
  [`resource.data.age >= 17`, [where('age', 'GTE', 17)], true],
  [`resource.data.age >= 17`, [where('age', 'GT', 16)], 'undecided'],
  [`17 < resource.data.age`, [where('age', 'GT', 20)], true],
  [`resource.data.age < 10`, [where('age', 'LT', 10)], true],
  [`resource.data.age <= 10`, [where('age', 'LT', 10)], true],
  [`resource.data.age < 10`, [where('age', 'LTE', 10)], 'undecided'],
  [`resource.data.age > 10`, [where('age', 'LTE', 10)], false],
  [`resource.data.age >= 10`, [where('age', 'LT', 10)], false],
  [`resource.data.age >= 10`, [where('age', 'LTE', 10)], 'undecided'],
  [`resource.data.age < 10`, [where('age', 'GT', 5)], 'undecided'],
  [`resource.data.age > 5 && resource.data.age < 10`, [where('age', 'GT', 5), where('age', 'LT', 10)], true],
  [`resource.data.age == 20`, [where('age', 'GT', 20)], false],
  [`resource.data.age == 21`, [where('age', 'GT', 20)], 'undecided'],
  [`resource.data.age == 7`, [where('age', 'GTE', 7), where('age', 'LTE', 7)], true],
  [`resource.data.age != null`, [where('age', 'GT', 1)], true],
  [`resource.data.age > 'a'`, [where('age', 'GT', 1)], 'undecided'],
  [`resource.data.age == 'a'`, [where('age', 'GT', 1)], false],
  [`resource.data.tags != ['b']`, [where('tags', 'GT', ['a'])], 'undecided'],
  [
    `resource.data.at < request.time`,
    [where('at', 'LT', { timestampValue: { seconds: '1600000000', nanos: 0 } })],
    true,
  ],
  [
    `resource.data.at < request.time`,
    [where('at', 'LT', { timestampValue: { seconds: '1800000000', nanos: 0 } })],
    'undecided',
  ],
  // Arrays.
  [`'alice' in resource.data.members`, [where('members', 'CONTAINS', 'alice')], true],
  [`request.auth.uid in resource.data.members`, [where('members', 'CONTAINS', 'bob')], 'undecided'],
  [`resource.data.members.hasAny(['alice', 'bob'])`, [where('members', 'CONTAINS', 'bob')], true],
  [`resource.data.members.hasAny(['carol'])`, [where('members', 'CONTAINS', 'bob')], 'undecided'],
  [`resource.data.members.hasAll(['bob'])`, [where('members', 'CONTAINS', 'bob')], true],
  [`resource.data.members.hasAll([])`, [], 'undecided'],
  [`resource.data.members.size() < 5`, [where('members', 'CONTAINS', 'bob')], 'undecided'],
  [`resource.data.members.hasAny(['a', 'b'])`, [where('members', 'CONTAINS_ANY', ['a', 'b'])], true],
  [`resource.data.members.hasAny(['a'])`, [where('members', 'CONTAINS_ANY', ['a', 'b'])], 'undecided'],
  // IN is decided value by value.
  [`resource.data.state in ['a', 'b', 'c']`, [where('state', 'IN', ['a', 'b'])], true],
  [`resource.data.state in ['a', 'c']`, [where('state', 'IN', ['a', 'b'])], 'undecided'],
  [`resource.data.state == 'a' || resource.data.state == 'b'`, [where('state', 'IN', ['a', 'b'])], true],
  [`resource.data.state != 'c'`, [where('state', 'IN', ['a', 'b'])], true],
  // Existing fields, with their types.
  [`'owner' in resource.data`, [where('owner', 'GT', 'a')], true],
  [`'owner' in resource.data`, [], 'undecided'],
  [`'b' in resource.data.a`, [where('a.b', 'NEQ', 1)], true],
  [`resource.data.age is number && !(resource.data.age is string)`, [where('age', 'GT', 1)], true],
  [`resource.data.age is int`, [where('age', 'GT', 1)], 'undecided'],
  [`resource.data.members is list`, [where('members', 'CONTAINS', 1)], true],
  [`resource.data is map && resource != null`, [], true],
  [`resource.data.keys().hasAny(['owner'])`, [where('owner', 'EQ', 'alice')], 'undecided'],
  [`resource.data == {}`, [], 'undecided'],
  [`[resource.data.x] == [1]`, [], 'undecided'],
])('%s given %j is %s', (condition, conjunction, expected) => {
  expect(outcome(condition, conjunction)).toBe(expected);
});

test('each disjunct of an OR query must pass', () => {
  const condition = `resource.data.owner == 'alice' || resource.data.public`;
  expect(lists(condition, [[where('owner', 'EQ', 'alice')], [where('public', 'EQ', true)]])).toBe(true);
  expect(lists(condition, [[where('owner', 'EQ', 'alice')], [where('name', 'EQ', 'x')]])).toBe(false);
});

test('an IN filter of many values beside another is still decided', () => {
  const values = Array.from({ length: 30 }, (_unused, index) => `v${index}`);
  const disjunct = [where('state', 'IN', values), where('kind', 'IN', values)];
  expect(lists(`resource.data.state in ['${values.join(`', '`)}', 'more']`, [disjunct])).toBe(true);
  expect(lists(`resource.data.state in ['v1']`, [disjunct])).toBe(false);
});

test('the query itself can be judged', () => {
  expect(lists(`request.query.limit <= 50`, [], { limit: 50 })).toBe(true);
  expect(lists(`request.query.limit <= 50`, [], { limit: 51 })).toBe(false);
  expect(lists(`request.query.limit <= 50`)).toBe(false);
  expect(
    lists(`request.query.offset == null && request.query.orderBy.name == 'ASC'`, [], { orderBy: { name: 'ASC' } }),
  ).toBe(true);
  expect(lists(`request.query.offset == 3`, [], { offset: 3 })).toBe(true);
});

test('an ordered field is known to exist', () => {
  expect(
    lists(`'a' in resource.data && 'b' in resource.data.nested`, [], { orderBy: { a: 'ASC', 'nested.b': 'DESC' } }),
  ).toBe(true);
});

test('the parents in the path are known and the document id is not', () => {
  const notes = { path: ['users', 'alice', 'notes'] };
  const rules = (condition: string) =>
    beginSession(firestoreRules(`match /users/{user}/notes/{note} { allow list: if ${condition}; }`)).decide(
      requestOf({
        method: 'list',
        auth,
        resource: undefined,
        ...notes,
        query: { limit: null, offset: null, orderBy: {}, disjuncts: [] },
      }),
    ).allowed;
  expect(rules(`user == request.auth.uid`)).toBe(true);
  expect(rules(`user == 'bob'`)).toBe(false);
  for (const unknown of [
    `note == 'n1'`,
    `note != 'n1'`,
    `resource.id != 'x'`,
    `resource.__name__ != /a/b`,
    `request.path != /a/b`,
    `note is string`,
  ]) {
    expect(rules(unknown)).toBe(false);
  }
  expect(rules(`note == 'n1' || true`)).toBe(true);
  expect(rules(`request.path[4] == 'alice' && request.path[5] == 'notes'`)).toBe(true);
  expect(rules(`exists(${DOCS}/rooms/$(note)) || !exists(${DOCS}/rooms/$(note))`)).toBe(false);
});

test('a query for a document by its name is judged by that document as it is stored', () => {
  const named = (id: string, op: QueryConstraint['op'] = 'EQ'): QueryConstraint => {
    const name = { referenceValue: `projects/demo/databases/(default)/documents/posts/${id}` };
    return { field: ['__name__'], op, value: op === 'IN' ? { arrayValue: { values: [name] } } : name };
  };
  const rules = firestoreRules(
    'match /posts/{post} { allow list: if post == request.auth.uid || resource.data.public; }',
  );
  const listed = (...disjuncts: QueryConstraint[][]) => {
    const session = beginSession(rules, {
      before: [documentAt('posts/open', { public: true }), documentAt('posts/closed', { public: false })],
    });
    const query = { limit: null, offset: null, orderBy: {}, disjuncts };
    return session.decide(requestOf({ method: 'list', path: ['posts'], auth, query, resource: undefined }));
  };
  expect(listed([named('alice')]).allowed).toBe(true);
  expect(listed([named('alice', 'IN')]).allowed).toBe(true);
  expect(listed([named('bob')]).allowed).toBe(false);
  expect(listed([named('open')]).allowed).toBe(true);
  expect(listed([named('closed')]).allowed).toBe(false);
  expect(listed([named('open')], [named('closed')]).allowed).toBe(false);
  expect(listed([named('alice', 'GTE')]).allowed).toBe(false);
  // A listener is judged anew when the document changes.
  expect([...listed([named('open')]).lookedUp]).toEqual(['projects/demo/databases/(default)/documents/posts/open']);
});
