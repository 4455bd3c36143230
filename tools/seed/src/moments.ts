import type { ReleaseMoment } from '@countin/domain/release';
import type { ReleaseEntry } from './catalogue/entries.ts';

const DAY = 86_400_000;

/** The release moment of an entry, counted from the day on which the seed runs. */
export function momentOf({ day, time = '00:00', zone }: ReleaseEntry, startOfDay: number): ReleaseMoment | null {
  if (day === null) return null;
  const date = new Date(startOfDay + day * DAY).toISOString().slice(0, 10);
  return zone ? { mode: 'instant', date, time, zone } : { mode: 'local', date, time };
}

/** Midnight UTC of the day that an instant lies in. */
export function startOfDay(now: number): number {
  return Math.floor(now / DAY) * DAY;
}

export function daysBefore(at: number, days: number): number {
  return at - days * DAY;
}
