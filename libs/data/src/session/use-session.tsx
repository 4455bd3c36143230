import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { observeSession, type Session } from './observe-session.ts';
import { useDataAccess } from '../access/data-access-context.tsx';

/** Undefined until the stored session was read; null for nobody. */
const SessionContext = createContext<Session | null | undefined>(undefined);

interface SessionProviderProps {
  readonly initial?: Session | null;
  /** The sign-in here is over, from here or elsewhere: what was read for its person is to go. */
  readonly onLeft?: () => void;
  readonly children: ReactNode;
}

/** Follows who is signed in, for the screens below it. Needs a DataAccessProvider above. */
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

/** Who is signed in: null is nobody, undefined is not known yet. */
export function useOptionalSession(): Session | null | undefined {
  return useContext(SessionContext);
}

/** Who is signed in. Throws when nobody is: use it below a guarded route, elsewhere `useOptionalSession`. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session)
    throw new Error('Nobody is signed in: useSession belongs below a guarded route, elsewhere use useOptionalSession');
  return session;
}
