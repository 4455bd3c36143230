import { useDataAccess } from '@countin/data/access';
import { isOrderedByChange, releaseSearchOptions } from '@countin/data/releases';
import { useSession } from '@countin/data/session';
import type { ReleaseState, ReleaseSummary } from '@countin/domain';
import { useDebouncedValue } from '@countin/screen-kit/list';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useNow } from '../../../shell/hooks/use-now.ts';
import { ownZone } from '../../../shell/hooks/own-zone.ts';

const MINUTE = 60_000;
/** After the last key before the database is asked, milliseconds. */
const TYPING_MS = 250;

interface Wanted {
  readonly text?: string;
  readonly state?: ReleaseState | 'all';
  readonly artistId?: string;
}

export interface ReleaseList {
  readonly releases: readonly ReleaseSummary[];
  readonly isPending: boolean;
  readonly error: Error | null;
  /** All that there are have been read. */
  readonly complete: boolean;
  /** The order that they are in: a key of `release-lists:order`. */
  readonly order: 'plain' | 'scheduled' | 'released' | 'changed';
  readonly readOn: () => void;
  readonly retry: () => void;
}

/** Releases of the signed-in person by a search, page by page as the end of the list comes near. */
export function useReleaseSearch({ text = '', state = 'all', artistId }: Wanted): ReleaseList {
  const access = useDataAccess();
  const { uid } = useSession();
  const now = useNow(MINUTE);
  const search = { uid, artistId, text: useDebouncedValue(text, TYPING_MS), state, zone: ownZone };
  const { data, hasNextPage, isFetching, isError, isPending, error, fetchNextPage, refetch } = useInfiniteQuery({
    ...releaseSearchOptions(access, search, now),
    placeholderData: keepPreviousData,
  });
  const readOn = useCallback(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  // A page may hold nothing that fits although more follows.
  const lastIsEmpty = data?.pages.at(-1)?.items.length === 0;
  useEffect(() => {
    if (lastIsEmpty) readOn();
  }, [lastIsEmpty, readOn]);
  return {
    releases: useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data]),
    isPending,
    error,
    complete: data !== undefined && !hasNextPage,
    order: isOrderedByChange(search) ? 'changed' : state === 'scheduled' || state === 'released' ? state : 'plain',
    readOn,
    retry: () => void (data && hasNextPage ? fetchNextPage() : refetch()),
  };
}
