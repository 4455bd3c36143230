import { expect, test } from 'vitest';
import { TokenBuckets } from './token-buckets.ts';

const rule = { burst: 10, refillMs: 6000 };

test('of 200 tries within one second ten pass, and the rest get a retry time', () => {
  const buckets = new TokenBuckets(rule);
  const waits = Array.from({ length: 200 }, (_, index) => buckets.take('a', index * 5));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  expect(waits[10]).toBe(6000 - 50);
});

test('after a burst one more passes every six seconds', () => {
  const buckets = new TokenBuckets(rule);
  for (let index = 0; index < 10; index += 1) buckets.take('a', 0);
  expect(buckets.take('a', 5999)).toBe(1);
  expect(buckets.take('a', 6000)).toBe(0);
  expect(buckets.take('a', 6000)).toBe(6000);
  expect(buckets.take('a', 18_000)).toBe(0);
  expect(buckets.take('a', 18_000)).toBe(0);
});

test('one key does not use the tokens of another', () => {
  const buckets = new TokenBuckets({ burst: 1, refillMs: 1000 });
  expect(buckets.take('a', 0)).toBe(0);
  expect(buckets.take('b', 0)).toBe(0);
});

test('a refused try costs nothing', () => {
  const buckets = new TokenBuckets({ burst: 1, refillMs: 1000 });
  buckets.take('a', 0);
  for (let index = 0; index < 100; index += 1) buckets.take('a', 500);
  expect(buckets.take('a', 1000)).toBe(0);
});

test('a flood of addresses does not grow the memory without end, and keeps the busy ones', () => {
  const buckets = new TokenBuckets({ burst: 2, refillMs: 1_000_000 });
  buckets.take('busy', 0);
  for (let index = 0; index < 30_000; index += 1) {
    buckets.take(`address ${index}`, 1);
    if (index === 15_000) buckets.take('busy', 2);
  }
  expect(buckets.take('busy', 3)).toBeGreaterThan(0);
  expect(buckets.take('address 0', 3)).toBe(0);
});
