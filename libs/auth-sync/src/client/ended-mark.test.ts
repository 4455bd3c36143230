import { beforeEach, expect, test } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { createEndedMark } from './ended-mark.ts';

let now: number;
let storage: ReturnType<typeof memoryStorage>;
const mark = () =>
  createEndedMark(
    () => storage,
    () => now,
    () => undefined,
  );
beforeEach(() => {
  now = 1000;
  storage = memoryStorage();
});

test('gives the reason for the end of a sign-in in every tab for ten minutes', () => {
  mark().note('credentials');
  expect(mark().read()).toBe('credentials');
  now += 10 * 60_000;
  expect(mark().read()).toBeNull();
});

test('is cleared by the next sign-in', () => {
  mark().note('session');
  mark().clear();
  expect(mark().read()).toBeNull();
});

test('is not set by the user’s own log-out, in any tab', () => {
  mark().leaving();
  mark().note('session');
  expect(mark().read()).toBeNull();
  now += 60_000;
  mark().note('session');
  expect(mark().read()).toBe('session');
});

test.each(['', 'null', '{', '{"why":"king","at":1000}', '{"why":"session"}'])('takes no %s for a reason', (text) => {
  storage.setItem('countin-sign-in-ended', text);
  expect(mark().read()).toBeNull();
});

test('is empty where storage is blocked', () => {
  const blocked = createEndedMark(
    () => {
      throw new Error('blocked');
    },
    () => now,
    () => undefined,
  );
  blocked.note('session');
  expect(blocked.read()).toBeNull();
});
