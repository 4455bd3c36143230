import type { Signup } from '@countin/domain/fan';
import type { Cursor } from '../documents/page-of-documents.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { listSignups } from './list-signups.ts';
import { MOST_NEW_SIGNUPS, newSignups } from './new-signups.ts';

const WEEK_MS = 7 * 86_400_000;
const PAGE_SIZE = 100;
/** Maximum number of pages. For more new fans the screen shows the number with a plus sign. */
const MOST_PAGES = 5;
/** Interval of a full read, milliseconds. Only a full read finds changed states and withdrawals. */
const WHOLE_MS = 300_000;

/** The newest fans of an artist: all of the last week, and some before. */
export interface FanWeek {
  readonly signups: readonly Signup[];
  /** Whether older signups exist that were not read. */
  readonly more: boolean;
  /** Time of the last full read, milliseconds since 1970. */
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

/** Updates the list: reads only new fans, or all fans if that is not enough. Throws AppError. */
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
