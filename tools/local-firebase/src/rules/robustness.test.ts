import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RulesRequest } from '../rules-contract.ts';
import { beginSession, decideCondition, documentAt, firestoreRules, requestOf } from './decide-for-test.ts';
import { compileRules } from './index.ts';

const SEED = 20_240_611;
const DEADLINE_MS = 4000;

/** Runs, and fails if it throws or exceeds a request's limit, in processor time, as the machine may be busy. */
function bounded<Result>(run: () => Result): Result {
  const started = process.cpuUsage();
  const result = run();
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(DEADLINE_MS);
  return result;
}

const PIECES = [
  'service',
  'cloud.firestore',
  'match',
  'allow',
  'read',
  'write',
  'if',
  'function',
  'return',
  'let',
  'rules_version',
  "'2'",
  '/',
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  ';',
  ':',
  ',',
  '.',
  '=',
  '==',
  '&&',
  '||',
  '!',
  '-',
  '+',
  'in',
  'is',
  'f',
  'x',
  'a',
  '$(',
  '{a=**}',
  '{b}',
  '/*',
  '*/',
  '//',
  '\n',
  ' ',
  "'",
  '"',
  '\\',
  '1',
  '1.5',
  '0x',
  '9'.repeat(30),
  'true',
  'null',
  '👍',
  '\0',
  '#',
];

test(`any text compiles or is refused with positions inside it (seed ${SEED})`, { timeout: 30_000 }, () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(fc.constantFrom(...PIECES), { maxLength: 80 }).map((pieces) => pieces.join(' ')),
    fc.array(fc.constantFrom(...PIECES), { maxLength: 80 }).map((pieces) => firestoreRules(pieces.join(' '))),
    fc
      .array(fc.constantFrom(...PIECES), { maxLength: 30 })
      .map((pieces) => firestoreRules(`match /a/{b} { allow read: if ${pieces.join(' ')}; }`)),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      const result = compileRules(text);
      if (result.ok) return;
      expect(result.issues.length).toBeGreaterThan(0);
      for (const { line, column } of result.issues) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(text.split('\n').length);
        expect(column).toBeGreaterThanOrEqual(1);
      }
    }),
    { seed: SEED, numRuns: 1500 },
  );
});

const leaf = fc.constantFrom(
  'true',
  'false',
  'null',
  '1',
  '-9223372036854775808',
  '0',
  '2.5',
  `'a'`,
  `''`,
  `b'x'`,
  '[]',
  '{}',
  '/a/b',
  'user',
  'request',
  'resource',
  'request.auth',
  'request.auth.uid',
  'request.time',
  'resource.data',
  'resource.data.a',
  'resource.data.b',
  'request.query',
  'nothing',
  'request.resource.data',
  'resource.id',
  'request.path',
  `'(a+)+$'`,
  `duration.value(1, 's')`,
  'latlng.value(1, 2)',
  'f(user)',
);
const OPERATORS = ['+', '-', '*', '/', '%', '==', '!=', '<', '<=', '>', '>=', 'in', '&&', '||'];
const METHODS = [
  'size',
  'get',
  'keys',
  'values',
  'diff',
  'hasAll',
  'hasAny',
  'hasOnly',
  'toSet',
  'union',
  'join',
  'split',
  'matches',
  'replace',
  'concat',
  'removeAll',
  'affectedKeys',
  'bind',
  'year',
  'seconds',
  'toBase64',
  'distance',
  'constructor',
  '__proto__',
  'lower',
  'toUtf8',
];
const FUNCTIONS = [
  'math.abs',
  'math.pow',
  'math.floor',
  'int',
  'float',
  'string',
  'path',
  'timestamp.value',
  'timestamp.date',
  'duration.time',
  'hashing.md5',
  'hashing.crc32c',
  'get',
  'exists',
  'getAfter',
  'existsAfter',
  'debug',
  'bool',
  'f',
  'g',
  'unknown',
];
const { expression } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    leaf,
    fc
      .tuple(tie('expression'), fc.constantFrom(...OPERATORS), tie('expression'))
      .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
    fc.tuple(fc.constantFrom('!', '-'), tie('expression')).map(([operator, operand]) => `${operator}(${operand})`),
    fc.tuple(tie('expression'), tie('expression'), tie('expression')).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
    fc
      .tuple(tie('expression'), fc.constantFrom('bool', 'int', 'map', 'set', 'path'))
      .map(([operand, type]) => `(${operand} is ${type})`),
    fc.tuple(tie('expression'), tie('expression')).map(([target, index]) => `(${target})[${index}]`),
    fc
      .tuple(tie('expression'), tie('expression'), tie('expression'))
      .map(([target, from, to]) => `(${target})[${from}:${to}]`),
    fc
      .tuple(tie('expression'), fc.constantFrom('a', 'data', '__proto__', 'constructor'))
      .map(([target, name]) => `(${target}).${name}`),
    fc
      .tuple(tie('expression'), fc.constantFrom(...METHODS), fc.array(tie('expression'), { maxLength: 2 }))
      .map(([target, name, args]) => `(${target}).${name}(${args.join()})`),
    fc
      .tuple(fc.constantFrom(...FUNCTIONS), fc.array(tie('expression'), { maxLength: 4 }))
      .map(([name, args]) => `${name}(${args.join()})`),
    fc.array(tie('expression'), { maxLength: 3 }).map((items) => `[${items.join()}]`),
    fc.tuple(tie('expression'), tie('expression')).map(([key, value]) => `{${key}: ${value}}`),
    tie('expression').map((part) => `/databases/$(database)/documents/rooms/$(${part})`),
  ),
}));

const document = documentAt('users/alice', { a: [1, 'x', { b: null }], b: 'text' });
const EQ = { field: ['b'], op: 'EQ', value: { stringValue: 'text' } } as const;
const requests: readonly RulesRequest[] = [
  requestOf({ auth: { uid: 'alice', token: { a: 1 } }, resource: document }),
  requestOf({ method: 'create', newResource: document }),
  requestOf({
    method: 'list',
    path: ['users'],
    query: { limit: 1, offset: null, orderBy: { a: 'ASC' }, disjuncts: [[EQ], [{ ...EQ, op: 'GT' }]] },
  }),
];

test(
  `any expression over any request is decided or denied, without throwing (seed ${SEED})`,
  { timeout: 30_000 },
  () => {
    fc.assert(
      fc.property(expression, expression, (condition, inner) => {
        const rules = firestoreRules(`
        function f(user) { let a = ${inner}; return a; }
        match /users/{user} { allow read, write: if ${condition}; }`);
        const compiled = compileRules(rules);
        if (!compiled.ok) return;
        const session = compiled.ruleset.begin(
          { get: () => document, getAfter: () => null },
          { perOperation: 10, total: 10 },
        );
        for (const request of requests) {
          const decision = session.decide(request);
          expect(typeof decision.allowed).toBe('boolean');
          expect(decision.explanation).not.toMatch(
            /undefined|TypeError|RangeError|call stack|not a function|not iterable/,
          );
        }
      }),
      { seed: SEED, numRuns: 1500 },
    );
  },
);

const body = (condition: string) => firestoreRules(`match /users/{user} { allow read: if ${condition}; }`);
const LONG = 30_000;
const numbered = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_unused, index) => make(index));

test.each<[string, string]>([
  ['parentheses', body('('.repeat(LONG) + 'true' + ')'.repeat(LONG))],
  ['open brackets', body('['.repeat(LONG))],
  ['negations', body('!'.repeat(LONG) + 'true')],
  ['minus signs', body('-'.repeat(LONG) + '1 == 1')],
  ['conditionals', body('true ? '.repeat(LONG) + 'true' + ' : false'.repeat(LONG))],
  ['members', body('user' + '.a'.repeat(LONG))],
  ['indexes', body('user' + '[0]'.repeat(LONG))],
  ['sums', body('1' + '+1'.repeat(LONG) + ' > 0')],
  ['path interpolations', body('/a/$('.repeat(LONG))],
  ['calls', body('f('.repeat(LONG) + ')'.repeat(LONG))],
  ['match blocks', firestoreRules('match /a/{b} {'.repeat(15_000))],
  ['lets', firestoreRules(`function f() { ${'let a = 1; '.repeat(20_000)} return a; }`)],
  [
    'functions that call the next one',
    firestoreRules(numbered(4000, (index) => `function f${index}() { return f${index + 1}(); }`).join('\n')),
  ],
  ['open comments', '/* '.repeat(LONG)],
  ['open strings', body(`'${"a\n'".repeat(LONG)}`)],
  ['digits', body('9'.repeat(200_000))],
  ['terms', body(`true${' && true'.repeat(LONG)}`)],
])('a file of endless %s is refused in time', (_what, source) => {
  const result = bounded(() => compileRules(source));
  expect(result.ok).toBe(false);
});

test('wide expressions are no problem', () => {
  const wide = [
    `[${'1, '.repeat(LONG)}].size() == ${LONG}`,
    `{${Array.from({ length: 10_000 }, (_unused, index) => `'k${index}': 1`).join()}}.size() == 10000`,
  ];
  for (const condition of wide) expect(bounded(() => decideCondition(condition)).allowed).toBe(true);
});

/** Each function calls the one before twice. */
const doubling = (levels: number, first: string, step: (inner: string) => string) =>
  `function f0(x) { return ${first}; } ${numbered(levels, (index) => `function f${index + 1}(x) { return ${step(`f${index}`)}; }`).join(' ')}`;
const longText = documentAt('users/alice', { text: 'x'.repeat(1_000_000) });
const reading = (condition: string) => `match /users/{user} { allow read: if ${condition} || true; }`;
const twice = (f: string) => `${f}(${f}(x))`;

test.each<[string, string]>([
  ['calls that double', doubling(19, '1', (f) => `${f}(x) + ${f}(x)`) + reading('f19(1) > 0')],
  ['strings that double', doubling(19, 'x + x', twice) + reading(`f9('aaaaaaaaaaaaaaaa').size() > 0`)],
  ['lists that double, compared', doubling(19, '[x, x]', twice) + reading('f6(1) == f6(1)')],
  ['lists that double, as set members', doubling(19, '[x, x]', twice) + reading('[f6(1)].toSet().size() == 1')],
  ['lists that grow, concatenated', doubling(19, 'x.concat(x)', twice) + reading('f7([1]).size() > 0')],
  [
    'long strings, compared again and again',
    reading(`[${numbered(900, () => 'resource.data.text < resource.data.text').join()}] == []`),
  ],
])('%s breach a limit, which nothing absorbs', (_what, text) => {
  const decision = bounded(() => beginSession(firestoreRules(text)).decide(requestOf({ resource: longText })));
  expect(decision.allowed).toBe(false);
  expect(decision.explanation).toMatch(/more than 1000 expressions|too large|too long/);
});

test('a thousand expressions are evaluated and no more', () => {
  const additions = (count: number) => `[${Array.from({ length: count }, () => '1 + 1').join()}].size() > 0`;
  expect(decideCondition(additions(997)).allowed).toBe(true);
  const breach = decideCondition(`${additions(998)} || true`);
  expect(breach.allowed).toBe(false);
  expect(breach.explanation).toContain('more than 1000 expressions');
});

test('a breach denies what else the session is asked', () => {
  const session = beginSession(
    firestoreRules(`
    ${doubling(19, '1', (f) => `${f}(x) + ${f}(x)`)}
    match /users/{user} { allow read: if f19(1) > 0; }
    match /open/{id} { allow read; }`),
  );
  expect(session.decide(requestOf({ path: ['open', 'a'] })).allowed).toBe(true);
  expect(session.decide(requestOf()).allowed).toBe(false);
  expect(session.decide(requestOf({ path: ['open', 'a'] })).allowed).toBe(false);
});
