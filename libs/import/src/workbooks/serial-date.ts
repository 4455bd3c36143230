import type { NumberFormat } from './number-format.ts';

/** A date or a time of a sheet, as `TableRow` has them. */
export interface SerialText {
  readonly text: string;
  readonly kind: 'date' | 'text';
}

const DAY = 86_400;
const HOUR = 3600;
const DAY_MS = 86_400_000;
/** A day that the calendar of 1900 has and the world had not: 29 February 1900. */
const NO_DAY = 60;
const LAST_YEAR = 9999;
const MOST_HOURS = 999;

const two = (number: number) => String(number).padStart(2, '0');

/**
 * A number of days as the date or time that its format shows. Midnight is no time.
 *
 * @param is1904 whether day 0 is 1 January 1904, as in workbooks of old Macs
 * @returns null for a number that is no date or time
 */
export function serialText(serial: number, format: NumberFormat, is1904: boolean): SerialText | null {
  if (serial < 0) return null;
  const total = Math.round(serial * DAY);
  const days = Math.floor(total / DAY);
  if (!format.date || (format.time && days === 0)) return timeText(total, format);
  const date = dateText(days, is1904);
  if (date === null) return null;
  const seconds = total % DAY;
  const time = `T${two(Math.floor(seconds / HOUR))}:${two(Math.floor((seconds % HOUR) / 60))}`;
  return { text: format.time && seconds > 0 ? date + time : date, kind: 'date' };
}

function dateText(days: number, is1904: boolean): string | null {
  if (is1904) return isoDate(Date.UTC(1904, 0, 1) + days * DAY_MS);
  if (days === 0) return null;
  if (days === NO_DAY) return '1900-02-29';
  return isoDate(Date.UTC(1899, 11, days < NO_DAY ? 31 : 30) + days * DAY_MS);
}

function isoDate(milliseconds: number): string | null {
  const date = new Date(milliseconds);
  return date.getUTCFullYear() <= LAST_YEAR ? date.toISOString().slice(0, 10) : null;
}

/**
 * `0:03:05` is a text like any other: its seconds are seconds. Without them, `3:05` may be what a spreadsheet made of
 * three minutes, and so may `3:05:00`: kind `date`.
 */
function timeText(total: number, format: NumberFormat): SerialText | null {
  const hours = Math.floor(total / HOUR);
  const seconds = total % 60;
  if (hours > MOST_HOURS) return null;
  const hasSeconds = format.seconds || seconds > 0;
  const text = `${hours}:${two(Math.floor((total % HOUR) / 60))}${hasSeconds ? `:${two(seconds)}` : ''}`;
  return { text, kind: hasSeconds && (hours === 0 || seconds > 0) ? 'text' : 'date' };
}
