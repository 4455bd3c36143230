import type { AppError } from '@countin/domain/errors';
import type { Signup } from '@countin/domain/fan';
import { useEffect, useState } from 'react';
import { watchSignups } from './watch-signups.ts';
import { useDataAccess } from '../access/data-access-context.tsx';

/** The newest signups, updated live. */
export interface LiveSignups {
  /** Undefined until the first answer. */
  readonly signups: readonly Signup[] | undefined;
  /** False while the connection is down and the list may be old. */
  readonly current: boolean;
  readonly error: AppError | null;
}

const WAITING: LiveSignups = { signups: undefined, current: false, error: null };

/** Number of signups that a live list follows. */
export const NEWEST_SIGNUPS = 100;

/** Subscribes to an artist's newest signups, at most `limit`. */
export function useLiveSignups(artistId: string, limit = NEWEST_SIGNUPS): LiveSignups {
  const access = useDataAccess();
  const feed = `${artistId}/${limit}`;
  const [state, setState] = useState({ feed, live: WAITING });
  useEffect(
    () =>
      watchSignups(
        access,
        { artistId, limit },
        {
          next: ({ value, current }) => setState({ feed, live: { signups: value, current, error: null } }),
          error: (error) =>
            setState((before) => ({
              feed,
              live: { ...(before.feed === feed ? before.live : WAITING), current: false, error },
            })),
        },
      ),
    [access, artistId, limit, feed],
  );
  return state.feed === feed ? state.live : WAITING;
}
