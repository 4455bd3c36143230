import { useDataAccess } from '@countin/data/access';
import { allSignupsOptions, NEWEST_SIGNUPS, useLiveSignups } from '@countin/data/signups';
import type { Signup } from '@countin/domain/fan';
import { usePagedList } from '@countin/screen-kit/list';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { mergeSignups } from './merge-signups.ts';

type List = readonly Signup[] | undefined;

interface SignupList {
  /** Newest first; undefined until the first answer. */
  readonly signups: List;
  readonly error: Error | null;
  /** New fans appear as they sign up. */
  readonly isLive: boolean;
  /** The connection is down, so that the list may be old. */
  readonly isOffline: boolean;
  /** Whether all signups are loaded. */
  readonly complete: boolean;
  readonly isReadingNext: boolean;
  /** Loads older signups, if there are any. */
  readonly readNext: () => void;
  readonly retry: () => void;
}

const itemsOf = ({ items }: { readonly items: readonly Signup[] }) => items;

/** An artist's signups: the newest are live, and older ones are loaded in pages once they are asked for. */
export function useSignupList(artistId: string): SignupList {
  const live = useLiveSignups(artistId);
  const newest = useKept(artistId, live.signups);
  const whole = newest !== undefined && newest.length < NEWEST_SIGNUPS;
  const older = useOlderSignups(artistId, newest, whole);
  const signups = useMemo(() => newest && mergeSignups(newest, older.items, whole), [newest, older.items, whole]);
  const first = signups ? null : live.error;
  return {
    signups,
    error: first ?? older.error,
    isLive: live.current,
    isOffline: live.signups !== undefined && !live.current,
    complete: whole || older.complete,
    isReadingNext: older.isReadingNext,
    readNext: older.readNext,
    retry: first ? reload : older.retry,
  };
}

/** A subscription that has ended begins again with the screen. */
const reload = () => window.location.reload();

/** Pages of older signups, none of which is read before the first {@link SignupList.readNext}. */
function useOlderSignups(artistId: string, newest: List, whole: boolean) {
  const access = useDataAccess();
  const [wantedOf, setWantedOf] = useState<string | null>(null);
  const wanted = wantedOf === artistId && !whole;
  const query = useInfiniteQuery({ ...allSignupsOptions(access, artistId), enabled: wanted });
  const pages = usePagedList(query, itemsOf);
  const { refetch } = query;
  const { readNext } = pages;
  // More fans than the live list holds have signed up since: those between the two lists would be missing.
  const [top, bottom] = [pages.items[0]?.createdAt, newest?.at(-1)?.createdAt];
  const gap = wanted && top !== undefined && bottom !== undefined && bottom > top;
  useEffect(() => {
    if (gap) void refetch();
  }, [gap, refetch]);
  return {
    ...pages,
    isReadingNext: wanted && query.isFetching,
    readNext: useCallback(() => (wanted ? readNext() : setWantedOf(artistId)), [wanted, readNext, artistId]),
  };
}

/** The latest signups of an artist, also while a subscription to more of them has none yet. */
function useKept(artistId: string, signups: List): List {
  const [known, setKnown] = useState({ artistId, signups });
  if (signups && signups !== known.signups) setKnown({ artistId, signups });
  return signups ?? (known.artistId === artistId ? known.signups : undefined);
}
