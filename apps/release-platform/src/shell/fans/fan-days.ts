import type { Signup } from '@countin/domain/fan';
import { personOf } from './person-of.ts';

/** Days that the dashboard looks back. */
const WEEK_DAYS = 7;
const DAY = 86_400_000;

/** New fans on one day of the person's own calendar. */
export interface FanDay {
  /** Noon of the day, to name it by. */
  readonly at: number;
  readonly count: number;
}

/**
 * The last seven days up to today, oldest first, with the fans who came on each. A fan who asked for several things of an
 * artist counts once, on the first day.
 *
 * @param signups the newest first
 */
export function fanDays(signups: readonly Signup[], now: number, zone: string): FanDay[] {
  const calendar = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const counts = new Map<string, number>();
  // The newest come first, so the first of each fan stays.
  const first = new Map(signups.map((signup) => [personOf(signup), signup]));
  for (const { createdAt } of first.values()) {
    const day = calendar.format(createdAt);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const today = Date.parse(`${calendar.format(now)}T12:00:00Z`);
  return Array.from({ length: WEEK_DAYS }, (_, i) => {
    const at = today - (WEEK_DAYS - 1 - i) * DAY;
    return { at, count: counts.get(new Date(at).toISOString().slice(0, 10)) ?? 0 };
  });
}
