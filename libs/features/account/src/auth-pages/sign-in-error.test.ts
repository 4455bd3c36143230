import { expect, test } from 'vitest';
import { signInError } from './sign-in-error.ts';

test('a new account for a taken address is refused like any other', () => {
  expect(signInError('signup', 'auth/email-in-use')).toEqual(signInError('signup', 'auth/credentials'));
});

test('a suspended account reads like a wrong password', () => {
  expect(signInError('login', 'auth/disabled')).toEqual(signInError('login', 'auth/credentials'));
});

test('an error that says nothing about an account has its own text', () => {
  expect(signInError('login', 'service/unavailable')).toEqual({ code: 'service/unavailable' });
  expect(signInError('signup', 'auth/password-weak')).toEqual({ code: 'auth/password-weak' });
});
