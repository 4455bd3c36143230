export { gtinCheckDigit, gtinSpellings, parseGtin, sameGtin } from './gtin.ts';
export type { Gtin, GtinError, ParsedGtin } from './gtin.ts';
export { duplicateIsrcs, formatIsrc, parseIsrc } from './isrc.ts';
export type { DuplicateIsrc, IsrcError, ParsedIsrc } from './isrc.ts';
