import { instantFormats, yearToShow, type FormattedMoment } from '@countin/i18n';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Hours with two digits, before and after noon. */
const LONG_HOURS = [10, 22];

interface MomentInUtc {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether other zones have the moment at another time, on the day before or after. */
  readonly differs: boolean;
}

const longest = (texts: readonly string[]) => texts.reduce((long, text) => (text.length > long.length ? text : long));

/**
 * The longest date and time that fans in any zone may read for a moment. A page keeps this much room, so that nothing
 * below moves when the fan's own text replaces the server's.
 */
export function longestTexts(language: string, { at, now, differs }: MomentInUtc): FormattedMoment {
  const days = differs ? [at - DAY_MS, at, at + DAY_MS] : [at];
  const formats = instantFormats(language, 'UTC', yearToShow(Math.max(...days), 'UTC', now));
  const times = differs ? LONG_HOURS.map((hour) => hour * HOUR_MS) : [at];
  return {
    date: longest(days.map((day) => formats.date.format(day))),
    // A time is written on one line.
    time: longest(times.map((time) => formats.time.format(time))).replace(/\s/g, '\u00a0'),
  };
}
