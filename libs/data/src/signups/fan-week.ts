import type { Signup } from '@countin/domain/fan';
import { queryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../access/data-access.ts';
import type { Cursor } from '../documents/page-of-documents.ts';
import { queryKeys } from '../query/query-keys.ts';
import { listSignups } from './list-signups.ts';
import { MOST_NEW_SIGNUPS, newSignups } from './new-signups.ts';

const WEEK_MS = 7 * 86_400_000;
const PAGE_SIZE = 100;
/** Pages read at most: an artist with more new fans than that sees a number with a plus. */
const MOST_PAGES = 5;
/** How often an open screen looks for new fans, milliseconds. Costs one read an artist while none came. */
const POLL_MS = 10_000;
/** After that long everything is read again, so that states and withdrawals are seen as well. */
const WHOLE_MS = 300_000;

/** The newest fans of an artist: all of the last week, and some before. */
export interface FanWeek {
  readonly signups: readonly Signup[];
  /** There are older ones that were not read. */
  readonly more: boolean;
  /** When all of them were read. */
  readonly wholeAt: number;
}

/** Reads an artist's newest fans, back to a week ago. Throws AppError. */
async function readFanWeek(access: DataAccess, artistId: string, now: number): Promise<FanWeek> {
  const signups: Signup[] = [];
  let after: Cursor | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { items, next } = await listSignups(access, artistId, after, PAGE_SIZE);
    signups.push(...items);
    after = next;
    const oldest = items.at(-1);
    if (!next || (oldest && oldest.createdAt < now - WEEK_MS)) break;
  }
  return { signups, more: after !== null, wholeAt: now };
}

/** Brings what was read up to date: only new fans are read, or everything where that is not enough. Throws AppError. */
export async function refreshFanWeek(
  access: DataAccess,
  artistId: string,
  before: FanWeek | undefined,
  now: number,
): Promise<FanWeek> {
  if (!before || now - before.wholeAt > WHOLE_MS) return readFanWeek(access, artistId, now);
  const found = await newSignups(access, artistId, before.signups[0]?.createdAt ?? 0);
  if (found.length === MOST_NEW_SIGNUPS) return readFanWeek(access, artistId, now);
  const ids = new Set(found.map(({ id }) => id));
  return { ...before, signups: [...found, ...before.signups.filter(({ id }) => !ids.has(id))] };
}

/** New fans appear by themselves while the screen is looked at, and at once when the person comes back to it. */
export const fanWeekOptions = (access: DataAccess, artistId: string) =>
  queryOptions({
    queryKey: queryKeys.signups(artistId),
    queryFn: ({ client, queryKey }) =>
      refreshFanWeek(access, artistId, client.getQueryData<FanWeek>(queryKey), Date.now()),
    staleTime: POLL_MS,
    refetchInterval: POLL_MS,
  });
