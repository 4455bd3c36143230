import { expect, test } from 'vitest';
import { nextSendingDay, quotaStepOf, SENDING_QUOTAS, type QuotaStep } from './index.ts';

const DAY = 86_400_000;

test.each<[string, number, boolean, [number, number, number], QuotaStep]>([
  ['the first day', 0, false, [0, 0, 0], 'new'],
  ['the last moment of the first week', 7 * DAY - 1, false, [900, 0, 0], 'new'],
  ['a week', 7 * DAY, false, [0, 0, 0], 'known'],
  ['a month without messages', 30 * DAY, false, [999, 0, 0], 'known'],
  ['a month with messages', 30 * DAY, false, [1000, 0, 0], 'established'],
  ['many messages in a young account', 29 * DAY, false, [50_000, 0, 0], 'known'],
  ['a quarter with messages', 90 * DAY, false, [10_000, 0, 0], 'trusted'],
  ['a quarter with few messages', 90 * DAY, false, [9999, 0, 0], 'established'],
  ['pro on the first day', 0, true, [0, 0, 0], 'established'],
  ['pro with a long clean record', 90 * DAY, true, [10_000, 0, 0], 'trusted'],
  ['pro that many servers refuse', 90 * DAY, true, [10_000, 501, 0], 'new'],
  ['a twentieth refused', 90 * DAY, false, [10_000, 500, 0], 'trusted'],
  ['more than a twentieth refused', 90 * DAY, false, [10_000, 501, 0], 'new'],
  ['few refused of few', 7 * DAY, false, [10, 5, 0], 'known'],
  ['six refused of ten', 7 * DAY, false, [10, 6, 0], 'new'],
  ['three of a thousand complained', 30 * DAY, false, [1000, 0, 3], 'established'],
  ['four of a thousand complained', 30 * DAY, false, [1000, 0, 4], 'new'],
  ['one complaint among few', 7 * DAY, false, [20, 0, 1], 'known'],
  ['two complaints among few', 7 * DAY, false, [20, 0, 2], 'new'],
])('%s', (_case, ageMs, isPro, [sent, bounced, complained], step) => {
  expect(quotaStepOf({ ageMs, isPro, sent, bounced, complained })).toBe(step);
});

test('each step allows more than the one before', () => {
  const steps = [SENDING_QUOTAS.new, SENDING_QUOTAS.known, SENDING_QUOTAS.established, SENDING_QUOTAS.trusted];
  for (const kind of ['imports', 'confirmations', 'recipients'] as const) {
    const numbers = steps.map((quota) => quota[kind]);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  }
});

test('a day ends at midnight UTC', () => {
  expect(nextSendingDay(Date.parse('2026-06-12T10:00:00Z'))).toBe(Date.parse('2026-06-13T00:00:00Z'));
  expect(nextSendingDay(Date.parse('2026-06-13T00:00:00Z'))).toBe(Date.parse('2026-06-14T00:00:00Z'));
});
