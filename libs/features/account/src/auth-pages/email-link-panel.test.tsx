import type { EmailLinkPurpose } from '@countin/data/session';
import { AppError, type ErrorCode } from '@countin/domain/errors';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { press, renderAccount, type } from '../testing/render-account.tsx';
import { EmailLinkPanel } from './email-link-panel.tsx';

afterEach(cleanup);

async function open(
  purpose: EmailLinkPurpose,
  errorCode: ErrorCode | null = null,
  own: { readonly email: string; readonly verified: boolean } | null = null,
) {
  const provider = { done: [] as unknown[], noted: [] as string[], errorCode };
  const answer = <T,>(value: T) =>
    provider.errorCode ? Promise.reject(new AppError(provider.errorCode)) : Promise.resolve(value);
  const service = {
    read: () => answer({ purpose, email: 'mira@example.com' }),
    resetPassword: (code: string, password: string) =>
      answer(undefined).then(() => void provider.done.push([code, password])),
    apply: (code: string) => answer(undefined).then(() => void provider.done.push(code)),
    ownEmail: () => (own ? Promise.resolve(own) : Promise.reject(new AppError('auth/required'))),
    noteNewCredentials: async (email: string) => void provider.noted.push(email),
  };
  await renderAccount(
    <EmailLinkPanel
      code="abc"
      verifies={purpose === 'verify'}
      service={service}
      continueUrl="https://4track.example/login"
      forgotten="/login?mode=forgotten"
    />,
  );
  return provider;
}
const heading = (name: string) => screen.findByRole('heading', { name });

test.each([
  ['verify', 'Yes, it’s mine', 'Your email is confirmed'],
  ['change', 'Use this email', 'Your email is changed'],
  ['recover', 'Undo the change', 'Your email is mira@example.com again'],
] as const)('a link to %s does nothing before the button is pressed, then leads on', async (purpose, button, done) => {
  const provider = await open(purpose);
  await screen.findByRole('button', { name: button });
  expect(provider.done).toEqual([]);
  press(button);
  await waitFor(async () => expect(document.activeElement).toBe(await heading(done)));
  expect(provider.done).toEqual(['abc']);
  // Only a new address ends the sessions from before it.
  expect(provider.noted).toEqual(purpose === 'verify' ? [] : ['mira@example.com']);
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('https://4track.example/login');
});

test('a link to a new password sets it, with the address for the password manager', async () => {
  const provider = await open('password');
  await heading('Choose a new password');
  expect(document.querySelector<HTMLInputElement>('input[autocomplete="username"]')?.value).toBe('mira@example.com');
  type('New password', 'short');
  press('Set password');
  expect(await screen.findByText('Use at least 6 characters.')).toBeTruthy();
  type('New password', 'slow-tide-31');
  press('Set password');
  await heading('Your new password is set');
  expect(provider.done).toEqual([['abc', 'slow-tide-31']]);
});

test('a used link says how to get another', async () => {
  await open('password', 'auth/link-invalid');
  await heading('This link no longer works');
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/login?mode=forgotten');
});

test('a link to verify that was opened before says that the address is confirmed', async () => {
  const provider = await open('verify', 'auth/link-invalid', { email: 'mira@example.com', verified: true });
  await heading('Your email is confirmed');
  expect(screen.getByText('mira@example.com is yours. Thank you.')).toBeTruthy();
  expect(provider.done).toEqual([]);
});

test.each([
  ['no user is signed in', null],
  ['the address is not confirmed', { email: 'mira@example.com', verified: false }],
])('a used link to verify says how to find out where %s', async (_where, own) => {
  await open('verify', 'auth/link-invalid', own);
  await heading('You have used this link, or it’s too old');
  expect(screen.getByRole('link', { name: 'Go to login' }).getAttribute('href')).toBe('https://4track.example/login');
  expect(screen.queryByRole('link', { name: 'Ask for a new link' })).toBeNull();
});

test('a failed connection keeps the link and the typed password', async () => {
  const provider = await open('password', 'service/unavailable');
  await heading('This didn’t work');
  provider.errorCode = null;
  press('Try again');
  await heading('Choose a new password');
  provider.errorCode = 'service/unavailable';
  type('New password', 'slow-tide-31');
  press('Set password');
  expect((await screen.findByRole('alert')).textContent).toBe('We can’t be reached right now. Try again in a moment.');
  provider.errorCode = null;
  press('Set password');
  await heading('Your new password is set');
});
