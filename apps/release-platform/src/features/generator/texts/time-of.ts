import { formatTime } from '@countin/i18n';

const MINUTE = 60;

/** A time to wait, in minutes or, below one, in seconds. */
export function timeOf(locale: string, seconds: number): string {
  return seconds > MINUTE
    ? formatTime(locale, Math.ceil(seconds / MINUTE), 'minute')
    : formatTime(locale, seconds, 'second');
}
