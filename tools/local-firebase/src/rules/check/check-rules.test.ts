import { expect, test } from 'vitest';
import { firestoreRules } from '../decide-for-test.ts';
import { compileRules } from '../index.ts';

function issues(source: string): string[] {
  const result = compileRules(source);
  const found = result.ok ? result.ruleset.warnings : result.issues;
  return found.map(({ severity, line, column, description }) => `${severity} ${line}:${column} ${description}`);
}

const rules = (text: string, version?: string) => firestoreRules(`\n${text}\n`, version);
const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_unused, index) => make(index)).join('');
const terms = (count: number, operator: string) => Array(count).fill('true').join(` ${operator} `);
const condition = (expression: string) => `match /a/{b} { allow read: if ${expression}; }`;
const TOO_MANY_TERMS = 'ERROR 5:31 more than 98 terms are joined by && and ||';
const chain = (length: number) =>
  repeat(length - 1, (index) => `function f${index}() { return f${index + 1}(); }`) +
  `function f${length - 1}() { return true; }`;

test.each<[string, string, string[]]>([
  ['an unknown function', `match /a/{b} { allow read: if nope(); }`, [`WARNING 5:31 unknown function 'nope'`]],
  ['an unknown variable', `match /a/{b} { allow read: if c == 1; }`, [`WARNING 5:31 unknown variable 'c'`]],
  ['an unknown method', `match /a/{b} { allow read: if b.nope(); }`, [`WARNING 5:31 unknown method 'nope'`]],
  [
    'an unknown function of a namespace',
    `match /a/{b} { allow read: if math.sin(1) == 0; }`,
    [`WARNING 5:31 unknown function 'math.sin'`, `WARNING 5:31 unknown variable 'math'`],
  ],
  [
    'a wrong number of arguments',
    `function f(a) { return a; } match /a/{b} { allow read: if f(1, 2) || get(); }`,
    [`WARNING 5:59 'f' takes 1 argument, not 2`, `WARNING 5:70 'get' takes 1 argument, not 0`],
  ],
  [
    'a function that hosting refuses',
    `match /a/{b} { allow read: if debug(true); }`,
    [`WARNING 5:31 debug() is documented, but the hosted rules evaluator refuses it`],
  ],
  ['a function that calls itself', `function f() { return f(); }`, [`ERROR 5:1 function 'f' calls itself through 'f'`]],
  [
    'functions that call each other',
    `function f() { let a = g(); return a; } function g() { return [f()]; }`,
    [`ERROR 5:41 function 'g' calls itself through 'f'`],
  ],
  ['a chain of twenty calls', chain(20), []],
  ['a chain of twenty-one calls', chain(21), [`ERROR 5:1 function 'f0' calls deeper than 20 levels`]],
  ['eleven lets', `function f() { ${repeat(11, (index) => `let a${index} = 1;`)} return 1; }`, []],
  [
    'twelve lets',
    `function f() { ${repeat(12, (index) => `let a${index} = 1;`)} return 1; }`,
    [`ERROR 5:1 function 'f' has more than 11 let bindings`],
  ],
  ['ninety-eight terms of &&', condition(terms(98, '&&')), []],
  ['ninety-nine terms of &&', condition(terms(99, '&&')), [TOO_MANY_TERMS]],
  ['ninety-eight terms of ||', condition(terms(98, '||')), []],
  ['ninety-nine terms of ||', condition(terms(99, '||')), [TOO_MANY_TERMS]],
  ['ninety-nine terms of && and || in turn', condition(`${terms(49, '&&')} || ${terms(50, '&&')}`), []],
  [
    'a chain of && that a longer one of || begins with',
    condition(`${terms(50, '&&')} || ${terms(49, '||')}`),
    [TOO_MANY_TERMS],
  ],
  [
    'ninety-nine terms that parentheses put into two halves',
    condition(`(${terms(50, '&&')}) && (${terms(49, '&&')})`),
    [],
  ],
  [
    'terms in a function',
    `function f() { return ${terms(99, '&&')}; }`,
    [`ERROR 5:23 more than 98 terms are joined by && and ||`],
  ],
  ['seven parameters', `function f(a, b, c, d, e, g, h) { return a; }`, []],
  [
    'eight parameters',
    `function f(a, b, c, d, e, g, h, i) { return a; }`,
    [`ERROR 5:1 function 'f' has more than 7 parameters`],
  ],
  ['a parameter named twice', `function f(a, a) { return a; }`, [`ERROR 5:1 function 'f' names a parameter twice`]],
  [
    'a function declared twice',
    `function f() { return 1; } function f() { return 2; }`,
    [`ERROR 5:28 function 'f' is declared twice`],
  ],
  ['a let that uses itself', `function f() { let a = a; return a; }`, [`WARNING 5:24 unknown variable 'a'`]],
  ['ten nested matches', `${repeat(9, (index) => `match /a/{b${index}} {`)} ${'}'.repeat(9)}`, []],
  [
    'eleven nested matches',
    `${repeat(10, (index) => `match /a/{b${index}} {`)} ${'}'.repeat(10)}`,
    ['ERROR 5:136 match blocks nest deeper than 10'],
  ],
  [
    'two open wildcards in a path',
    `match /{a=**} { match /b/{c=**} {} }`,
    ['ERROR 5:26 a path has at most one {name=**}'],
  ],
  ['a wildcard named twice', `match /{a}/{a} {}`, ['ERROR 5:1 a match names a wildcard twice']],
  ['too many segments', `match ${'/a'.repeat(98)} {}`, ['ERROR 5:1 a path has more than 100 segments']],
  [
    'too many wildcards',
    `match ${repeat(20, (index) => `/{a${index}}`)} {}`,
    ['ERROR 5:1 a path has more than 20 wildcards'],
  ],
])('%s', (_what, text, expected) => {
  expect(issues(rules(text))).toEqual(expected);
});

test('eight arguments are an error', () => {
  expect(issues(rules(`match /a/{b} { allow read: if b.size(1, 2, 3, 4, 5, 6, 7, 8) == 1; }`))).toEqual([
    'ERROR 5:31 a call has at most 7 arguments',
  ]);
});

test('in version 1 an open wildcard must end the path', () => {
  const expected = `{name=**} must end the path, unless the file has rules_version = '2'`;
  expect(issues(rules(`match /{a=**}/b/{c} {}`, ''))).toEqual([`ERROR 5:8 ${expected}`]);
  expect(issues(rules(`match /{a=**} { match /b/{c} {} }`, `rules_version = '1';`))).toEqual([
    `ERROR 5:17 ${expected}`,
  ]);
  expect(issues(rules(`match /{a=**} {}`, ''))).toEqual([]);
  expect(issues(rules(`match /{a=**}/b/{c} {}`))).toEqual([]);
});

test('a file has at most 256 KiB, counted in bytes', () => {
  const padded = (bytes: number, filler: string) => {
    const text = rules('');
    return `${text}//${filler.repeat(Math.floor((bytes - text.length - 2) / Buffer.byteLength(filler)))}`;
  };
  expect(issues(padded(256 * 1024, 'x'))).toEqual([]);
  expect(issues(padded(256 * 1024 + 1, 'x'))).toEqual(['ERROR 1:1 a rules file has at most 256 KiB']);
  expect(issues(padded(256 * 1024 + 4, 'é'))).toEqual(['ERROR 1:1 a rules file has at most 256 KiB']);
});
