import * as v from 'valibot';
import { gtinCheckDigit } from '../identifiers/gtin.ts';

/** UPC, EAN or GTIN-14 as entered, leading zeros kept and without separators; empty if unknown. */
export const upcSchema = v.pipe(
  v.string(),
  v.regex(/^(\d{12,14})?$/, 'gtin/length'),
  v.check((upc) => upc === '' || gtinCheckDigit(upc.slice(0, -1)) === upc.slice(-1), 'gtin/check-digit'),
);

/** ISRC without hyphens; empty if unknown. */
export const isrcSchema = v.pipe(v.string(), v.regex(/^([A-Z]{2}[A-Z0-9]{3}\d{7})?$/, 'isrc/format'));
