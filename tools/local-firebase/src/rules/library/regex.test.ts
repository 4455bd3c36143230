import { expect, test } from 'vitest';
import { outcomeOf } from '../decide-for-test.ts';

test.each<[string, boolean | 'error']>([
  [`'abc'.matches('b')`, false],
  [`'abc'.matches('a|abc')`, true],
  [`'abc'.matches('^abc$')`, true],
  [`'a\\nb'.matches('a.b')`, false],
  [`'a\\nb'.matches('(?s)a.b')`, true],
  [`'ABC'.matches('(?i)abc')`, true],
  [`'x1'.matches('\\\\w\\\\d')`, true],
  [`'日本'.matches('\\\\p{Han}{2}')`, true],
  [`'a'.matches('(')`, 'error'],
  [`'aa'.matches('(a)\\\\1')`, 'error'],
  [`'ab'.matches('(?<=a)b')`, 'error'],
  [`'ab'.matches('a(?=b)b')`, 'error'],
  [`'a'.matches('a{2000}')`, 'error'],
  [`'a'.matches('${'a{900}'.repeat(100)}')`, 'error'],
  [`'a'.matches('${'a?'.repeat(2100)}')`, 'error'],
])('%s is %s', (condition, expected) => {
  expect(outcomeOf(condition)).toBe(expected);
});

test('a pattern that makes backtracking engines explode is decided at once', () => {
  const text = 'a'.repeat(5000);
  const started = performance.now();
  expect(outcomeOf(`resource.data.text.matches('(a+)+b')`, { text })).toBe(false);
  expect(performance.now() - started).toBeLessThan(2000);
});

test('a text far too long for its pattern is refused', () => {
  expect(outcomeOf(`resource.data.text.matches('(a?){900}b')`, { text: 'a'.repeat(900_000) })).toBe('error');
});
