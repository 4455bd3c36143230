import { expect, test } from 'vitest';
import { outcomeOf } from '../decide-for-test.ts';

test.each<[string, boolean | 'error']>([
  [`''.size() == 0`, true],
  [`'día'.size() == 3`, true],
  [`'👍a'.size() == 3 && '👍a'[2] == 'a'`, true],
  [`'AbC'.lower() == 'abc'`, true],
  [`'AbC'.upper() == 'ABC'`, true],
  [`'ÄbÇ'.lower() == 'ÄbÇ' && 'äb'.upper() == 'äB'`, true],
  [`'  a b\\n'.trim() == 'a b'`, true],
  [`'user@domain.com'.matches('.*@domain[.]com')`, true],
  [`'banana'.replace('a', 'o') == 'bonono'`, true],
  [`'ab'.replace('(a)(b)', '$2$1$0') == 'baab' && 'ab'.replace('(a)', '$10') == 'a0b'`, true],
  [`'ab'.replace('a', '\\\\$') == '$b' && 'ab'.replace('a', '$') == '$b'`, true],
  [`'banana'.replace('a.', '$1') == 'b'`, 'error'],
  [`'ab'.replace('', '-') == '-a-b-'`, true],
  [`'a,b;c'.split('[,;]') == ['a', 'b', 'c']`, true],
  [`'a,,b,'.split(',') == ['a', '', 'b', '']`, true],
  [`'abc'.split('') == ['', 'a', 'b', 'c']`, true],
  [`'👍a'.split('') == ['', '👍', 'a']`, true],
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
