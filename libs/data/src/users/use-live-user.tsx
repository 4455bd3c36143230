import type { User, UserType } from '@countin/domain/account';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '../query/when-idle.ts';
import { useAuthSync } from '../cross-site-sign-in/auth-sync-context.tsx';
import { queryKeys } from '../query/query-keys.ts';
import { defaultUser, userOptions } from './get-user.ts';
import { useDataAccess } from '../access/data-access-context.tsx';
import { useOptionalSession } from '../session/use-session.tsx';

/** What the navigation knows of the signed-in person (section 4 of the specification). */
export interface UserStatus {
  /** Their user document; undefined until it is known. */
  readonly user: User | undefined;
  /** Empty until it is known, and when nobody is signed in. */
  readonly userType: UserType | '';
  readonly isAdmin: boolean;
}

const NOBODY: UserStatus = { user: undefined, userType: '', isAdmin: false };
const LiveUserContext = createContext<UserStatus | null>(null);

/**
 * Follows the signed-in person's user document for the screens below (section 4 of the specification): one load, then
 * live changes. The query client is the cache, one entry a person, so that screens which read the document see the same.
 * A missing document, and any fault, is an artist who is not an admin; faults are logged. Signing out drops all of it.
 */
export function LiveUserProvider({ children }: { readonly children: ReactNode }) {
  const access = useDataAccess();
  const sync = useAuthSync();
  const client = useQueryClient();
  const uid = useOptionalSession()?.uid ?? null;
  // Read once: what changes later comes live.
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
      () => void follow().catch((fault: unknown) => access.log('Error loading user data:', fault)),
    );
    return () => {
      waiting();
      ended.abort();
      client.removeQueries({ queryKey: queryKeys.user(uid), exact: true });
    };
  }, [access, sync, client, uid]);

  const user = uid === null ? undefined : lost === uid || (error && !data) ? defaultUser(uid) : data;
  return (
    <UserStatusProvider status={user ? { user, userType: user.userType, isAdmin: user.userType === 'admin' } : NOBODY}>
      {children}
    </UserStatusProvider>
  );
}

/** Gives the screens below it what is known of the signed-in person. */
export function UserStatusProvider({
  status,
  children,
}: {
  readonly status: UserStatus;
  readonly children: ReactNode;
}) {
  return <LiveUserContext value={status}>{children}</LiveUserContext>;
}

/** The signed-in person as the navigation knows them. Throws where no provider is above. */
export function useUserStatus(): UserStatus {
  const known = useContext(LiveUserContext);
  if (!known) throw new Error('useUserStatus needs a LiveUserProvider above it');
  return known;
}

/** The signed-in person's user document, live; undefined until it is known. Throws where no provider is above. */
export function useLiveUser(uid: string): User | undefined {
  const { user } = useUserStatus();
  return user?.uid === uid ? user : undefined;
}
