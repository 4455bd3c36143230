import type { AppError } from '@countin/domain/errors';
import type { Fan } from '@countin/domain/fan';
import { useEffect, useState } from 'react';
import { watchFans } from './watch-fans.ts';
import { useDataAccess } from '../access/data-access-context.tsx';

/** The newest fans, updated live. */
export interface LiveFans {
  /** Undefined until the first answer. */
  readonly fans: readonly Fan[] | undefined;
  /** False while the connection is down and the list may be old. */
  readonly current: boolean;
  readonly error: AppError | null;
}

const WAITING: LiveFans = { fans: undefined, current: false, error: null };

/** Number of fans that a live list follows. */
export const NEWEST_FANS = 100;

interface LiveFansOptions {
  readonly limit?: number;
  /** Subscribes only while this is true. */
  readonly enabled?: boolean;
}

/** Subscribes to an artist's newest fans, at most `limit`. */
export function useLiveFans(artistId: string, { limit = NEWEST_FANS, enabled = true }: LiveFansOptions = {}): LiveFans {
  const access = useDataAccess();
  const feed = `${artistId}/${limit}`;
  const [state, setState] = useState({ feed, live: WAITING });
  useEffect(() => {
    if (!enabled) return undefined;
    return watchFans(
      access,
      { artistId, limit },
      {
        next: ({ value, current }) => setState({ feed, live: { fans: value, current, error: null } }),
        error: (error) =>
          setState((before) => ({
            feed,
            live: { ...(before.feed === feed ? before.live : WAITING), current: false, error },
          })),
      },
    );
  }, [access, artistId, limit, feed, enabled]);
  return state.feed === feed ? state.live : WAITING;
}
