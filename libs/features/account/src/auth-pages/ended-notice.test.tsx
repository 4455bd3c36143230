import type { AuthSync, EndReason } from '@countin/auth-sync/browser';
import { AuthSyncProvider } from '@countin/data/cross-site-sign-in';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAccount } from '../testing/render-account.tsx';
import { EndedNotice } from './ended-notice.tsx';

afterEach(cleanup);

const open = (reason: EndReason | null, typing = false) =>
  renderAccount(
    <AuthSyncProvider sync={{ endReason: async () => reason } as unknown as AuthSync}>
      <EndedNotice />
      <input aria-label="Email" autoFocus={typing} />
    </AuthSyncProvider>,
  );

test.each([
  ['session', 'Your session ended, here or from another device.'],
  ['credentials', /^The password or email of your account was changed\./],
  ['disabled', 'This account is suspended.'],
] as const)('an ended sign-in shows its reason: %s', async (reason, text) => {
  await open(reason);
  const notice = (await screen.findByText(text)).closest('[role="status"]');
  expect(notice?.textContent).toContain('You were logged out');
  // Where a screen reader begins, since what had the focus is gone.
  await waitFor(() => expect(document.activeElement).toBe(notice?.parentElement));
});

test('the focus stays where the person types already', async () => {
  await open('session', true);
  await screen.findByText('You were logged out');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

test('a plain visit of the log-in page shows no notice', async () => {
  await open(null);
  expect(screen.queryByRole('status')).toBeNull();
});
