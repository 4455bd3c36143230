import type { User, UserType } from '@countin/domain/account';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '../query/when-idle.ts';
import { useAuthSync } from '../cross-site-sign-in/auth-sync-context.tsx';
import { queryKeys } from '../query/query-keys.ts';
import { defaultUser, userOptions } from './get-user.ts';
import { useDataAccess } from '../access/data-access-context.tsx';
import { useOptionalSession } from '../session/use-session.tsx';

/** Data about the signed-in user for the navigation (section 4 of the specification). */
export interface UserStatus {
  /** The user document; undefined until it is loaded. */
  readonly user: User | undefined;
  /** Empty until it is loaded, and if no user is signed in. */
  readonly userType: UserType | '';
  readonly isAdmin: boolean;
}

const SIGNED_OUT: UserStatus = { user: undefined, userType: '', isAdmin: false };
const LiveUserContext = createContext<UserStatus | null>(null);

/**
 * Provides the signed-in user's document to the components below (section 4 of the specification): one read, then
 * live updates. The query client caches one entry per user, so that all screens see the same data. A missing document
 * or an error counts as an artist who is not an admin; errors are logged. Signing out clears the data.
 */
export function LiveUserProvider({ children }: { readonly children: ReactNode }) {
  const access = useDataAccess();
  const sync = useAuthSync();
  const client = useQueryClient();
  const uid = useOptionalSession()?.uid ?? null;
  // Read only once: later changes come from the live subscription.
  const { data, error } = useQuery({ ...userOptions(access, uid ?? ''), enabled: uid !== null, staleTime: Infinity });
  const [lost, setLost] = useState<string | null>(null);

  useEffect(() => {
    if (error) access.log('Error loading user data:', error);
  }, [access, error]);

  useEffect(() => {
    if (uid === null) return undefined;
    const ended = new AbortController();
    const follow = async () => {
      const { followUser } = await import('./follow-user.ts');
      followUser(access, uid, { client, sync, ended: ended.signal, had: (had) => setLost(had ? null : uid) });
    };
    const waiting = whenIdle(
      window,
      client,
      () => void follow().catch((errorCode: unknown) => access.log('Error loading user data:', errorCode)),
    );
    return () => {
      waiting();
      ended.abort();
      client.removeQueries({ queryKey: queryKeys.user(uid), exact: true });
    };
  }, [access, sync, client, uid]);

  const user = uid === null ? undefined : lost === uid || (error && !data) ? defaultUser(uid) : data;
  return (
    <UserStatusProvider
      status={user ? { user, userType: user.userType, isAdmin: user.userType === 'admin' } : SIGNED_OUT}
    >
      {children}
    </UserStatusProvider>
  );
}

/** Provides the signed-in user's status to the components below. */
export function UserStatusProvider({
  status,
  children,
}: {
  readonly status: UserStatus;
  readonly children: ReactNode;
}) {
  return <LiveUserContext value={status}>{children}</LiveUserContext>;
}

/** The signed-in user's status from the nearest provider. Throws without a provider. */
export function useUserStatus(): UserStatus {
  const known = useContext(LiveUserContext);
  if (!known) throw new Error('useUserStatus needs a LiveUserProvider above it');
  return known;
}

/** The signed-in user's document, live; undefined until it is loaded. Throws without a provider. */
export function useLiveUser(uid: string): User | undefined {
  const { user } = useUserStatus();
  return user?.uid === uid ? user : undefined;
}
