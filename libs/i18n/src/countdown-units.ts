export const COUNTDOWN_UNITS = ['day', 'hour', 'minute', 'second'] as const;
export type CountdownUnit = (typeof COUNTDOWN_UNITS)[number];

/** One part of a countdown: its digits, and its unit in the number it is counted in. */
export interface CountdownPart {
  readonly unit: CountdownUnit;
  readonly digits: string;
  readonly label: string;
}

/**
 * All that a countdown can say in a language. A page brings it along, so that its script counts without `Intl`,
 * whose first use holds up a slow phone for a tenth of a second.
 */
export interface CountdownWords {
  /** From zero to nine. */
  readonly digits: string;
  /** Which of its unit's labels each count from 0 to 199 has, as digits; larger ones go on like the second hundred. */
  readonly forms: string;
  readonly labels: Readonly<Record<CountdownUnit, readonly string[]>>;
}

const LENGTH: Record<CountdownUnit, number> = { day: 86_400_000, hour: 3_600_000, minute: 60_000, second: 1000 };
/** Plural rules (CLDR) of all our languages look at the last two digits at most. */
const HUNDRED = 100;

/**
 * Splits a duration into days, hours, minutes and seconds, as a reader of the language writes them.
 * Rounds up, so that zero is shown at the moment and not a second before.
 *
 * @param duration milliseconds; nothing is left of a negative one
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

/** What a countdown says in a language. */
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
  const digit = new Intl.NumberFormat(locale);
  return {
    digits: Array.from({ length: 10 }, (_, value) => digit.format(value)).join(''),
    forms: counts.map(({ form }) => found.indexOf(form)).join(''),
    labels: Object.fromEntries(
      COUNTDOWN_UNITS.map((unit) => [unit, examples.map((count) => unitLabel(locale, unit, count))]),
    ) as Record<CountdownUnit, string[]>,
  };
}

/** The unit's name alone: `days` of `6 days`, in the plural form the number asks for. */
function unitLabel(locale: string, unit: CountdownUnit, count: number): string {
  const parts = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(count);
  return parts.find((part) => part.type === 'unit')?.value.trim() ?? unit;
}
