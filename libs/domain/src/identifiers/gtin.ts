import { plainDigits } from './plain-digits.ts';

/** Digits of UPC-A, EAN-13 and GTIN-14. EAN-8 is not used for releases. */
const LENGTHS = [12, 13, 14] as const;
const KEY_LENGTH = 14;

/** Bar code of a release: UPC-A, EAN-13 or GTIN-14. */
export interface Gtin {
  /** Digits as entered, leading zeros kept, without separators. */
  readonly text: string;
  /** Fourteen digits. Two spellings of one code have the same key. */
  readonly key: string;
}

/** Why a text is no GTIN. `expected` is the check digit that the other digits demand. */
type GtinError =
  | { readonly code: 'gtin/empty' | 'gtin/characters' }
  | { readonly code: 'gtin/length'; readonly length: number }
  | { readonly code: 'gtin/check-digit'; readonly expected: string };

/** Result of {@link parseGtin}. */
export type ParsedGtin = { readonly ok: true; readonly gtin: Gtin } | { readonly ok: false; readonly error: GtinError };

/**
 * Parses a UPC, EAN or GTIN-14. Spaces and hyphens are ignored; digits of other scripts become Latin ones.
 * Source: GS1 General Specifications, sections 3.3 and 7.9.1.
 */
export function parseGtin(entered: string): ParsedGtin {
  const text = plainDigits(entered).replace(/[\s-]/g, '');
  if (text === '') return refused({ code: 'gtin/empty' });
  if (!/^\d+$/.test(text)) return refused({ code: 'gtin/characters' });
  if (!LENGTHS.some((length) => length === text.length)) return refused({ code: 'gtin/length', length: text.length });
  const expected = gtinCheckDigit(text.slice(0, -1));
  if (!text.endsWith(expected)) return refused({ code: 'gtin/check-digit', expected });
  return { ok: true, gtin: { text, key: text.padStart(KEY_LENGTH, '0') } };
}

/**
 * Check digit of a GTIN. From the right, digits count three times and once in turn. The check digit fills their sum up
 * to a multiple of ten.
 *
 * @param digits the code without its check digit
 */
export function gtinCheckDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** Whether two codes name the same release, whichever number of digits they are written with. */
export function sameGtin(one: Gtin, other: Gtin): boolean {
  return one.key === other.key;
}

/**
 * Spellings of a code with 12, 13 and 14 digits, as entered first. Services compare digits literally, so that a code stored with 13
 * digits is not found by its 12.
 */
export function gtinSpellings(gtin: Gtin): readonly string[] {
  const significant = gtin.key.replace(/^0+/, '').length;
  const spellings = LENGTHS.filter((length) => length >= significant).map((length) => gtin.key.slice(-length));
  return [...new Set([gtin.text, ...spellings])];
}

function refused(error: GtinError): ParsedGtin {
  return { ok: false, error };
}
