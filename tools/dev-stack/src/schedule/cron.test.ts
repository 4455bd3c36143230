import { expect, test } from 'vitest';
import { parseSchedule } from './cron.ts';

test.each([
  ['every 1 minutes', '2026-11-20T10:17:00Z', true],
  ['every 5 minutes', '2026-11-20T10:15:00Z', true],
  ['every 5 minutes', '2026-11-20T10:16:00Z', false],
  ['every 2 hours', '2026-11-20T10:00:00Z', true],
  ['every 2 hours', '2026-11-20T11:00:00Z', false],
  ['* * * * *', '2026-11-20T10:17:00Z', true],
  ['*/15 9-17 * * 1-5', '2026-11-20T10:45:00Z', true],
  ['*/15 9-17 * * 1-5', '2026-11-21T10:45:00Z', false],
  ['30 4 1,15 * 5', '2026-11-20T04:30:00Z', true],
  ['30 4 1,15 * 5', '2026-11-15T04:30:00Z', true],
  ['0 0 * * 7', '2026-11-22T00:00:00Z', true],
  ['5/10 * * * *', '2026-11-20T10:25:00Z', true],
  ['0 0 1 1 *', '2026-11-20T00:00:00Z', false],
])('%s at %s: due is %s', (schedule, at, due) => {
  expect(parseSchedule(schedule)(Date.parse(at))).toBe(due);
});

test('a schedule is read on the clock of its zone', () => {
  const daily = parseSchedule('0 9 * * *', 'Asia/Tokyo');
  expect(daily(Date.parse('2026-11-20T00:00:00Z'))).toBe(true);
  expect(daily(Date.parse('2026-11-20T09:00:00Z'))).toBe(false);
});

test.each([
  '',
  'every day',
  'every 0 minutes',
  '* * * *',
  '60 * * * *',
  '* * 0 * *',
  '*/0 * * * *',
  'a * * * *',
  '@daily',
  '0 0 L * *',
  '* * * * 8',
])('%j is no schedule', (text) => {
  expect(() => parseSchedule(text)).toThrow(/schedule/);
});
