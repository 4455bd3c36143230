import * as v from 'valibot';
import type { ReleaseMoment } from '../release/release-moment.ts';

const DAY_MS = 86_400_000;

/**
 * A day in UTC, `2026-11-23`. All numbers are of days in UTC, since salts of visitors change with them. Clock changes,
 * or another time zone of the artist, change no past numbers.
 */
export const daySchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'moment/date'),
  v.check((day) => dayOf(Date.parse(day)) === day, 'moment/date'),
);
/** A month in UTC, `2026-11`. */
export const monthSchema = v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'moment/date'));

/** Days from the first to the last, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Days before and after its moment that the life of a release is shown. */
export const RELEASE_LIFE = { before: 14, after: 90 } as const;
/** Days that a range may have. */
export const MOST_DAYS = 366;

/** Day of an instant; empty for no instant. */
export function dayOf(instant: number): string {
  return Number.isFinite(instant) ? new Date(instant).toISOString().slice(0, 10) : '';
}

/** Hour of an instant, 0 to 23. */
export const hourOf = (instant: number): number => new Date(instant).getUTCHours();

/** Month of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The day so many days later. */
export const addDays = (day: string, days: number): string => dayOf(Date.parse(day) + days * DAY_MS);

/** Number of days of a range; 0 where it ends before it begins. */
export function lengthOf({ from, to }: DayRange): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1);
}

/** Days of a range in order, at most {@link MOST_DAYS}. */
export function daysIn(range: DayRange): string[] {
  return Array.from({ length: Math.min(lengthOf(range), MOST_DAYS) }, (_, at) => addDays(range.from, at));
}

/** Months of a range in order. */
export const monthsIn = (range: DayRange): string[] => [...new Set(daysIn(range).map(monthOf))];

/** The last so many days, today included. */
export const lastDays = (now: number, days: number): DayRange => ({
  from: addDays(dayOf(now), 1 - days),
  to: dayOf(now),
});

/** The range of as many days just before a range. */
export const previousRange = (range: DayRange): DayRange => ({
  from: addDays(range.from, -lengthOf(range)),
  to: addDays(range.from, -1),
});

/** Days from 14 before to 90 after the date of a release. Its date is that of its moment, in whatever zone that is. */
export const lifeOf = ({ date }: Pick<ReleaseMoment, 'date'>): DayRange => ({
  from: addDays(date, -RELEASE_LIFE.before),
  to: addDays(date, RELEASE_LIFE.after),
});

/** Days from the date of a release to a day: −14 to 90 in its life. */
export const dayOfLife = ({ date }: Pick<ReleaseMoment, 'date'>, day: string): number =>
  Math.round((Date.parse(day) - Date.parse(date)) / DAY_MS);
