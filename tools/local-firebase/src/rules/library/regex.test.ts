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
])('%s is %s', (condition, expected) => {
  expect(outcomeOf(condition)).toBe(expected);
});

test('a pattern that makes backtracking engines explode is decided at once', () => {
  const text = 'a'.repeat(5000);
  const started = process.cpuUsage();
  expect(outcomeOf(`resource.data.text.matches('(a+)+b')`, { text })).toBe(false);
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(2000);
});

test('a text far too long for its pattern is refused', () => {
  expect(outcomeOf(`resource.data.text.matches('(a?){900}b')`, { text: 'a'.repeat(900_000) })).toBe('error');
});

test.each([
  ['long', 'a?'.repeat(2100)],
  ['large once its repetitions are unfolded', 'a{900}'.repeat(100)],
])('a pattern that is too %s is an error', (_what, pattern) => {
  expect(outcomeOf(`'a'.matches(resource.data.pattern) || false`, { pattern })).toBe('error');
});
