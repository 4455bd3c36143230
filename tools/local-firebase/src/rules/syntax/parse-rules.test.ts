import { expect, test } from 'vitest';
import { compileRules } from '../index.ts';
import { firestoreRules } from '../decide-for-test.ts';

/** The errors of a source as `line:column text`. */
function errors(source: string): string[] {
  const result = compileRules(source);
  return result.ok ? [] : result.issues.map(({ line, column, description }) => `${line}:${column} ${description}`);
}

const body = (text: string) => `service cloud.firestore { match /a/{b} {\n${text}\n} }`;

test.each([
  ['an empty body', 'service cloud.firestore {}'],
  [
    'comments and line breaks anywhere',
    `// one\n/* two\n */ service /**/ cloud . firestore { match /a/{ b } { // three\n allow\nread ; } }`,
  ],
  ['an allow without condition', body('allow read;')],
  [
    'statements without a semicolon before the next one or a brace',
    body('allow get\nallow list: if f()\nfunction f() { return true }\nallow write'),
  ],
  [
    'escapes of each kind',
    body(`allow read: if '\\101\\x4a\\b\\f' == 'AJ\\u0008\\u000c' && B"\\377" == b'\\xff' && b'é'.size() == 2;`),
  ],
  ['several operations', body('allow get, list, create: if true;')],
  ['a version', `rules_version = '2'; ${body('allow read;')}`],
  ['double quotes and escapes', body(`allow read: if "a\\"\\n\\u00e9\\x41" == 'a"\\néA';`)],
  ['trailing commas', body(`allow read: if [1, 2,] == [1, 2] && {'a': 1,} == {};`)],
  ['hyphens and digits in paths', body('allow read: if exists(/databases/x/documents/my-things/2024) ;')],
  ['hyphens and digits in patterns', `service cloud.firestore { match /my-things/2024/v1.2/{x} {} }`],
  ['a path of the default database', body('allow read: if exists(/databases/(default)/documents/a/b) ;')],
  ['keywords as member names', body(`allow read: if resource.data.match.allow.in.is.if == 1;`)],
  ['a comment right behind a path', body('allow read: if /a/b// note\n == /a/b/* note */;')],
])('%s is read', (_what, source) => {
  expect(errors(source)).toEqual([]);
});

test.each<[string, string[]]>([
  ['', [`1:1 no 'service cloud.firestore' block`]],
  ['service firebase.storage {}', [`1:1 no 'service cloud.firestore' block`]],
  ['service cloud.firestore {} service cloud.firestore {}', [`1:28 more than one 'service cloud.firestore' block`]],
  [body('allow read: if (true;'), [`2:21 unexpected ';', expected ')'`]],
  [body('allow read: if true 1;'), [`2:21 unexpected '1', expected ';'`]],
  [body('allow read if true;'), [`2:12 unexpected 'if', expected ';'`]],
  [
    body('allow reed: if true;'),
    [`2:7 unknown operation 'reed', expected one of read, write, get, list, create, update, delete`],
  ],
  [body('allow read: if 1 +;'), [`2:19 unexpected ';', expected an expression`]],
  [body(`allow read: if 'abc;`), [`2:16 unterminated string`]],
  [body(`allow read: if 'a\\d' == '';`), [`2:18 unknown escape '\\d' (write '\\\\d' for a backslash)`]],
  [body(`allow read: if '\\u12' == '';`), [`2:17 '\\u' needs 4 hexadecimal digits`]],
  [body(`allow read: if '\\0' == '';`), [`2:17 unknown escape '\\0' (write '\\\\0' for a backslash)`]],
  [body(`allow read: if b'\\u00e9' == b'';`), [`2:17 bytes have no \\u escapes`]],
  [
    body(`allow read: if 1 is integer;`),
    [
      `2:21 unknown type 'integer', expected one of bool, bytes, float, int, list, latlng, number, path, map, string, timestamp, duration, set, map_diff`,
    ],
  ],
  [body(`allow read: if a # b;`), [`2:18 unexpected character "#"`]],
  [body(`allow read: if 9223372036854775808 > 0;`), [`2:16 an int has 64 bits`]],
  [body(`allow read: if 99999999999999999999999 > 0;`), [`2:16 an int has 64 bits`]],
  [body(`allow read: if 12ab > 0;`), [`2:16 malformed number '12ab'`]],
  [body(`allow read: if / == 1;`), [`2:17 expected a path segment`]],
  [body(`function f() { let a = 1; }`), [`2:27 unexpected '}', expected 'let' or 'return'`]],
  [body(`function f() { return 1 2 }`), [`2:25 unexpected '2', expected ';'`]],
  [body(`function f(1) { return 1; }`), [`2:12 unexpected '1', expected a parameter name`]],
  [body(`match a {}`), [`2:7 unexpected 'a', expected '/'`]],
  [body(`match /{a {}`), [`2:8 expected a path segment, {name} or {name=**}`]],
  [body(`match /{1} {}`), [`2:8 expected a path segment, {name} or {name=**}`]],
  [`service cloud.firestore { allow read; }`, [`1:27 unexpected 'allow', expected 'match', 'function' or '}'`]],
  [`service cloud.firestore { match /a/{b} {`, [`1:41 unexpected end of file, expected '}'`]],
  [`rules_version = '3'; service cloud.firestore {}`, [`1:17 rules_version must be '1' or '2'`]],
  [`service cloud.firestore {} rules_version = '2';`, [`1:28 rules_version must be the first statement`]],
  [`service cloud.firestore {} }`, [`1:28 unexpected '}', expected 'service', 'function' or 'rules_version'`]],
  [`service cloud.firestore {} /* open`, [`1:28 unterminated comment`]],
])('%j has the errors %j', (source, expected) => {
  expect(errors(source)).toEqual(expected);
});

test('parsing continues after an error, to report later ones', () => {
  const source = firestoreRules(`
match /a/{b} {
  allow reed: if true;
  allow read: if (1;
  function f() { retrun 1; }
  match /c/{d} { allow get: if }
  allow write: if true;
  allow list: if 1 ~ 2;
}`);
  expect(errors(source).map((error) => error.slice(0, error.indexOf(' ')))).toEqual([
    '6:9',
    '7:20',
    '8:18',
    '9:32',
    '11:20',
  ]);
});

test('at most twenty errors are reported', () => {
  expect(errors(body('allow x;\n'.repeat(50)))).toHaveLength(20);
});

test('columns count on through astral characters and carriage returns', () => {
  expect(errors(body(`allow read: if '👍' == 1;\r\n allow x;`))).toEqual([
    `3:8 unknown operation 'x', expected one of read, write, get, list, create, update, delete`,
  ]);
});
