import { numberLocale } from './number-locale.ts';
import { COUNTDOWN_UNITS, unitLabel, type CountdownUnit } from './unit-label.ts';

/** One part of a countdown: its localised digits, and its unit label in the matching plural form. */
export interface CountdownPart {
  readonly unit: CountdownUnit;
  readonly digits: string;
  readonly label: string;
}

/**
 * Localised digits and unit labels of a countdown, embedded in the page. The page's script then needs no `Intl`,
 * whose first use blocks a slow phone for about 100 ms.
 */
export interface CountdownWords {
  /** The ten digits, zero to nine. */
  readonly digits: string;
  /** Index into `labels` for each count from 0 to 199, one digit each. Larger counts repeat the second hundred. */
  readonly forms: string;
  readonly labels: Readonly<Record<CountdownUnit, readonly string[]>>;
}

const LENGTH: Record<CountdownUnit, number> = { day: 86_400_000, hour: 3_600_000, minute: 60_000, second: 1000 };
/** CLDR plural rules of all supported languages depend on the last two digits at most. */
const HUNDRED = 100;

/**
 * Splits a duration into localised days, hours, minutes and seconds.
 * Rounds up, so that zero is shown at the moment and not a second before.
 *
 * @param duration milliseconds; a negative duration counts as 0
 */
export function countdownParts({ digits, forms, labels }: CountdownWords, duration: number): CountdownPart[] {
  let rest = Math.max(0, Math.ceil(duration / 1000) * 1000);
  const written = (count: number) => [...String(count).padStart(2, '0')].map((digit) => digits[Number(digit)]).join('');
  return COUNTDOWN_UNITS.map((unit) => {
    const count = Math.floor(rest / LENGTH[unit]);
    rest -= count * LENGTH[unit];
    const form = Number(forms[count < 2 * HUNDRED ? count : HUNDRED + (count % HUNDRED)]);
    return { unit, digits: written(count), label: labels[unit][form] ?? '' };
  });
}

const known = new Map<string, CountdownWords>();

/** Digits and unit labels for a locale, cached: each `Intl` object is made once. */
export function countdownWords(locale: string): CountdownWords {
  let words = known.get(locale);
  if (!words) known.set(locale, (words = makeWords(locale)));
  return words;
}

function makeWords(locale: string): CountdownWords {
  const plural = new Intl.PluralRules(locale);
  const counts = Array.from({ length: 2 * HUNDRED }, (_, count) => ({ count, form: plural.select(count) }));
  const found = [...new Set(counts.map(({ form }) => form))];
  const examples = found.map((form) => counts.find((each) => each.form === form)?.count ?? 0);
  const digit = new Intl.NumberFormat(numberLocale(locale));
  return {
    digits: Array.from({ length: 10 }, (_, value) => digit.format(value)).join(''),
    forms: counts.map(({ form }) => found.indexOf(form)).join(''),
    labels: Object.fromEntries(
      COUNTDOWN_UNITS.map((unit) => [unit, examples.map((count) => unitLabel(locale, unit, count))]),
    ) as Record<CountdownUnit, string[]>,
  };
}
