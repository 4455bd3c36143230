import { numberLocale } from '../number-locale.ts';

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
