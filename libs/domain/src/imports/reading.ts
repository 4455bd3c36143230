import * as v from 'valibot';
import { optionalText } from '../fields/fields.ts';
import { languageSchema } from '../locale/language-schema.ts';

/** What a file of many releases is: text table, workbook, DDEX message, ZIP of messages, list of codes. */
export const IMPORT_FORMATS = ['table', 'workbook', 'message', 'batch', 'codes'] as const;
/** One of {@link IMPORT_FORMATS}. */
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** Columns of a table, and characters of a column's id. */
const [MOST_COLUMNS, LONGEST_ID] = [500, 60];

/**
 * How a file is read: detected, then confirmed or changed by a person. `@countin/import/sources` checks what only it
 * knows: ids of columns, encodings, delimiters.
 */
export const readingSchema = v.object({
  format: v.picklist(IMPORT_FORMATS),
  /** Of a text table; null: detected. */
  encoding: v.nullable(optionalText(LONGEST_ID)),
  delimiter: v.nullable(optionalText(1)),
  /** Of a workbook; null: its first visible sheet. */
  sheet: v.nullable(optionalText(100)),
  /** For each column of a table, what it holds; null in it: not read. Null: what the headings say. */
  mapping: v.nullable(
    v.pipe(v.array(v.nullable(optionalText(LONGEST_ID))), v.maxLength(MOST_COLUMNS, 'field/too-many')),
  ),
  /** Order of day and month in dates such as 03/04/2026; null: those are problems of their rows. */
  dateOrder: v.nullable(v.picklist(['dmy', 'mdy'])),
  decimalSign: v.nullable(v.picklist(['.', ','])),
  emptyCells: v.picklist(['keep', 'clear']),
  lostZeros: v.picklist(['complete', 'refuse']),
  /** Language of new releases for which the file names none. */
  language: languageSchema,
});
/** A reading, parsed by {@link readingSchema}. */
export type Reading = v.InferOutput<typeof readingSchema>;
