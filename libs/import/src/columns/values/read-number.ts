import { plainDigits } from '@countin/domain/identifiers';

/** The sign before the fraction of a number. */
export type DecimalSign = '.' | ',';

/** Longer texts are no numbers. */
const LONGEST = 100;
const NUMBER = /^\d{1,12}(?:[.,]\d{1,12}){0,4}$/;
/** Arabic decimal and thousands signs. */
const ARABIC: Readonly<Record<string, string>> = { '٫': '.', '٬': '' };

/**
 * Decimal signs with which a text is a number: one, both (`1,085`), or none for other texts. A whole number has both.
 */
export function decimalSignsOf(text: string): readonly DecimalSign[] {
  return (['.', ','] as const).filter((sign) => readNumber(text, sign) !== null);
}

/** Reads a number with one decimal sign, the other for thousands. Null if it is none. */
export function readNumber(cell: string, sign: DecimalSign): number | null {
  if (cell.length > LONGEST) return null;
  const text = plainDigits(cell)
    .replaceAll(/[٫٬]/g, (mark) => ARABIC[mark] ?? mark)
    .trim();
  if (!NUMBER.test(text)) return null;
  const [whole = '', fraction = '0', ...more] = text.split(sign);
  const groups = whole.split(sign === '.' ? ',' : '.');
  const [first = '', ...thousands] = groups;
  if (more.length > 0 || !/^\d+$/.test(fraction)) return null;
  if (thousands.length > 0 && (first.length > 3 || thousands.some((group) => group.length !== 3))) return null;
  return Number(`${groups.join('')}.${fraction}`);
}
