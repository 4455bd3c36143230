import { expect, test } from 'vitest';
import { outcomeOf } from '../decide-for-test.ts';

test.each<[string, boolean | 'error']>([
  [`''.size() == 0`, true],
  [`'día'.size() == 3`, true],
  [`'👍a'.size() == 2`, true],
  [`'AbC'.lower() == 'abc'`, true],
  [`'AbC'.upper() == 'ABC'`, true],
  [`'  a b\\n'.trim() == 'a b'`, true],
  [`'user@domain.com'.matches('.*@domain[.]com')`, true],
  [`'banana'.replace('a', 'o') == 'bonono'`, true],
  [`'banana'.replace('a.', '$1') == 'b$1$1a'`, true],
  [`'ab'.replace('', '-') == '-a-b-'`, true],
  [`'a,b;c'.split('[,;]') == ['a', 'b', 'c']`, true],
  [`'a,,b,'.split(',') == ['a', '', 'b', '']`, true],
  [`'abc'.split('') == ['a', 'b', 'c']`, true],
  [`'👍a'.split('') == ['👍', 'a']`, true],
  [`''.split(',') == ['']`, true],
  [`'é'.toUtf8() == b'\\xc3\\xa9'`, true],
  [`'a'.size(1) == 1`, 'error'],
  [`'a'.lower('x') == 'a'`, 'error'],
  [`'a'.replace('a') == 'a'`, 'error'],
  [`'a'.matches(1)`, 'error'],
  [`'a'.nothing()`, 'error'],
  [`'a'.constructor() == 'a'`, 'error'],
  [`(1).size() == 1`, 'error'],
])('%s is %s', (condition, expected) => {
  expect(outcomeOf(condition)).toBe(expected);
});
