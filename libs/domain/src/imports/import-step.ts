import * as v from 'valibot';
import { idSchema, instantSchema, optionalText } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { productSlugSchema } from '../fields/slug-schema.ts';
import { imageChoiceSchema } from '../media/image.ts';
import { rowNumberSchema } from './import-row.ts';

/**
 * What became of a row:
 * - `created`, `updated`: written.
 * - `unchanged`: nothing to write.
 * - `deleted`, `restored`, `brought-back`: by an undo.
 * - `asked`: what is stored has changed since the preview, so the row is asked about again.
 * - `spared`: an undo left it alone; `code` says why.
 * - `failed`: `code` says why. Nothing of the row was written.
 */
const STEP_RESULTS = [
  'created',
  'updated',
  'unchanged',
  'deleted',
  'restored',
  'brought-back',
  'asked',
  'spared',
  'failed',
] as const;

/**
 * `importRuns/{runId}/steps/{work}.{row}`: what one work of a run, an import or an undo, has done to one row. Contents
 * before and after are in the work's plan in the bucket, which is written first. Server only.
 */
export const importStepSchema = v.object({
  work: v.pipe(v.number(), v.integer(), v.minValue(1)),
  row: rowNumberSchema,
  result: v.picklist(STEP_RESULTS),
  /** Error or reason; empty if there is none. */
  code: v.string(),
  /** Null if the row has no release. */
  productId: v.nullable(idSchema),
  artistId: v.nullable(idSchema),
  productSlug: v.nullable(productSlugSchema),
  title: optionalText(LIMITS.title),
  /** Cover or publishing wait for their turn: they are done after the release is written. */
  open: v.boolean(),
  /** What became of the cover: empty without one, `waiting`, `ready`, or an error code. */
  cover: v.string(),
  /** The release's picture before and after; null if the work did not change it. */
  coverImage: v.nullable(v.object({ before: v.nullable(imageChoiceSchema), after: v.nullable(imageChoiceSchema) })),
  /** Of its page: empty if nothing was asked for, `waiting`, `published`, `withdrawn`, or an error code. */
  publishing: v.string(),
  at: instantSchema,
});
/** A step, parsed by {@link importStepSchema}. */
export type ImportStep = v.InferOutput<typeof importStepSchema>;
