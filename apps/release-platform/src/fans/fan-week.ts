import { listSignups, queryKeys, type Cursor, type DataAccess } from '@countin/data';
import type { Signup } from '@countin/domain';
import { queryOptions } from '@tanstack/react-query';

/** Days that the dashboard looks back. */
export const WEEK_DAYS = 7;
const DAY = 86_400_000;
const PAGE_SIZE = 100;
/** Pages read at most: an artist with more new fans than that sees a number with a plus. */
const MOST_PAGES = 5;

/** The newest fans of an artist: all of the last week, and some before. */
export interface FanWeek {
  readonly signups: readonly Signup[];
  /** There are older ones that were not read. */
  readonly more: boolean;
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
    if (!next || (oldest && oldest.createdAt < now - WEEK_DAYS * DAY)) break;
  }
  return { signups, more: after !== null };
}

export const fanWeekOptions = (access: DataAccess, artistId: string) =>
  queryOptions({ queryKey: queryKeys.signups(artistId), queryFn: () => readFanWeek(access, artistId, Date.now()) });

/** New fans on one day of the person's own calendar. */
export interface FanDay {
  /** Noon of the day, to name it by. */
  readonly at: number;
  readonly count: number;
}

/** The last seven days up to today, oldest first, with the fans who came on each. */
export function fanDays(signups: readonly Signup[], now: number, zone: string): FanDay[] {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const counts = new Map<string, number>();
  for (const { createdAt } of signups) {
    const day = calendar.format(createdAt);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const today = Date.parse(`${calendar.format(now)}T12:00:00Z`);
  return Array.from({ length: WEEK_DAYS }, (_, i) => {
    const at = today - (WEEK_DAYS - 1 - i) * DAY;
    return { at, count: counts.get(new Date(at).toISOString().slice(0, 10)) ?? 0 };
  });
}

/** How many fans wait for a release, among those read. */
export function fansWaiting(signups: readonly Signup[], productId: string): number {
  return signups.filter((signup) => signup.productId === productId && (signup.state === 'asked' || signup.state === 'confirmed')).length;
}
