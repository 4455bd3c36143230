import { expect, test } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const now = Date.parse('2026-11-20T10:00:00Z');

test.each([
  ['2', 2000],
  ['86400', 86_400_000],
  ['Fri, 20 Nov 2026 10:00:30 GMT', 30_000],
  ['Fri, 20 Nov 2026 09:00:00 GMT', 0],
  ['-1', null],
  ['1.5', null],
  ['soon', null],
  ['', null],
  [null, null],
])('%s is %s milliseconds', (header, ms) => {
  expect(retryAfterMs(header, now)).toBe(ms);
});
