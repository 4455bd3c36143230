import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { queueConfigSchema } from './queue-config.ts';
import { backoffMs, isExhausted } from './retry-policy.ts';

const retry = (retryConfig: object = {}) => v.parse(queueConfigSchema, { retryConfig }).retryConfig;
const intervals = (count: number, config: object) =>
  Array.from({ length: count }, (_, i) => backoffMs(i + 1, retry(config)) / 1000);

describe('the wait before another attempt', () => {
  it('doubles, then grows evenly, then stays, as in the documentation of Cloud Tasks', () => {
    const config = { minBackoffSeconds: 10, maxBackoffSeconds: 300, maxDoublings: 3 };
    expect(intervals(8, config)).toEqual([10, 20, 40, 80, 160, 240, 300, 300]);
  });
  it('grows evenly from the start without doublings', () => {
    expect(intervals(4, { minBackoffSeconds: 1, maxDoublings: 0 })).toEqual([1, 2, 3, 4]);
  });
  it('ends at an hour by default, however often a task has failed', () => {
    expect(intervals(5, {})).toEqual([0.1, 0.2, 0.4, 0.8, 1.6]);
    expect(backoffMs(100_000, retry())).toBe(3_600_000);
  });
});

describe('a task', () => {
  it.each([
    ['after three failures by default', 3, 0, {}, true],
    ['not after two', 2, 1e9, {}, false],
    ['at once where one attempt is allowed', 1, 0, { maxAttempts: 1 }, true],
    ['not before its time is up, though its attempts are', 5, 9_999, { maxAttempts: 2, maxRetrySeconds: 10 }, false],
    ['when attempts and time are up', 2, 10_000, { maxAttempts: 2, maxRetrySeconds: 10 }, true],
    ['not for its time alone while attempts are left', 1, 60_000, { maxAttempts: 2, maxRetrySeconds: 10 }, false],
    ['never with attempts and time without limit', 10_000, 1e12, { maxAttempts: -1 }, false],
    ['by its time, with attempts without limit', 10_000, 10_000, { maxAttempts: -1, maxRetrySeconds: 10 }, true],
  ])('is given up %s', (_, failures, since, config, expected) => {
    expect(isExhausted(failures, since, retry(config))).toBe(expected);
  });
});
