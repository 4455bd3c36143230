import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { observeSession, type Session } from './observe-session.ts';
import { useDataAccess } from '../access/data-access-context.tsx';

/** Undefined until the stored session is read; null if no user is signed in. */
const SessionContext = createContext<Session | null | undefined>(undefined);

interface SessionProviderProps {
  readonly initial?: Session | null;
  /** The user was signed out, here or elsewhere: clear all data that was read for the user. */
  readonly onLeft?: () => void;
  readonly children: ReactNode;
}

/** Provides the current session to the components below. Needs a DataAccessProvider above. */
export function SessionProvider({ initial, onLeft, children }: SessionProviderProps) {
  const access = useDataAccess();
  const [session, setSession] = useState(initial);
  useEffect(() => {
    let before: string | null = null;
    return observeSession(access, (now) => {
      setSession(now);
      if (before !== null && now?.uid !== before) onLeft?.();
      before = now?.uid ?? null;
    });
  }, [access, onLeft]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The current session: null if no user is signed in, undefined until the stored session is read. */
export function useOptionalSession(): Session | null | undefined {
  return useContext(SessionContext);
}

/** The current session. Throws without a sign-in: use it below a guarded route, elsewhere `useOptionalSession`. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session)
    throw new Error('No user is signed in: useSession belongs below a guarded route, elsewhere use useOptionalSession');
  return session;
}
