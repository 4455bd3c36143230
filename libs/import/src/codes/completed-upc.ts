import { parseGtin, plainDigits } from '@countin/domain/identifiers';

/** Characters of a code with its separators; longer texts are none. */
const MOST_OF_A_CODE = 40;
/** Digits that a code has at least, however many zeros it lost. */
const FEWEST_DIGITS = 8;
const UPC_DIGITS = 12;

/** The code with the zeros that it lost; null if it lost none, or would not become valid. */
export function completedUpc(text: string): string | null {
  if (text.length > MOST_OF_A_CODE) return null;
  const digits = plainDigits(text).replaceAll(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || digits.length < FEWEST_DIGITS || digits.length >= UPC_DIGITS) return null;
  const completed = digits.padStart(UPC_DIGITS, '0');
  return parseGtin(completed).ok ? completed : null;
}
