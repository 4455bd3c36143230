import { memoryAccess } from '@countin/data/testing';
import { AppError, type ErrorCode } from '@countin/domain/errors';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { Component as InvitationScreen } from './invitation-screen.tsx';

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const TOKEN = 'A'.repeat(43);
const invitation = {
  kind: 'label',
  profileName: 'Tide Line',
  inviterName: 'Mira',
  role: 'editor',
  expiresAt: Date.UTC(2099, 0, 1),
};
const fail = (code: ErrorCode) => () => {
  throw new AppError(code);
};

const open = (functions: object, hash = `#${TOKEN}`) =>
  renderRoute(
    [
      { path: '/invitation', Component: InvitationScreen },
      { path: '/label/:labelId', element: <h1>The label</h1> },
    ],
    {
      path: `/invitation${hash}`,
      uid: 'ada',
      access: memoryAccess({}, { 'account/readInvitation': () => invitation, ...functions }),
    },
  );

test('says what it is for, and accepting leads to the profile', async () => {
  const accept = vi.fn(() => ({ kind: 'label', profileId: 'tide' }));
  await open({ 'studio/acceptInvitation': accept });
  expect(await screen.findByRole('heading', { name: 'Work on Tide Line' })).toBeTruthy();
  expect(screen.getByText(/Mira.*Editor/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByRole('heading', { name: 'The label' })).toBeTruthy();
  expect(accept.mock.calls).toEqual([[{ token: TOKEN }]]);
  expect(window.localStorage).toHaveLength(0);
});

test('is there in another tab, which the mail that confirms an address opens, for a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 27) });
  await open({});
  cleanup();
  window.sessionStorage.clear();
  vi.setSystemTime(Date.UTC(2026, 10, 27, 23, 59));
  await open({}, '');
  expect(await screen.findByRole('heading', { name: 'Work on Tide Line' })).toBeTruthy();
  cleanup();
  vi.setSystemTime(Date.UTC(2026, 10, 28));
  await open({}, '');
  expect(await screen.findByText(/This invitation doesn’t exist/)).toBeTruthy();
});

test.each(['', '#short', `#${TOKEN}x`])('without a whole token (%s) asks no server', async (hash) => {
  const read = vi.fn(() => invitation);
  await open({ 'account/readInvitation': read }, hash);
  expect(await screen.findByText(/This invitation doesn’t exist/)).toBeTruthy();
  expect(read).not.toHaveBeenCalled();
});

test.each([
  ['invitation/used', 'This invitation has already been used. Ask for a new one.'],
  ['invitation/withdrawn', 'This invitation was withdrawn. Ask for a new one.'],
  ['invitation/expired', 'This invitation has expired. Ask for a new one.'],
  ['invitation/not-found', 'This invitation doesn’t exist. Check that the link is complete.'],
] as const)('that has ended with %s says so, and offers nothing to press', async (code, text) => {
  await open({ 'account/readInvitation': fail(code) });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

test.each([
  ['invitation/other-address', /sent to another email address/],
  ['auth/unverified', /Confirm your email address first/],
  ['member/already', /already a member of this profile/],
  ['member/too-many', /can’t have any more members/],
  ['profile/too-many', /has reached its limit/],
  ['invitation/used', /already been used/],
] as const)('that is refused with %s says why, and stays', async (code, text) => {
  await open({ 'studio/acceptInvitation': fail(code) });
  fireEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
  expect(screen.getByRole('heading', { name: 'Work on Tide Line' })).toBeTruthy();
  const ofAccount = code === 'auth/unverified' || code === 'invitation/other-address';
  expect(screen.queryByRole('link', { name: 'Settings' }) !== null).toBe(ofAccount);
});
