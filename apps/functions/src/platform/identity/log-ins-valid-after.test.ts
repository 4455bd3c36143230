import { expect, test } from 'vitest';
import { logInsValidAfter } from './log-ins-valid-after.ts';

const CREATED = Date.parse('2026-06-12T10:00:00.900Z');

test.each([
  ['an account that says nothing', undefined, 0],
  ['a new account, whose stamp is in whole seconds', 'Fri, 12 Jun 2026 10:00:00 GMT', 0],
  ['a new account, whose stamp was rounded up', 'Fri, 12 Jun 2026 10:00:01 GMT', 0],
  ['a password that was changed later', 'Fri, 12 Jun 2026 10:05:00 GMT', 1_781_258_700],
])('%s', (_what, stamp, expected) => {
  expect(logInsValidAfter(CREATED, stamp)).toBe(expected);
});
