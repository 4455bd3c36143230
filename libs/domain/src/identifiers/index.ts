export { gtinCheckDigit, gtinSpellings, parseGtin } from './gtin.ts';
export type { Gtin } from './gtin.ts';
export { duplicateIsrcs, formatIsrc, parseIsrc } from './isrc.ts';
export { plainDigits } from './plain-digits.ts';
