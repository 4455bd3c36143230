export const COUNTDOWN_UNITS = ['day', 'hour', 'minute', 'second'] as const;
export type CountdownUnit = (typeof COUNTDOWN_UNITS)[number];

/** One part of a countdown: its digits, and its unit in the number it is counted in. */
export interface CountdownPart {
  readonly unit: CountdownUnit;
  readonly digits: string;
  readonly label: string;
}

const LENGTH: Record<CountdownUnit, number> = { day: 86_400_000, hour: 3_600_000, minute: 60_000, second: 1000 };

/**
 * Splits a duration into days, hours, minutes and seconds, as a reader of the language writes them.
 * Rounds up, so that zero is shown at the moment and not a second before.
 *
 * @param duration milliseconds; nothing is left of a negative one
 */
export function countdownParts(locale: string, duration: number): CountdownPart[] {
  let rest = Math.max(0, Math.ceil(duration / 1000) * 1000);
  return COUNTDOWN_UNITS.map((unit) => {
    const count = Math.floor(rest / LENGTH[unit]);
    rest -= count * LENGTH[unit];
    return { unit, digits: digitsOf(locale).format(count), label: unitLabel(locale, unit, count) };
  });
}

const digitFormats = new Map<string, Intl.NumberFormat>();
const labels = new Map<string, string>();

function digitsOf(locale: string): Intl.NumberFormat {
  let format = digitFormats.get(locale);
  if (!format) digitFormats.set(locale, (format = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false })));
  return format;
}

/** The unit's name alone: `days` of `6 days`, in the plural form the number asks for. */
function unitLabel(locale: string, unit: CountdownUnit, count: number): string {
  const key = `${locale} ${unit} ${count}`;
  let label = labels.get(key);
  if (label === undefined) {
    const parts = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(count);
    label = parts.find((part) => part.type === 'unit')?.value.trim() ?? unit;
    labels.set(key, label);
  }
  return label;
}
