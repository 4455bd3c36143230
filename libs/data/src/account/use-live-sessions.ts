import type { AppError } from '@countin/domain/errors';
import { useEffect, useState } from 'react';
import { watchSessions, type OpenSessions } from './watch-sessions.ts';
import { useDataAccess } from '../access/data-access-context.tsx';

/** Open sessions of a user, updated live. */
export interface LiveSessions {
  /** Undefined until the first answer. */
  readonly open: OpenSessions | undefined;
  readonly error: AppError | null;
}

/** Subscribes to the signed-in user's sessions. After an increase of `limit` the old list stays until the answer. */
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
