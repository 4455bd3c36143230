import { queryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../ports/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';
import type { FanWeek } from './refresh-fan-week.ts';

/** Polling interval of an open screen, milliseconds. A poll without new fans costs one read per artist. */
const POLL_MS = 10_000;

/** The schema of signups and its list of countries are too large for the start script. */
const loadReader = () => import('./refresh-fan-week.ts');

/** Starts to load the code of {@link fanWeekOptions}, for screens that read other documents first. */
export function preloadFanWeek(): void {
  // If it fails, the query loads it again and reports the error.
  loadReader().catch(() => undefined);
}

/** Polls for new fans while the screen is visible, and refetches when the user returns to it. */
export const fanWeekOptions = (access: DataAccess, artistId: string) =>
  queryOptions({
    queryKey: queryKeys.signups(artistId),
    queryFn: async ({ client, queryKey }) => {
      const { refreshFanWeek } = await loadReader();
      return refreshFanWeek(access, artistId, client.getQueryData<FanWeek>(queryKey), Date.now());
    },
    staleTime: POLL_MS,
    refetchInterval: POLL_MS,
  });

/**
 * The same for several artists, in their order. One query: an observer of many costs 1.1 kB of the start script. It
 * fails where one of them cannot be read.
 */
export const fanWeeksOptions = (access: DataAccess, artistIds: readonly string[]) =>
  queryOptions({
    queryKey: queryKeys.fanWeeks(artistIds),
    queryFn: ({ client }) =>
      Promise.all(artistIds.map((id) => client.fetchQuery({ ...fanWeekOptions(access, id), staleTime: 0 }))),
    staleTime: POLL_MS,
    refetchInterval: POLL_MS,
  });
