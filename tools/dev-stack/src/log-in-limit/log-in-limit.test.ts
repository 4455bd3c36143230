import { expect, test } from 'vitest';
import { LogInLimit, WINDOW_MS, WRONG_PASSWORDS } from './log-in-limit.ts';

let now = 0;
const limitAfter = (wrong: number, email = 'mira@example.com') => {
  now = 1_000_000;
  const limit = new LogInLimit(() => now);
  for (let nth = 0; nth < wrong; nth += 1) limit.noteWrong(email);
  return limit;
};

test('an address is blocked after its number of wrong passwords, in any spelling', () => {
  expect(limitAfter(WRONG_PASSWORDS - 1).isFull('mira@example.com')).toBe(false);
  expect(limitAfter(WRONG_PASSWORDS, 'mira@example.com ').isFull('Mira@Example.com')).toBe(true);
});

test('another address is not blocked', () => {
  expect(limitAfter(WRONG_PASSWORDS).isFull('tide@example.com')).toBe(false);
});

test('the block ends with the window', () => {
  const limit = limitAfter(WRONG_PASSWORDS);
  now += WINDOW_MS - 1;
  expect(limit.isFull('mira@example.com')).toBe(true);
  now += 1;
  expect(limit.isFull('mira@example.com')).toBe(false);
});

test('a successful log-in resets the count', () => {
  const limit = limitAfter(WRONG_PASSWORDS - 1);
  limit.forget('MIRA@example.com');
  limit.noteWrong('mira@example.com');
  expect(limit.isFull('mira@example.com')).toBe(false);
});
