import * as v from 'valibot';
import { idSchema, instantSchema, optionalText, textSchema, uidSchema } from '../fields/fields.ts';
import { productSlugSchema } from '../fields/slug-schema.ts';
import { SERVICE_IDS } from '../store-links/service-ids.ts';

/** A record's position in its file, from 0: the same in every reading of the file with the same `Reading`. */
export const rowNumberSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999));

/** Characters of an address of a music service. */
const LONGEST_URL = 2048;

/** What the reader of a run has answered for a row; the meaning of each is with `RowAnswers` of `@countin/import/plan`. */
const rowAnswersSchema = v.object({
  excluded: v.boolean(),
  target: v.nullable(v.union([v.literal('new'), v.object({ productId: idSchema })])),
  slug: v.nullable(productSlugSchema),
  again: v.boolean(),
  release: v.optional(v.nullable(optionalText(LONGEST_URL)), null),
  links: v.optional(
    v.pipe(
      v.array(v.object({ service: v.picklist(SERVICE_IDS), url: v.nullable(optionalText(LONGEST_URL)) })),
      v.maxLength(SERVICE_IDS.length, 'field/too-many'),
    ),
    [],
  ),
});

/** The text of a column, written in place of what the file has. */
export const correctionSchema = v.object({
  /** Id of a column, as in `COLUMNS` of `@countin/import/columns`. */
  column: optionalText(60),
  /** Position of the track from 0; null for columns of the release. */
  track: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))),
  /** Read as a cell of the file would be. Empty: the field is cleared. */
  text: v.pipe(textSchema, v.maxLength(8000, 'field/too-long')),
});
/** A correction, parsed by {@link correctionSchema}. */
export type Correction = v.InferOutput<typeof correctionSchema>;

/** What a person changes of a row. Replaces what was there. */
export const rowChangeSchema = v.object({
  row: rowNumberSchema,
  answers: rowAnswersSchema,
  corrections: v.pipe(v.array(correctionSchema), v.maxLength(60, 'field/too-many')),
});

/** A change, parsed by {@link rowChangeSchema}. */
export type RowChange = v.InferOutput<typeof rowChangeSchema>;

/** `importRuns/{runId}/rows/{row}`: a row that somebody has answered, corrected or excluded. Others have no document. */
export const importRowSchema = v.object({
  ...rowChangeSchema.entries,
  changedBy: uidSchema,
  changedAt: instantSchema,
});
/** A row, parsed by {@link importRowSchema}. */
export type ImportRow = v.InferOutput<typeof importRowSchema>;
