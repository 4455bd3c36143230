import type { User, UserType } from '@countin/domain';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import type { Dispose } from '../access/data-access.ts';
import { whenCalm } from '../access/when-calm.ts';
import { useAuthSync } from '../auth-token/auth-sync-context.tsx';
import { queryKeys } from '../query/query-keys.ts';
import { defaultUser, userOptions } from '../users/get-user.ts';
import { useDataAccess } from './data-access-context.tsx';
import { useOptionalSession } from './use-session.tsx';

/** What the navigation knows of the signed-in person (section 4 of the specification). */
export interface UserStanding {
  /** Their user document; undefined until it is known. */
  readonly user: User | undefined;
  /** Empty until it is known, and when nobody is signed in. */
  readonly userType: UserType | '';
  readonly isAdmin: boolean;
}

const NOBODY: UserStanding = { user: undefined, userType: '', isAdmin: false };
const LiveUserContext = createContext<UserStanding | null>(null);

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
  const [known, setKnown] = useState<User>();

  useEffect(() => {
    if (uid === null) return undefined;
    let close: Dispose | null = null;
    let ended = false;
    let heardLive = false;
    const fault = () => setKnown(defaultUser(uid));
    const log = (error: unknown) => access.log('Error loading user data:', error);
    client.fetchQuery(userOptions(access, uid)).then(
      (user) => {
        if (!ended && !heardLive) setKnown(user);
      },
      (error: unknown) => {
        if (ended || heardLive) return;
        log(error);
        fault();
      },
    );
    const follow = async () => {
      const { watchUser } = await import('../users/watch-user.ts');
      if (ended) return;
      close = watchUser(access, uid, {
        next: (user) => {
          heardLive = true;
          client.setQueryData(queryKeys.user(uid), user);
          setKnown(user);
        },
        fault,
        denied: () => void sync.checkStored({ anew: true }),
      });
    };
    const waiting = whenCalm(window, client, () => void follow().catch(log));
    return () => {
      ended = true;
      waiting();
      close?.();
      client.removeQueries({ queryKey: queryKeys.user(uid), exact: true });
    };
  }, [access, sync, client, uid]);

  // An earlier person's document counts for nobody else.
  const user = uid !== null && known?.uid === uid ? known : undefined;
  return <LiveUserContext value={user ? { user, userType: user.userType, isAdmin: user.userType === 'admin' } : NOBODY}>{children}</LiveUserContext>;
}

/** The signed-in person as the navigation knows them. Throws where no provider is above. */
export function useUserStanding(): UserStanding {
  const known = useContext(LiveUserContext);
  if (!known) throw new Error('useUserStanding needs a LiveUserProvider above it');
  return known;
}

/** The signed-in person's user document, live; undefined until it is known. Throws where no provider is above. */
export function useLiveUser(uid: string): User | undefined {
  const { user } = useUserStanding();
  return user?.uid === uid ? user : undefined;
}
