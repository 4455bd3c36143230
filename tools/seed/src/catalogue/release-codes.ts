import { gtinCheckDigit } from '@countin/domain/identifiers';
import { codeFrom, numberFrom } from '../invented.ts';

/** Prefix for use within companies: no real release has such a code (GS1 General Specifications, 1.4.2). */
const INTERNAL_PREFIX = '04';
/** `ZZ` is no country of ISRC's prefix codes. */
const ISRC_COUNTRY = 'ZZ';
const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Invented UPC of an example release, twelve digits. */
export function upcOf(release: string): string {
  const digits = `${INTERNAL_PREFIX}${String(numberFrom(`upc ${release}`, 1_000_000_000)).padStart(9, '0')}`;
  return `${digits}${gtinCheckDigit(digits)}`;
}

/** Invented duration of an example release's track, milliseconds. */
export function durationOf(release: string, track: number): number {
  return 120_000 + numberFrom(`duration ${release} ${track}`, 180) * 1000;
}

/** Invented ISRC of an example release's track, counted from 0. */
export function isrcOf(release: string, track: number): string {
  const text = `isrc ${release} ${track}`;
  return `${ISRC_COUNTRY}${codeFrom(text, 3, LETTERS)}${codeFrom(`${text} number`, 7, DIGITS)}`;
}
