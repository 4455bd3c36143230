export const COUNTDOWN_UNITS = ['day', 'hour', 'minute', 'second'] as const;
export type CountdownUnit = (typeof COUNTDOWN_UNITS)[number];

/** Unit name alone, in the count's plural form: `days` of `6 days`. */
export function unitLabel(locale: string, unit: CountdownUnit, count: number): string {
  const parts = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(count);
  return parts.find((part) => part.type === 'unit')?.value.trim() ?? unit;
}
