import { numberLocale } from '../number-locale.ts';
import { calendarDays } from './format.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Relative time, such as "2 min. ago" or "yesterday". Null within the last minute. From 24 hours on it counts
 * calendar days, so that "yesterday" is never the day before.
 *
 * @param zone time zone of the calendar; by default the device's
 */
export function formatAgo(locale: string, at: number, now: number, zone?: string): string | null {
  const elapsed = now - at;
  if (elapsed < MINUTE) return null;
  const format = new Intl.RelativeTimeFormat(numberLocale(locale), { numeric: 'auto', style: 'short' });
  if (elapsed < HOUR) return format.format(-Math.floor(elapsed / MINUTE), 'minute');
  const days = elapsed < DAY ? 0 : calendarDays(at, now, zone);
  // A day on which clocks go back has 25 hours.
  return days === 0 ? format.format(-Math.floor(elapsed / HOUR), 'hour') : format.format(-days, 'day');
}
