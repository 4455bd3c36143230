import { formatDate } from '@countin/i18n';

/**
 * The date of a release as people write it; a year or a month as the service says it, and nothing if it is unknown.
 *
 * @param date `2026`, `2026-11` or `2026-11-20`
 */
export function dateText(locale: string, date: string | null): string {
  const day = date === null || date.length < '2026-11-20'.length ? NaN : Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(day) ? (date ?? '') : formatDate(locale, day, 'UTC', 0);
}
