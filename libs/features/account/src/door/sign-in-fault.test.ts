import { expect, test } from 'vitest';
import { signInFault } from './sign-in-fault.ts';

test('a new account for a taken address is refused like any other', () => {
  expect(signInFault('signup', 'auth/email-in-use')).toEqual(signInFault('signup', 'auth/credentials'));
});

test('a suspended account reads like a wrong password', () => {
  expect(signInFault('login', 'auth/disabled')).toEqual(signInFault('login', 'auth/credentials'));
});

test('a fault that says nothing about an account has its own text', () => {
  expect(signInFault('login', 'service/unavailable')).toEqual({ code: 'service/unavailable' });
  expect(signInFault('signup', 'auth/password-weak')).toEqual({ code: 'auth/password-weak' });
});
