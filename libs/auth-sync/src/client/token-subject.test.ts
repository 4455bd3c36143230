import { expect, test } from 'vitest';
import { unsignedToken } from '../testing/unsigned-token.ts';
import { readTokenSubject } from './token-subject.ts';

test('gives the subject of a token, in any script', () => {
  expect(
    readTokenSubject(unsignedToken('sync', 'mira', { email: 'ミラ@例え.jp', sid: 'login-1', exp: 1_800_000_000 })),
  ).toEqual({
    audience: 'sync',
    uid: 'mira',
    email: 'ミラ@例え.jp',
    sessionId: 'login-1',
    expiresAt: 1_800_000_000_000,
  });
});

test.each([
  '',
  'a.b',
  'a.b.c',
  `a.${btoa('[]')}.c`,
  `a.${btoa('{"sub":"mira"}').replaceAll('=', '')}.c`,
  `a.${btoa('\xff\xfe').replaceAll('=', '')}.c`,
  `a.${'b'.repeat(5000)}.c`,
])('%# an invalid token has no subject', (text) => {
  expect(readTokenSubject(text)).toBeNull();
});
