import { AppError } from '@countin/domain';
import { startI18n } from '@countin/i18n/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SignInForm } from './sign-in-form.tsx';
import type { SignInMode } from './sign-in-mode.ts';

beforeEach(() => void vi.spyOn(console, 'error'));
afterEach(() => {
  cleanup();
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

async function show(mode: SignInMode, onSubmit = vi.fn(async () => undefined)) {
  const i18n = await startI18n('en');
  await i18n.loadNamespaces('fourtrack');
  render(<I18nextProvider i18n={i18n}><Suspense><SignInForm mode={mode} onSubmit={onSubmit} /></Suspense></I18nextProvider>);
  return onSubmit;
}
const type = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('says at the field what is missing, and sends nothing', async () => {
  const submit = await show('login');
  type('Email', 'mira');
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Enter an email address, such as name@example.com.')).toBeTruthy();
  expect(screen.getByText('Fill this in.')).toBeTruthy();
  expect(submit).not.toHaveBeenCalled();
});

it('asks a new password for its length, and hands the account on', async () => {
  const submit = await show('signup');
  type('Email', 'mira@example.com');
  type('Password', 'short');
  fireEvent.click(screen.getByRole('button', { name: 'Sign Up Free' }));
  expect(await screen.findByText('Use at least 6 characters.')).toBeTruthy();
  type('Password', 'longer than that');
  type(/Your name/, 'Mira');
  fireEvent.click(screen.getByRole('button', { name: 'Sign Up Free' }));
  await vi.waitFor(() => expect(submit).toHaveBeenCalledWith(expect.objectContaining({ email: 'mira@example.com', displayName: 'Mira' })));
});

it('says why somebody was not let in', async () => {
  await show('login', vi.fn(async () => Promise.reject(new AppError('auth/credentials'))));
  type('Email', 'mira@example.com');
  type('Password', 'wrong');
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Email or password is wrong.');
});
