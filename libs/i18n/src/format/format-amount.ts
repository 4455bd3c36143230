import { numberLocale } from '../number-locale.ts';

/**
 * An amount of money.
 *
 * @param currency ISO 4217
 */
export function formatMoney(locale: string, value: number, currency: string): string {
  return new Intl.NumberFormat(numberLocale(locale), { style: 'currency', currency }).format(value);
}

/** A share from 0 to 1 as `12%`. */
export function formatPercent(locale: string, share: number): string {
  return new Intl.NumberFormat(numberLocale(locale), { style: 'percent' }).format(share);
}

/** A change against an earlier value, as `+12%` or `−8%`. */
export function formatChange(locale: string, change: number): string {
  return new Intl.NumberFormat(numberLocale(locale), { style: 'percent', signDisplay: 'exceptZero' }).format(change);
}

/** A time with its unit, such as `30 seconds`. */
export function formatTime(locale: string, value: number, unit: 'day' | 'minute' | 'second'): string {
  return new Intl.NumberFormat(numberLocale(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
