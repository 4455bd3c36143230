import { AppError, type ErrorCode } from '@countin/domain/errors';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { field, press, renderAccount, type } from '../testing/render-account.tsx';
import { ForgottenPasswordForm } from './forgotten-password-form.tsx';

afterEach(cleanup);

async function open() {
  const server = { requested: [] as string[], errorCode: null as ErrorCode | null };
  await renderAccount(
    <ForgottenPasswordForm
      email="mira@example.com"
      onSubmit={(email) => {
        server.requested.push(email);
        return server.errorCode ? Promise.reject(new AppError(server.errorCode)) : Promise.resolve();
      }}
    />,
  );
  await screen.findByLabelText('Email');
  return server;
}

test('a mail is asked for, again too', async () => {
  const server = await open();
  press('Send the link');
  expect(await screen.findByText(/^If mira@example.com has an account/)).toBeTruthy();
  press('Resend email');
  await screen.findByText(/^If mira@example.com has an account/);
  expect(server.requested).toEqual(['mira@example.com', 'mira@example.com']);
});

test('an address that is none is not sent', async () => {
  const server = await open();
  type('Email', 'mira');
  press('Send the link');
  expect(await screen.findByText('Enter an email address, such as name@example.com.')).toBeTruthy();
  expect(server.requested).toEqual([]);
});

test('an error keeps the address', async () => {
  const server = await open();
  server.errorCode = 'auth/too-many';
  press('Send the link');
  expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Wait a few minutes and try again.');
  expect(field('Email').value).toBe('mira@example.com');
});
