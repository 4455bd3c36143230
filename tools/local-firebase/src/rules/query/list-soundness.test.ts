import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { QueryConstraint } from '../../rules-contract.ts';
import { beginSession, documentAt, firestoreRules, requestOf, toWire } from '../decide-for-test.ts';

/**
 * A query may be allowed only if each document it can return satisfies the condition. Held against
 * every document over two fields with these values; undefined stands for a missing field.
 */
const SEED = 77_001;
type Plain = null | boolean | number | string | readonly string[] | undefined;
const VALUES: readonly Plain[] = [undefined, null, false, true, -1, 0, 1.5, 2, '', 'x', 'y', [], ['x'], ['x', 'y']];
const DOCUMENTS = VALUES.flatMap((a) => VALUES.map((b) => ({ a, b })));

interface Filter {
  readonly field: 'a' | 'b';
  readonly op: QueryConstraint['op'];
  readonly value?: Plain | readonly Plain[];
}

const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);
const rank = (value: Plain) => (Array.isArray(value) ? 'list' : typeof value);
const below = (left: Plain, right: Plain) =>
  Array.isArray(left) ? JSON.stringify(left) < JSON.stringify(right) : (left ?? 0) < (right ?? 0);

/** Filtering of the database, written independently of the rules. */
function passes(actual: Plain, { op, value }: Filter): boolean {
  if (actual === undefined) return false;
  const bound = value as Plain;
  const options = Array.isArray(value) ? (value as readonly Plain[]) : [];
  const isComparable = actual !== null && rank(actual) === rank(bound);
  switch (op) {
    case 'EQ':
      return same(actual, bound);
    case 'NEQ':
      return actual !== null && !same(actual, bound);
    case 'LT':
      return isComparable && below(actual, bound);
    case 'LTE':
      return isComparable && !below(bound, actual);
    case 'GT':
      return isComparable && below(bound, actual);
    case 'GTE':
      return isComparable && !below(actual, bound);
    case 'IN':
      return options.some((option) => same(actual, option));
    case 'NOT_IN':
      return actual !== null && !options.some((option) => same(actual, option));
    case 'CONTAINS':
      return Array.isArray(actual) && actual.some((item) => same(item, bound));
    case 'CONTAINS_ANY':
      return Array.isArray(actual) && actual.some((item) => options.some((option) => same(item, option)));
    case 'IS_NULL':
      return actual === null;
    default:
      return actual !== null;
  }
}

const field = fc.constantFrom('a' as const, 'b' as const);
const scalar = fc.constantFrom<Plain>(false, true, -1, 0, 1.5, 2, '', 'x', 'y', ['x']);
const scalars = fc.uniqueArray(fc.constantFrom<Plain>(true, 0, 1.5, 2, 'x', 'y'), { minLength: 1, maxLength: 3 });
const filter: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({ field, op: fc.constantFrom('EQ' as const, 'NEQ' as const, 'CONTAINS' as const), value: scalar }),
  fc.record({
    field,
    op: fc.constantFrom('LT' as const, 'LTE' as const, 'GT' as const, 'GTE' as const),
    value: scalar,
  }),
  fc.record({ field, op: fc.constantFrom('IN' as const, 'NOT_IN' as const, 'CONTAINS_ANY' as const), value: scalars }),
  fc.record({ field, op: fc.constantFrom('IS_NULL' as const, 'IS_NOT_NULL' as const) }),
);

const LITERALS = [
  'null',
  'false',
  'true',
  '-1',
  '0',
  '1',
  '1.5',
  '2',
  '3',
  `''`,
  `'x'`,
  `'y'`,
  `'z'`,
  `['x']`,
  `['x', 'y']`,
];
const subject = fc.constantFrom(
  'resource.data.a',
  'resource.data.b',
  `resource.data.get('a', 0)`,
  `resource.data['b']`,
);
const literal = fc.constantFrom(...LITERALS);
const comparison = fc.constantFrom('==', '!=', '<', '<=', '>', '>=');
const atom = fc.oneof(
  fc.tuple(subject, comparison, literal).map((parts) => parts.join(' ')),
  fc.tuple(literal, comparison, subject).map((parts) => parts.join(' ')),
  fc.tuple(subject, comparison, subject).map((parts) => parts.join(' ')),
  fc.tuple(literal, subject).map(([item, list]) => `${item} in ${list}`),
  fc.tuple(subject, fc.array(literal, { maxLength: 3 })).map(([item, list]) => `${item} in [${list.join()}]`),
  fc.tuple(subject, fc.array(literal, { maxLength: 3 })).map(([item, list]) => `${item} in [${list.join()}].toSet()`),
  fc
    .tuple(subject, fc.constantFrom('bool', 'number', 'string', 'list', 'map', 'timestamp'))
    .map((parts) => parts.join(' is ')),
  fc
    .tuple(subject, fc.constantFrom('hasAny', 'hasAll'), fc.array(literal, { maxLength: 2 }))
    .map(([list, name, items]) => `${list}.${name}([${items.join()}])`),
  fc.constantFrom(
    `'a' in resource.data`,
    `'b' in resource.data`,
    `resource.data.a.size() > 0`,
    `resource.data.a + 1 > 1`,
  ),
  subject,
);
const condition = fc.oneof(
  atom,
  atom.map((inner) => `!(${inner})`),
  fc
    .tuple(atom, fc.constantFrom('&&', '||', '==', '!='), atom)
    .map(([left, operator, right]) => `(${left}) ${operator} (${right})`),
  fc.tuple(atom, atom).map(([left, right]) => `!((${left}) && !(${right}))`),
);

const conjunction = fc.array(filter, { minLength: 1, maxLength: 3 });
const toConstraint = ({ field: name, op, value }: Filter): QueryConstraint =>
  value === undefined ? { field: [name], op } : { field: [name], op, value: toWire(value) };

test(`an allowed query returns only documents that satisfy the condition (seed ${SEED})`, { timeout: 60_000 }, () => {
  let allowed = 0;
  fc.assert(
    fc.property(fc.array(conjunction, { minLength: 1, maxLength: 2 }), condition, (disjuncts, text) => {
      const session = beginSession(firestoreRules(`match /users/{user} { allow read: if ${text}; }`));
      const query = {
        limit: null,
        offset: null,
        orderBy: {},
        disjuncts: disjuncts.map((filters) => filters.map(toConstraint)),
      };
      if (!session.decide(requestOf({ method: 'list', path: ['users'], query })).allowed) return;
      allowed += 1;
      for (const document of DOCUMENTS) {
        if (!disjuncts.some((filters) => filters.every((each) => passes(document[each.field], each)))) continue;
        const data = Object.fromEntries(Object.entries(document).filter(([, value]) => value !== undefined));
        const decision = session.decide(requestOf({ resource: documentAt('users/alice', data) }));
        if (!decision.allowed) expect.fail(`${text} holds for the query, not for ${JSON.stringify(data)}`);
      }
    }),
    { seed: SEED, numRuns: 6000 },
  );
  // Otherwise the property would hold for want of cases.
  expect(allowed).toBeGreaterThan(100);
});
