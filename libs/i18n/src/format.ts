/** A date and a time as a reader of a language writes them, to be put into `Releases {date} at {time}`. */
// A type and not an interface, so that it can be handed to a translator as it is.
export type FormattedMoment = {
  readonly date: string;
  readonly time: string;
};

/**
 * Formats a wall-clock date and time, of whatever zone.
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
 * Formats an instant on the clock of a zone. The year is left out while it is the current one there.
 *
 * @param at milliseconds since 1970
 * @param now milliseconds since 1970, to know the current year
 */
export function formatInstant(locale: string, at: number, zone: string, now: number): FormattedMoment {
  const yearOf = (instant: number) =>
    new Intl.DateTimeFormat('en', { timeZone: zone, year: 'numeric' }).format(instant);
  const year = yearOf(at) === yearOf(now) ? undefined : 'numeric';
  return {
    date: new Intl.DateTimeFormat(locale, {
      timeZone: zone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year,
    }).format(at),
    time: new Intl.DateTimeFormat(locale, { timeZone: zone, timeStyle: 'short' }).format(at),
  };
}

/** A date without weekday, such as `November 27` or `October 3, 2025`; the current year is left out. */
export function formatDate(locale: string, at: number, zone: string, now: number): string {
  const year = new Date(at).getUTCFullYear() === new Date(now).getUTCFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(locale, { timeZone: zone, day: 'numeric', month: 'long', year }).format(at);
}

/** What people call a zone, such as `Portugal Time` or `ET`. */
export function zoneName(locale: string, zone: string, at: number): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'shortGeneric' }).formatToParts(at);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
}

export function formatNumber(locale: string, value: number): string {
  return new Intl.NumberFormat(locale).format(value);
}

/** `a, b and c`. */
export function formatList(locale: string, items: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
}

/** The beginning of a list that goes on with something else: `a, b` of `a, b and c`. */
export function formatListStart(locale: string, items: readonly string[]): string {
  const parts = new Intl.ListFormat(locale, { type: 'conjunction' }).formatToParts([...items, '', '']);
  let elements = 0;
  return parts
    .filter(({ type }) => (type === 'element' ? ++elements <= items.length : elements < items.length))
    .map(({ value }) => value)
    .join('');
}

/** A language's name in itself, such as `Deutsch`. */
export function languageName(language: string): string {
  const name =
    new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** What a reader of the language calls a country, by its ISO code. */
export function countryName(locale: string, country: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Midnights between two instants on the clock of a zone: 0 on the same day, 1 from one day to the next. */
export function calendarDays(from: number, to: number, zone?: string): number {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return Math.round((Date.parse(day.format(to)) - Date.parse(day.format(from))) / DAY);
}

/**
 * How long ago something was, as people say it: "2 min. ago", "yesterday". Null within the last minute. From 24 hours on
 * the days of the calendar count, so that "yesterday" is never the day before.
 *
 * @param zone whose calendar; the device's own where none is given
 */
export function formatAgo(locale: string, at: number, now: number, zone?: string): string | null {
  const elapsed = now - at;
  if (elapsed < MINUTE) return null;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  if (elapsed < HOUR) return format.format(-Math.floor(elapsed / MINUTE), 'minute');
  const days = elapsed < DAY ? 0 : calendarDays(at, now, zone);
  // A day on which clocks go back has 25 hours.
  return days === 0 ? format.format(-Math.floor(elapsed / HOUR), 'hour') : format.format(-days, 'day');
}
