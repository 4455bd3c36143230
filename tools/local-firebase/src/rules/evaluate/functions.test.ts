import { expect, test } from 'vitest';
import { beginSession, firestoreRules, requestOf } from '../decide-for-test.ts';

const allowed = (body: string, path = ['users', 'alice']) =>
  beginSession(firestoreRules(body)).decide(requestOf({ path })).allowed;

test('a function sees its parameters, its earlier lets and the wildcards around it', () => {
  expect(
    allowed(`
      match /users/{user} {
        function twice(text) { let one = text; let two = one + one; return two == 'bb' && user == 'alice' && database == '(default)'; }
        allow read: if twice('b');
      }`),
  ).toBe(true);
});

test('inner names shadow outer ones', () => {
  expect(
    allowed(`
      function name() { return 'outer'; }
      match /users/{user} {
        function name() { return 'inner'; }
        function check(user) { let request = 'mine'; return user == 'given' && request == 'mine' && name() == 'inner'; }
        allow read: if check('given') && user == 'alice';
      }`),
  ).toBe(true);
});

test('a function keeps the meaning of names where it was declared', () => {
  expect(
    allowed(
      `match /users/{id} {
        function outerId() { return id; }
        match /posts/{id} { allow read: if outerId() == 'alice' && id == 'p1'; }
      }`,
      ['users', 'alice', 'posts', 'p1'],
    ),
  ).toBe(true);
});

test('a function does not see the wildcards of blocks inside its own', () => {
  expect(allowed(`function id() { return user; } match /users/{user} { allow read: if id() == 'alice'; }`)).toBe(false);
});

test('an error in a let counts where the let is used', () => {
  const check = (result: string) =>
    allowed(`match /users/{user} {
    function check(data) { let missing = data['missing']; let again = missing; return ${result}; }
    allow read: if check({});
  }`);
  expect(check('true')).toBe(true);
  expect(check('again != 1 || true')).toBe(true);
  expect(check('again != 1')).toBe(false);
});

test('functions of the file, the service and a match can all be called', () => {
  const rules = `rules_version = '2';
    function ofFile() { return true; }
    service cloud.firestore {
      function ofService() { return ofFile(); }
      match /databases/{database}/documents {
        function ofMatch() { return ofService(); }
        match /users/{user} { allow read: if ofMatch(); }
      }
    }`;
  expect(beginSession(rules).decide(requestOf()).allowed).toBe(true);
});

test('a function may be declared after its use and take the name of a built-in one', () => {
  expect(allowed(`match /users/{user} { allow read: if get('x'); function get(text) { return text == 'x'; } }`)).toBe(
    true,
  );
});

test('a variable may take the name of a namespace', () => {
  expect(allowed(`match /users/{math} { allow read: if math.size() == 5; }`)).toBe(true);
});

test('a wrong number of arguments is an error', () => {
  expect(allowed(`function one(a) { return true; } match /users/{user} { allow read: if one(); }`)).toBe(false);
  expect(allowed(`function one(a) { return true; } match /users/{user} { allow read: if one() || true; }`)).toBe(true);
});

test('twenty calls deep is fine', () => {
  const chain = Array.from({ length: 19 }, (_unused, index) => `function f${index}() { return f${index + 1}(); }`).join(
    '\n',
  );
  expect(allowed(`${chain} function f19() { return true; } match /users/{user} { allow read: if f0(); }`)).toBe(true);
});
