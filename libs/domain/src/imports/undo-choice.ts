import * as v from 'valibot';
import { withinBytes } from '../fields/stored-bytes.ts';
import { rowNumberSchema } from './import-row.ts';

const rows = withinBytes(v.pipe(v.array(rowNumberSchema), v.maxLength(10_000, 'field/too-many')), 100_000);

/** `importRuns/{runId}/choices/{work}`: what an undo takes back. Server only. */
export const undoChoiceSchema = v.object({
  /** Null: all rows of the work. */
  rows: v.nullable(rows),
  /** Rows that are taken back although others have used their releases since. */
  force: rows,
});
/** A choice, parsed by {@link undoChoiceSchema}. */
export type UndoChoice = v.InferOutput<typeof undoChoiceSchema>;
