import type { SyncOutcome } from '@countin/auth-sync/browser';
import { startI18n } from '@countin/i18n/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { CrossSiteSignInPage } from './cross-site-sign-in-page.tsx';

afterEach(cleanup);

async function show(outcome: Promise<SyncOutcome>, next: string | null = null) {
  const i18n = await startI18n('en');
  await i18n.loadNamespaces('cross-site-sign-in');
  render(
    <I18nextProvider i18n={i18n}>
      <Suspense>
        <CrossSiteSignInPage site="fourtrack" outcome={outcome} next={next} home={<a href="/">4track</a>} />
      </Suspense>
    </I18nextProvider>,
  );
}
const question = (instead: { uid: string; email: string } | null) => {
  const requested = {
    show: 'question' as const,
    email: 'mira@example.com',
    instead,
    accept: vi.fn(async (): Promise<SyncOutcome> => ({ show: 'nothing' })),
    decline: vi.fn(),
  };
  return requested;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('says that it is at work until there is something to say', async () => {
  await show(new Promise(() => {}));
  expect(screen.getByRole('status').textContent).toContain('Taking you to 4track');
});

test('names the account to be signed in, and follows the answer', async () => {
  const requested = question(null);
  await show(Promise.resolve(requested));
  await screen.findByRole('heading', { name: 'Continue to 4track?' });
  expect(screen.getByText(/mira@example\.com/)).toBeTruthy();
  press('Not now');
  expect([requested.decline.mock.calls.length, requested.accept.mock.calls.length]).toEqual([1, 0]);
  press('Continue');
  expect(requested.accept).toHaveBeenCalledOnce();
  await screen.findByRole('status');
});

test('names both people before one replaces the other', async () => {
  const requested = question({ uid: 'tide', email: 'tide@example.com' });
  await show(Promise.resolve(requested));
  const text = (await screen.findByText(/You’re logged in to 4track/)).textContent;
  expect(text).toMatch(/tide@example\.com.*mira@example\.com/);
  press('Keep this account');
  expect(requested.decline).toHaveBeenCalledOnce();
});

test('a refusal after the question offers to try again, and the log-in', async () => {
  const again = vi.fn();
  const requested = question(null);
  requested.accept.mockResolvedValue({ show: 'refusal', logIn: '/login?back=%2Fprofile', again });
  await show(Promise.resolve(requested));
  await screen.findByRole('heading', { name: 'Continue to 4track?' });
  press('Continue');
  await screen.findByRole('alert');
  expect(screen.getByRole('link', { name: 'Log in with a password' }).getAttribute('href')).toBe(
    '/login?back=%2Fprofile',
  );
  press('Try again');
  expect(again).toHaveBeenCalledOnce();
});

test('a script that did not load shows a refusal that keeps the wanted page', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const outcome = Promise.reject<SyncOutcome>(new Error('offline'));
  // The loader does the same: the screen comes later.
  outcome.catch(() => undefined);
  await show(outcome, '/studio?artist=a1#fans');
  await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
  expect(screen.getByRole('link', { name: 'Log in with a password' }).getAttribute('href')).toBe(
    '/login?back=%2Fstudio%3Fartist%3Da1%23fans',
  );
  expect(complain).toHaveBeenCalledOnce();
  complain.mockRestore();
});
