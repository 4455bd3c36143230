import { useLiveSignups } from '@countin/data/signups';
import type { Signup } from '@countin/domain/fan';
import { useState } from 'react';

const PAGE = 100;
/** The most that one subscription may follow, as the rules have it. */
export const MOST_SIGNUPS = 500;

type List = readonly Signup[] | undefined;

interface SignupList {
  /** Newest first; undefined until the first answer. */
  readonly signups: List;
  readonly error: Error | null;
  /** They appear as they come in. */
  readonly isLive: boolean;
  /** The connection is down, so that the list may be old. */
  readonly isOffline: boolean;
  /** There may be more than these. */
  readonly isFull: boolean;
  /** Follows more of them; null when no more can be followed. */
  readonly readMore: (() => void) | null;
}

/** An artist's signups as they come in. What is known stays while more are asked for. */
export function useSignupList(artistId: string): SignupList {
  const [limit, setLimit] = useState(PAGE);
  const live = useLiveSignups(artistId, limit);
  const signups = useKept(artistId, live.signups);
  const isFull = signups !== undefined && signups.length >= limit;
  const readMore = () => setLimit(Math.min(MOST_SIGNUPS, limit + PAGE));
  return {
    signups,
    error: signups ? null : live.error,
    isLive: live.current,
    isOffline: live.signups !== undefined && !live.current,
    isFull,
    readMore: isFull && limit < MOST_SIGNUPS ? readMore : null,
  };
}

/** The latest signups of an artist, also while a subscription to more of them has none yet. */
function useKept(artistId: string, signups: List): List {
  const [known, setKnown] = useState({ artistId, signups });
  if (signups && signups !== known.signups) setKnown({ artistId, signups });
  return signups ?? (known.artistId === artistId ? known.signups : undefined);
}
