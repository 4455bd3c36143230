import { yearToShow } from './format.ts';
import { numberLocale } from '../number-locale.ts';

const FIVE_O_CLOCK = 5 * 3_600_000;

/**
 * Formats a wall-clock date and time without a time zone as one text.
 *
 * @param date `2026-11-27`
 * @param time `00:00`
 * @param thisYear the year to leave out
 */
export function formatMomentText(locale: string, date: string, time: string, thisYear: number): string {
  return formatDateTime(locale, Date.parse(`${date}T${time}:00Z`), 'UTC', Date.UTC(thisYear, 6, 1));
}

/**
 * Formats an instant in a time zone as one text, such as `Friday, November 27 at 12:00 AM`. The zone's current year is
 * left out.
 *
 * @param at milliseconds since 1970
 * @param now milliseconds since 1970, for the current year
 */
export function formatDateTime(locale: string, at: number, zone: string, now: number): string {
  return format(locale, { at, zone, now, weekday: 'long' });
}

/** As {@link formatDateTime}, without the weekday: `November 27 at 12:00 AM`. */
export function formatDayAndTime(locale: string, at: number, zone: string, now: number): string {
  return format(locale, { at, zone, now, weekday: undefined });
}

interface DateTime {
  readonly at: number;
  readonly zone: string;
  readonly now: number;
  readonly weekday: 'long' | undefined;
}

function format(locale: string, { at, zone, now, weekday }: DateTime): string {
  return new Intl.DateTimeFormat(numberLocale(locale), {
    timeZone: zone,
    weekday,
    day: 'numeric',
    month: 'long',
    year: yearToShow(at, zone, now),
    hour: hourDigits(locale),
    minute: '2-digit',
  }).format(at);
}

/** Digits of an hour as in the locale's short times: German writes `05:00` where `numeric` would give `5:00`. */
function hourDigits(locale: string): 'numeric' | '2-digit' {
  const five = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', timeStyle: 'short' }).formatToParts(FIVE_O_CLOCK);
  return (five.find(({ type }) => type === 'hour')?.value.length ?? 1) > 1 ? '2-digit' : 'numeric';
}
