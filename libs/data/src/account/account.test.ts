import type { SessionRecord } from '@countin/domain/account';
import type { AppError } from '@countin/domain/errors';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { LiveUpdate } from '../ports/live-store.ts';
import { eventually } from '../testing/eventually.ts';
import { setUpRules } from '../testing/rules-stage.ts';
import { accessAs } from '../testing/test-access.ts';
import { deleteAccount } from './delete-account.ts';
import { noteNewCredentials } from './note-new-credentials.ts';
import { endSession } from './end-session.ts';
import { updateAccount } from './update-account.ts';
import { watchSessions, type OpenSessions } from './watch-sessions.ts';

const aSession = (id: string, lastSeenAt: number, endedAt: number | null = null): SessionRecord => ({
  id,
  createdAt: 1_000,
  lastSeenAt,
  sites: ['countin'],
  browser: 'Firefox',
  system: 'Linux',
  endedAt,
});
const path = (id: string, uid = 'mira') => `users/${uid}/sessions/${id}`;
const stage = setUpRules('account-operations', {
  [path('login-1')]: aSession('login-1', 1_000),
  [path('login-9', 'tide')]: aSession('login-9', 9_000),
});

function follow(uid: string, of: string, limit = 10) {
  const updates: LiveUpdate<OpenSessions>[] = [];
  const errors: AppError[] = [];
  onTestFinished(
    watchSessions(
      accessAs(stage.projectId, uid),
      { uid: of, limit },
      { next: (update) => updates.push(update), error: (error) => errors.push(error) },
    ),
  );
  return { errors, last: () => updates.at(-1)?.value };
}

describe('following sessions', () => {
  it('lists the active ones, last seen first, and updates as they start and end', async () => {
    const { last } = follow('mira', 'mira');
    await eventually(() => expect(last()).toEqual({ sessions: [aSession('login-1', 1_000)], more: false }));
    await stage.seed({
      [path('login-2')]: aSession('login-2', 2_000),
      [path('login-0')]: aSession('login-0', 500, 600),
    });
    await eventually(() => expect(last()?.sessions.map(({ id }) => id)).toEqual(['login-2', 'login-1']));
    await stage.seed({ [path('login-1')]: aSession('login-1', 1_000, 3_000) });
    await eventually(() => expect(last()?.sessions.map(({ id }) => id)).toEqual(['login-2']));
  });

  it('reports that there may be more at the limit', async () => {
    await stage.seed({ [path('login-2')]: aSession('login-2', 2_000) });
    const { last } = follow('mira', 'mira', 1);
    await eventually(() => expect(last()).toEqual({ sessions: [aSession('login-2', 2_000)], more: true }));
  });

  it('is allowed for their own user alone', async () => {
    const { errors } = follow('mira', 'tide');
    await eventually(() => expect(errors).toMatchObject([{ code: 'access/denied' }]));
  });
});

describe('the server’s operations on an account', () => {
  it('are called by name', async () => {
    const calls: unknown[] = [];
    const access = {
      ...accessAs(stage.projectId, 'mira'),
      callFunction: async (name: string, input: unknown) => (calls.push([name, input]), {}),
    };
    await endSession(access, 'login-1');
    await updateAccount(access, { displayName: 'Mira O.' });
    await updateAccount(access, { language: 'ar', pictureImage: null });
    await noteNewCredentials(access, 'mira@example.com');
    await deleteAccount(access);
    expect(calls).toEqual([
      ['account/endSession', { sessionId: 'login-1' }],
      ['account/updateAccount', { displayName: 'Mira O.' }],
      ['account/updateAccount', { language: 'ar', pictureImage: null }],
      ['account/noteNewCredentials', { email: 'mira@example.com' }],
      ['account/deleteAccount', {}],
    ]);
  });

  it('do not fail a password change when the server cannot be told of it', async () => {
    const access = { ...accessAs(stage.projectId, null), callFunction: () => Promise.reject(new Error('offline')) };
    await noteNewCredentials(access, 'mira@example.com');
    expect(access.logged).toEqual(['Error noting a new password or address']);
  });
});
