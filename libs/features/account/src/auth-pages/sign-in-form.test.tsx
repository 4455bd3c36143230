import type { NewAccount } from '@countin/data/session';
import { AppError, type ErrorCode } from '@countin/domain/errors';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { field, press, renderAccount, type } from '../testing/render-account.tsx';
import type { SignInMode } from './auth-view.ts';
import { SignInForm } from './sign-in-form.tsx';

afterEach(cleanup);

/** Renders a form with a fake server that records the requests. If `error` is set, the server refuses with it. */
async function open(mode: SignInMode, site: 'countin' | 'fourtrack' = 'countin') {
  const server = { sent: [] as NewAccount[], errorCode: null as ErrorCode | null, email: '' };
  await renderAccount(
    <SignInForm
      site={site}
      mode={mode}
      email="mira@example.com"
      onEmail={(email) => (server.email = email)}
      onSubmit={(account) => {
        server.sent.push(account);
        return server.errorCode ? Promise.reject(new AppError(server.errorCode)) : Promise.resolve();
      }}
    />,
  );
  await screen.findByLabelText('Email');
  return server;
}

test('a missing entry is reported at its field, and nothing is sent', async () => {
  const server = await open('login', 'fourtrack');
  type('Email', 'mira');
  press('Login');
  expect(await screen.findByText('Enter an email address, such as name@example.com.')).toBeTruthy();
  expect(screen.getByText('Fill this in.')).toBeTruthy();
  expect(server.sent).toEqual([]);
});

test('a new password needs a minimum length, and the account keeps its name', async () => {
  const server = await open('signup');
  type('Password', 'short');
  press('Sign up');
  expect(await screen.findByText('Use at least 6 characters.')).toBeTruthy();
  type('Password', 'longer than that');
  type(/Your name/, ' Mira ');
  press('Sign up');
  await waitFor(() =>
    expect(server.sent).toEqual([{ email: 'mira@example.com', password: 'longer than that', displayName: 'Mira' }]),
  );
});

test.each([
  ['login', 'auth/credentials', 'This email and password don’t match. Check both and try again.'],
  ['login', 'auth/disabled', 'This email and password don’t match. Check both and try again.'],
  ['login', 'auth/too-many', 'Too many attempts. Wait a few minutes and try again.'],
  ['login', 'service/unavailable', 'We can’t be reached right now. Try again in a moment.'],
  ['signup', 'auth/password-weak', 'Use at least 6 characters.'],
] as const)('a %s that is refused with %s shows the error, and keeps the entries', async (mode, errorCode, text) => {
  const server = await open(mode);
  server.errorCode = errorCode;
  type('Email', 'ines@example.com');
  type('Password', 'night-ferry-22');
  press(mode === 'login' ? 'Log in' : 'Sign up');
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect([field('Email').value, field('Password').value, server.email]).toEqual([
    'ines@example.com',
    'night-ferry-22',
    'ines@example.com',
  ]);
});

test('a new account for a taken address does not say that it is taken', async () => {
  const server = await open('signup');
  server.errorCode = 'auth/email-in-use';
  type('Password', 'night-ferry-22');
  press('Sign up');
  const note = await screen.findByText('Check your email');
  expect(note.closest('[role="status"]')?.textContent).not.toMatch(/has an account|taken|in use/);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a password is hidden until the show button is pressed', async () => {
  await open('login');
  expect(field('Password').type).toBe('password');
  press('Show password');
  expect(field('Password').type).toBe('text');
  press('Hide password');
  expect(field('Password').type).toBe('password');
});

test('password managers know the fields', async () => {
  await open('login');
  expect([field('Email').id, field('Email').name, field('Email').autocomplete]).toEqual(['email', 'email', 'username']);
  expect([field('Password').id, field('Password').name, field('Password').autocomplete]).toEqual([
    'password',
    'password',
    'current-password',
  ]);
  cleanup();
  await open('signup');
  expect([field('Email').autocomplete, field('Password').autocomplete]).toEqual(['username', 'new-password']);
});
