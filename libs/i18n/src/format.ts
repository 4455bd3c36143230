import { numberLocale } from './number-locale.ts';

/** Localised date and time, for `Releases {date} at {time}`. */
// A type and not an interface: only a type is assignable to the translator's values (index signature).
export type FormattedMoment = {
  readonly date: string;
  readonly time: string;
};

/**
 * Formats a wall-clock date and time without a time zone.
 *
 * @param locale a language, or a locale such as `en-GB` where the reader's region is known
 * @param date `2026-11-27`
 * @param time `00:00`
 * @param thisYear the year to leave out
 */
export function formatMoment(locale: string, date: string, time: string, thisYear: number): FormattedMoment {
  return formatInstant(locale, Date.parse(`${date}T${time}:00Z`), 'UTC', Date.UTC(thisYear, 6, 1));
}

/**
 * Formats an instant in a time zone. The zone's current year is left out.
 *
 * @param at milliseconds since 1970
 * @param now milliseconds since 1970, for the current year
 */
export function formatInstant(locale: string, at: number, zone: string, now: number): FormattedMoment {
  const { date, time } = instantFormats(locale, zone, yearToShow(at, zone, now));
  return { date: date.format(at), time: time.format(at) };
}

/** The formats of {@link formatInstant}, for many instants at once: a format takes long to make. */
export function instantFormats(locale: string, zone: string, year: 'numeric' | undefined) {
  return {
    date: new Intl.DateTimeFormat(numberLocale(locale), {
      timeZone: zone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year,
    }),
    time: new Intl.DateTimeFormat(numberLocale(locale), { timeZone: zone, timeStyle: 'short' }),
  };
}

/** The year's format, or undefined for the zone's current year. */
export function yearToShow(at: number, zone: string, now: number): 'numeric' | undefined {
  const yearOf = (instant: number) =>
    new Intl.DateTimeFormat('en', { timeZone: zone, year: 'numeric' }).format(instant);
  return yearOf(at) === yearOf(now) ? undefined : 'numeric';
}

/** The last format of {@link formatDate}: each row of a list has a date, and a format takes long to make. */
let dateFormat: { readonly key: string; readonly format: Intl.DateTimeFormat } | null = null;

/** A date without weekday, such as `November 27` or `October 3, 2025`; the current year is left out. */
export function formatDate(locale: string, at: number, zone: string, now: number): string {
  const year = new Date(at).getUTCFullYear() === new Date(now).getUTCFullYear() ? undefined : 'numeric';
  const key = `${locale} ${zone} ${year}`;
  if (dateFormat?.key !== key) {
    const parts = { timeZone: zone, day: 'numeric', month: 'long', year } as const;
    dateFormat = { key, format: new Intl.DateTimeFormat(numberLocale(locale), parts) };
  }
  return dateFormat.format.format(at);
}

export function formatNumber(locale: string, value: number): string {
  return new Intl.NumberFormat(numberLocale(locale)).format(value);
}

/**
 * An amount of money.
 *
 * @param currency ISO 4217
 */
export function formatMoney(locale: string, value: number, currency: string): string {
  return new Intl.NumberFormat(numberLocale(locale), { style: 'currency', currency }).format(value);
}

/** A share from 0 to 1 as `12%`. */
export function formatPercent(locale: string, share: number): string {
  return new Intl.NumberFormat(numberLocale(locale), { style: 'percent' }).format(share);
}

/** A time with its unit, such as `30 seconds`. */
export function formatTime(locale: string, value: number, unit: 'day' | 'minute' | 'second'): string {
  return new Intl.NumberFormat(numberLocale(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** `a, b and c`. */
export function formatList(locale: string, items: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
}

/** Beginning of a list whose last item follows separately: `a, b` of `a, b and c`. */
export function formatListStart(locale: string, items: readonly string[]): string {
  const parts = new Intl.ListFormat(locale, { type: 'conjunction' }).formatToParts([...items, '', '']);
  let elements = 0;
  return parts
    .filter(({ type }) => (type === 'element' ? ++elements <= items.length : elements < items.length))
    .map(({ value }) => value)
    .join('');
}

/** Name of a language in that language (endonym), such as `Deutsch`. */
export function languageName(language: string): string {
  const name =
    new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** A date of which only the year, or year and month, may be known: `2026`, `2026-11` or `2026-11-20`. */
export function formatPartialDate(locale: string, date: string): string {
  const [, month, day] = date.split('-');
  return new Intl.DateTimeFormat(numberLocale(locale), {
    timeZone: 'UTC',
    year: 'numeric',
    month: month === undefined ? undefined : 'short',
    day: day === undefined ? undefined : 'numeric',
  }).format(Date.parse(date));
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Calendar days between two instants in a time zone: 0 on the same day, 1 from one day to the next. */
export function calendarDays(from: number, to: number, zone?: string): number {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return Math.round((Date.parse(day.format(to)) - Date.parse(day.format(from))) / DAY);
}

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
