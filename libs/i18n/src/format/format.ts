import { numberLocale } from '../number-locale.ts';

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
    date: dateFormat(locale, zone, year, 'long'),
    time: new Intl.DateTimeFormat(numberLocale(locale), { timeZone: zone, timeStyle: 'short' }),
  };
}

/** The year's format, or undefined for the zone's current year. */
export function yearToShow(at: number, zone: string, now: number): 'numeric' | undefined {
  const yearOf = (instant: number) => dateFormat('en', zone, 'numeric').format(instant).slice(-4);
  return yearOf(at) === yearOf(now) ? undefined : 'numeric';
}

/** A date without weekday, such as `November 27` or `October 3, 2025`; the current year is left out. */
export function formatDate(locale: string, at: number, zone: string, now: number): string {
  return dateFormat(locale, zone, yearToShow(at, zone, now)).format(at);
}

/** Formats that rows of a list share: one takes long to make. */
const formats = new Map<string, Intl.DateTimeFormat>();
const MOST_FORMATS = 9;

function dateFormat(locale: string, timeZone: string, year: 'numeric' | undefined, weekday?: 'long') {
  const key = [locale, timeZone, year, weekday].join();
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(numberLocale(locale), { timeZone, weekday, day: 'numeric', month: 'long', year });
  if (formats.size > MOST_FORMATS) formats.clear();
  formats.set(key, format);
  return format;
}

export function formatNumber(locale: string, value: number): string {
  let format = numberFormats.get(locale);
  if (!format) numberFormats.set(locale, (format = new Intl.NumberFormat(numberLocale(locale))));
  return format.format(value);
}

/** By locale. Making one takes longer than a hundred uses. */
const numberFormats = new Map<string, Intl.NumberFormat>();

/** `a, b and c`. */
export function formatList(locale: string, items: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
}

/** Name of a language in that language (endonym), such as `Deutsch`. */
export function languageName(language: string): string {
  const name =
    new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const DAY = 86_400_000;

/** Calendar days between two instants in a time zone: 0 on the same day, 1 on the next. */
export function calendarDays(from: number, to: number, zone?: string): number {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return Math.round((Date.parse(day.format(to)) - Date.parse(day.format(from))) / DAY);
}
