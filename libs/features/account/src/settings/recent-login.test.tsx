import { AppError, type ErrorCode } from '@countin/domain/errors';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { press, renderAccount, type } from '../testing/render-account.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { EmailSettings } from './email-settings.tsx';
import { PasswordSettings } from './password-settings.tsx';
import { useRecentLogin } from './recent-login.tsx';

afterEach(cleanup);

const EMAIL = 'mira@example.com';
const PASSWORD = 'night-ferry-22';

/** A provider that remembers when the password was entered, and says so or refuses. */
async function open({ recent = true, refusesOnce = false } = {}) {
  const provider = {
    recent,
    refuses: refusesOnce,
    errorCode: null as ErrorCode | null,
    did: [] as unknown[],
    deleted: false,
  };
  const act = (what: unknown) => {
    if (provider.errorCode) return Promise.reject(new AppError(provider.errorCode));
    if (provider.refuses) return Promise.reject(new AppError('auth/recent-login'));
    provider.did.push(what);
    return Promise.resolve();
  };
  const service = {
    isRecent: () => Promise.resolve(provider.recent),
    reauthenticate: (password: string) => {
      if (password !== PASSWORD) return Promise.reject(new AppError('auth/credentials'));
      provider.refuses = false;
      provider.did.push('entered');
      return Promise.resolve();
    },
    verifyEmail: () => act('verify'),
    changeEmail: (email: string) => act(['email', email]),
    changePassword: (password: string) => act(['password', password]),
    delete: () => act('delete'),
  };
  function Settings() {
    const recentLogin = useRecentLogin({
      email: EMAIL,
      service,
      onReauthenticated: () => Promise.resolve(void provider.did.push('goes on')),
    });
    return (
      <>
        <EmailSettings own={{ email: EMAIL, verified: false }} service={service} recentLogin={recentLogin} />
        <PasswordSettings email={EMAIL} onChange={service.changePassword} recentLogin={recentLogin} />
        <DeleteAccount
          email={EMAIL}
          service={service}
          recentLogin={recentLogin}
          onDeleted={() => Promise.resolve(void (provider.deleted = true))}
        />
        {recentLogin.dialog}
      </>
    );
  }
  await renderAccount(<Settings />);
  await screen.findByText(EMAIL);
  return provider;
}

test('a user who has just logged in is not asked for the password', async () => {
  const provider = await open();
  press('Change password');
  type('New password', 'slow-tide-31');
  press('Set password');
  await screen.findByText('Your password is changed');
  expect(provider.did).toEqual([['password', 'slow-tide-31']]);
});

test.each([{ recent: false }, { recent: true, refusesOnce: true }])(
  'a user who logged in long ago enters the password again: %o',
  async (status) => {
    const provider = await open(status);
    press('Change email');
    type('New email', 'new@example.com');
    press('Send confirmation email');
    await screen.findByRole('dialog', { name: 'Is that you?' });
    type('Password', 'wrong');
    press('Continue');
    expect(await screen.findByText(`That’s not the password for ${EMAIL}.`)).toBeTruthy();
    type('Password', PASSWORD);
    press('Continue');
    await screen.findByText('Check your inbox at new@example.com');
    expect(provider.did).toEqual(['entered', 'goes on', ['email', 'new@example.com']]);
  },
);

test('cancelling the password prompt changes nothing and keeps the entries', async () => {
  const provider = await open({ recent: false });
  press('Change email');
  type('New email', 'new@example.com');
  press('Send confirmation email');
  const dialog = await screen.findByRole('dialog', { name: 'Is that you?' });
  press('Cancel');
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  expect(screen.getByLabelText<HTMLInputElement>('New email').value).toBe('new@example.com');
  expect(provider.did).toEqual([]);
});

test('the current address is refused as a new one', async () => {
  const provider = await open();
  press('Change email');
  type('New email', 'Mira@Example.com');
  press('Send confirmation email');
  expect(await screen.findByText('This is already your email.')).toBeTruthy();
  expect(provider.did).toEqual([]);
});

test('an unconfirmed address can be sent another mail', async () => {
  const provider = await open();
  provider.errorCode = 'auth/too-many';
  press('Resend email');
  expect(await screen.findByText('Too many attempts. Wait a few minutes and try again.')).toBeTruthy();
  provider.errorCode = null;
  press('Resend email');
  expect(await screen.findByText(`A message is on its way to ${EMAIL}.`)).toBeTruthy();
});

test('an account is deleted only after its address was typed', async () => {
  const provider = await open();
  press('Delete account');
  await screen.findByRole('alertdialog', { name: 'Delete everything?' });
  type(`Type ${EMAIL} to confirm`, 'tide@example.com');
  press('Delete everything');
  expect(await screen.findByText('This isn’t your email.')).toBeTruthy();
  expect(provider.did).toEqual([]);
  type(`Type ${EMAIL} to confirm`, ` ${EMAIL.toUpperCase()} `);
  provider.errorCode = 'service/unavailable';
  press('Delete everything');
  expect(await screen.findByText('We can’t be reached right now. Try again in a moment.')).toBeTruthy();
  expect(provider.deleted).toBe(false);
  provider.errorCode = null;
  press('Delete everything');
  await waitFor(() => expect(provider.deleted).toBe(true));
});
