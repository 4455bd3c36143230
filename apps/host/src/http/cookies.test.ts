import { expect, test } from 'vitest';
import { readCookies } from './cookies.ts';

test.each([
  [undefined, {}],
  ['a=1; b=2; c=3', { a: '1', b: '2' }],
  ['a=first; a=second', { a: 'first' }],
  ['a=%E2%98%80', { a: '☀' }],
  ['a=%zz', { a: '%zz' }],
  ['a', {}],
  ['=1; b=x=y', { b: 'x=y' }],
])('Cookie %j gives %j', (header, expected) => {
  expect(readCookies(header, ['a', 'b'])).toEqual(expected);
});

test('a name of the object prototype is a cookie like any other', () => {
  expect(readCookies('toString=1', ['toString'])).toEqual({ toString: '1' });
});
