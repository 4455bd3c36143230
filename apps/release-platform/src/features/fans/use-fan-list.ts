import { useDataAccess } from '@countin/data/access';
import {
  fanKeys,
  allFansOptions,
  failedFansOptions,
  fanCountOptions,
  fansOptions,
  firstFansOptions,
  NEWEST_FANS,
  useLiveFans,
  type FansQuery,
} from '@countin/data/fans';
import { ALL_FANS, type Fan, type FanOwner, type SegmentConditions } from '@countin/domain/fan';
import { usePagedList, type PagedList } from '@countin/screen-kit/list';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { mergeFans } from './merge-fans.ts';

type List = readonly Fan[] | undefined;

/** Fans of an artist or a label as the screen shows them. */
export interface FanList extends PagedList<Fan> {
  /** New fans appear as they sign up. */
  readonly isLive: boolean;
  /** The connection is down, so that the list may be old. */
  readonly isOffline: boolean;
  /** Exact number of the fans that are wanted, and of all; undefined until they are counted. */
  readonly found: number | undefined;
  readonly total: number | undefined;
}

const itemsOf = ({ items }: { readonly items: readonly Fan[] }) => items;

/** Query of an owner's fans. Security rules let a label read only those who have agreed, so each of its queries says so. */
export function fansQueryOf({ ownerKind, ownerId }: FanOwner, all: SegmentConditions, search: string): FansQuery {
  const conditions: SegmentConditions = ownerKind === 'label' ? { ...all, state: 'confirmed' } : all;
  return { ownerKind, ownerId, conditions, search };
}

/**
 * Fans of a segment or a search, in pages; without conditions all of them. The newest of an artist's are live then, and a
 * label's are in pages too.
 *
 * @param narrowed whether there are conditions or a search
 * @param failed only fans whose release-day message was not delivered
 */
export function useFanList(owner: FanOwner, wanted: FansQuery, narrowed: boolean, failed: boolean): FanList {
  const access = useDataAccess();
  const isLive = owner.ownerKind === 'artist';
  const inPages = narrowed || !isLive;
  const all = useAllFans(owner.ownerId, isLive);
  const pages = usePagedList(
    useInfiniteQuery({
      ...fansOptions(access, wanted),
      enabled: inPages && !failed,
      placeholderData: keepPreviousData,
    }),
    itemsOf,
  );
  const undelivered = usePagedList(
    useInfiniteQuery({ ...failedFansOptions(access, wanted), enabled: failed, placeholderData: keepPreviousData }),
    itemsOf,
  );
  const { found, total: counted } = useCounts(owner, { wanted, all, pages, isFiltered: narrowed && !failed });
  const live = { isLive: all.isLive, isOffline: all.isOffline, total: counted };
  if (failed) {
    const whole = undelivered.complete ? undelivered.count : undefined;
    return { ...undelivered, ...live, isLive: false, found: whole };
  }
  return inPages ? { ...pages, ...live, isLive: false, found } : { ...all, ...live, found: counted };
}

interface Counted {
  readonly wanted: FansQuery;
  readonly all: ReturnType<typeof useAllFans>;
  readonly pages: PagedList<Fan>;
  /** Whether the number of wanted fans is another one than that of all. */
  readonly isFiltered: boolean;
}

/** Exact numbers of the wanted fans and of all. The rows come first: a count would take the server's time from them. */
function useCounts(owner: FanOwner, { wanted, all, pages, isFiltered }: Counted) {
  const isLive = owner.ownerKind === 'artist';
  const newestId = isLive ? all.newestId : '';
  const total = useCount(fansQueryOf(owner, ALL_FANS, ''), isLive ? !all.whole : !pages.isPending, newestId);
  const found = useCount(wanted, isFiltered && !pages.isPending && !pages.isPrevious, newestId);
  return { found, total: all.whole ? all.count : total };
}

/** Number of fans, counted again once the newest is another one. */
function useCount(wanted: FansQuery, enabled: boolean, newestId: string | undefined): number | undefined {
  const client = useQueryClient();
  const { ownerId } = wanted;
  const { data } = useQuery({
    ...fanCountOptions(useDataAccess(), wanted),
    enabled: enabled && newestId !== undefined,
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    void client.invalidateQueries({ queryKey: fanKeys.fanCounts(ownerId) });
  }, [client, ownerId, newestId]);
  return enabled ? data : undefined;
}

/** A subscription that has ended begins again with the screen. */
const reload = () => window.location.reload();

/** All fans of an artist. The newest are live; older ones are loaded in pages on demand. Reads nothing while disabled. */
function useAllFans(artistId: string, enabled: boolean) {
  const { kept, newest, whole, live } = useNewestFans(artistId, enabled);
  const older = useOlderFans(artistId, kept, whole);
  const items = useMemo(() => (newest ? mergeFans(newest, older.items, whole) : []), [newest, older.items, whole]);
  const failed = !newest && live.error ? { error: live.error, retry: reload } : {};
  return {
    ...older,
    ...failed,
    items,
    count: items.length,
    isPending: newest === undefined,
    complete: whole || older.complete,
    isPrevious: false,
    whole,
    /** Empty without fans; undefined until the first answer. */
    newestId:
      newest &&
      newest
        .slice(0, 1)
        .map(({ id }) => id)
        .join(''),
    isLive: live.current,
    isOffline: newest !== undefined && !live.current && (live.fans !== undefined || live.error !== null),
  };
}

/** The first fans, read at once. They are live as soon as the code for that has loaded. */
function useNewestFans(artistId: string, enabled: boolean) {
  const first = useQuery({ ...firstFansOptions(useDataAccess(), artistId), enabled });
  const live = useLiveFans(artistId, { enabled: enabled && !first.isPending });
  const kept = useKept(artistId, live.fans);
  const whole = kept ? kept.length < NEWEST_FANS : first.data?.next === null;
  return { kept, newest: kept ?? first.data?.items, whole, live };
}

/** Pages of older fans, none of which is read before the first `readNext`. */
function useOlderFans(artistId: string, newest: List, whole: boolean) {
  const access = useDataAccess();
  const [wantedOf, setWantedOf] = useState<string | null>(null);
  const wanted = wantedOf === artistId && !whole;
  const hasNewest = newest !== undefined;
  const all = { ownerId: artistId, conditions: ALL_FANS, search: '' };
  const query = useInfiniteQuery({ ...allFansOptions(access, all), enabled: wanted });
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
    readNext: useCallback(() => {
      if (wanted) readNext();
      else if (hasNewest) setWantedOf(artistId);
    }, [wanted, hasNewest, readNext, artistId]),
  };
}

/** The latest fans of an artist, also while a subscription to more of them has none yet. */
function useKept(artistId: string, fans: List): List {
  const [known, setKnown] = useState({ artistId, fans });
  if (fans && fans !== known.fans) setKnown({ artistId, fans });
  return fans ?? (known.artistId === artistId ? known.fans : undefined);
}
