import type { AppError } from '@countin/domain/errors';
import { useEffect, useState } from 'react';
import { watchSessions, type OpenSessions } from './watch-sessions.ts';
import { useDataAccess } from '../access/data-access-context.tsx';

/** Where somebody is signed in, as it changes. */
export interface LiveSessions {
  /** Undefined until the first answer. */
  readonly open: OpenSessions | undefined;
  readonly error: AppError | null;
}

/** Follows the signed-in person's sessions while the screen is up. A greater limit keeps what was there until it is answered. */
export function useLiveSessions(uid: string, limit: number): LiveSessions {
  const access = useDataAccess();
  const [state, setState] = useState<{ uid: string; live: LiveSessions }>({ uid, live: WAITING });
  useEffect(
    () =>
      watchSessions(
        access,
        { uid, limit },
        {
          next: ({ value }) => setState({ uid, live: { open: value, error: null } }),
          error: (error) =>
            setState((before) => ({ uid, live: { open: before.uid === uid ? before.live.open : undefined, error } })),
        },
      ),
    [access, uid, limit],
  );
  return state.uid === uid ? state.live : WAITING;
}

const WAITING: LiveSessions = { open: undefined, error: null };
