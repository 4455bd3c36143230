// @vitest-environment jsdom
import type { AuthSync } from '@countin/auth-sync/browser';
import { aUser } from '@countin/domain/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../query/query-client.ts';
import { queryKeys } from '../query/query-keys.ts';
import { AuthSyncProvider } from '../cross-site-sign-in/auth-sync-context.tsx';
import { eventually } from '../testing/eventually.ts';
import { setUpRules } from '../testing/rules-stage.ts';
import { accessAs } from '../testing/test-access.ts';
import { DataAccessProvider } from '../access/data-access-context.tsx';
import { LiveUserProvider, useUserStatus } from './use-live-user.tsx';
import { SessionProvider } from '../session/use-session.tsx';

const mira = aUser({ uid: 'mira' });
const admin = aUser({ uid: 'admin', userType: 'admin' });
const stage = setUpRules('live-user', { 'users/mira': mira, 'users/admin': admin });
afterEach(cleanup);

const EMPTY = { user: undefined, userType: '', isAdmin: false };

/** Renders the navigation; the test signs users in and out. The database sees the user `as`. */
function openFrame(as: string) {
  let tell: (user: { uid: string } | null) => void = () => undefined;
  const access = accessAs(stage.projectId, as);
  const auth = { onAuthStateChanged: (listener: typeof tell) => ((tell = listener), () => undefined) };
  const checkStored = vi.fn(async () => 'invalid' as const);
  const live = vi.fn(access.live);
  const client = createQueryClient();
  const parts = { ...access, auth: auth as unknown as typeof access.auth, live };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <DataAccessProvider access={parts}>
        <SessionProvider>
          <AuthSyncProvider sync={{ checkStored } as unknown as AuthSync}>
            <LiveUserProvider>{children}</LiveUserProvider>
          </AuthSyncProvider>
        </SessionProvider>
      </DataAccessProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useUserStatus(), { wrapper });
  return {
    known: () => result.current,
    signIn: (uid: string | null) => act(() => tell(uid === null ? null : { uid })),
    access,
    live,
    client,
    checkStored,
  };
}

it('loads the document once, and follows it from the first interaction on', async () => {
  const { known, signIn, live, client } = openFrame('admin');
  expect(known()).toEqual(EMPTY);
  signIn('admin');
  await eventually(() => expect(known()).toEqual({ user: admin, userType: 'admin', isAdmin: true }));
  expect(live).not.toHaveBeenCalled();
  fireEvent.pointerDown(document.body);
  await eventually(() => expect(live).toHaveBeenCalledTimes(1));
  await stage.seed({ 'users/admin': { ...admin, userType: 'artist' } });
  await eventually(() => expect(known()).toMatchObject({ userType: 'artist', isAdmin: false }));
  expect(client.getQueryData(queryKeys.user('admin'))).toMatchObject({ userType: 'artist' });
});

it('forgets everything with the sign-out', async () => {
  const { known, signIn, client } = openFrame('admin');
  signIn('admin');
  await eventually(() => expect(known().isAdmin).toBe(true));
  signIn(null);
  expect(known()).toEqual(EMPTY);
  expect(client.getQueryData(queryKeys.user('admin'))).toBeUndefined();
});

it('takes a person without a document for an artist', async () => {
  const { known, signIn, access } = openFrame('new');
  signIn('new');
  await eventually(() => expect(known()).toMatchObject({ userType: 'artist', isAdmin: false }));
  expect(access.logged).toEqual([]);
});

it('falls back to an artist when the document is refused, and checks the session', async () => {
  const { known, signIn, access, checkStored } = openFrame('mira');
  signIn('admin');
  await eventually(() => expect(known()).toMatchObject({ userType: 'artist', isAdmin: false }));
  expect(access.logged).toContain('Error loading user data:');
  expect(checkStored).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body);
  await eventually(() => expect(checkStored).toHaveBeenCalledWith({ anew: true }));
});
