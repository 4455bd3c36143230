import * as v from 'valibot';
import { idSchema, instantSchema, optionalText, uidSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { withinBytes } from '../fields/stored-bytes.ts';
import { correctionSchema } from './import-row.ts';
import { listProgressSchema } from './list-progress.ts';
import { readingSchema } from './reading.ts';

/**
 * - `reading`: the server reads the file.
 * - `unreadable`: it cannot; `failure` says why.
 * - `open`: rows can be answered, and the run applied. Also after it was applied: what was left can be applied later.
 * - `working`: a work, an import or an undo, goes through the rows.
 */
const IMPORT_STATES = ['reading', 'unreadable', 'open', 'working'] as const;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An import or an undo of a run, going on or ended. */
export const importWorkSchema = v.object({
  /** From 1, counted in the run. */
  work: v.pipe(v.number(), v.integer(), v.minValue(1)),
  kind: v.picklist(['import', 'undo']),
  /** The work that an undo takes back; null for an import. */
  undoes: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  startedBy: uidSchema,
  startedAt: instantSchema,
  endedAt: v.nullable(instantSchema),
  /** Whether releases of it are published. */
  publish: v.boolean(),
  /** The preview that the person has seen: the work ends without writing if its own differs. Empty: any. */
  digest: optionalText(64),
  /** Rows that are to be written; null while that is being found out. */
  total: v.nullable(count),
  done: count,
  failed: count,
  /** Pages of its plan, and the first that is not done. */
  pages: count,
  page: count,
  /**
   * Why it ended early; empty if it did not. `import/changed`: something has changed since the preview, and nothing was
   * written. `import/stopped`, `import/failed`: what was written stays.
   */
  code: v.string(),
  /** Attempts in a row that have begun without progress, and what was `reached` before them, in steps. */
  attempts: v.optional(count, 0),
  reached: v.optional(count, 0),
  /** Who has asked to stop it, with the name at the time; null: nobody. It ends soon afterwards. */
  stoppedBy: v.optional(v.nullable(uidSchema), null),
  stoppedByName: v.optional(optionalText(LIMITS.displayName), ''),
});
/** A work, parsed by {@link importWorkSchema}. */
export type ImportWork = v.InferOutput<typeof importWorkSchema>;

/** What is wrong with a file as a whole: an `ImportFileError` of `@countin/import/records`. */
const failureSchema = v.object({
  code: v.string(),
  place: v.nullable(v.object({ part: v.string(), line: v.number(), column: v.string() })),
  params: v.record(v.string(), v.union([v.string(), v.number()])),
});

/** Names of artists in one file, and works of one run. */
const [MOST_NAMES, MOST_WORKS] = [1000, 100];

/**
 * `importRuns/{runId}`: a file with many releases, how it is read, and what was done with it. Kept 30 days after the last
 * work. Server only; its file and records are in the bucket at `importPaths`.
 */
export const importRunSchema = v.object({
  id: idSchema,
  createdBy: uidSchema,
  /** Name at the time, for colleagues. */
  createdByName: optionalText(LIMITS.displayName),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  /** When it is removed. */
  removeAt: instantSchema,
  /** Of the file, as its owner named it. */
  name: optionalText(200),
  bytes: count,
  reading: readingSchema,
  state: v.picklist(IMPORT_STATES),
  failure: v.nullable(failureSchema),
  /** Records of the file, and the pages that hold them; 0 until it is read. */
  records: count,
  pages: count,
  /** Names of the file, each with the artist that it stands for; null: nobody has chosen one. */
  artists: withinBytes(
    v.pipe(
      v.array(v.object({ name: optionalText(LIMITS.title), artistId: v.nullable(idSchema) })),
      v.maxLength(MOST_NAMES, 'field/too-many'),
    ),
    300_000,
  ),
  /** Artists among `artists`, each once: who may edit all of them may open the run. */
  artistIds: v.pipe(v.array(idSchema), v.maxLength(MOST_NAMES, 'field/too-many')),
  /** Texts of columns for every row; a row's own corrections come after them. */
  columnValues: withinBytes(v.pipe(v.array(correctionSchema), v.maxLength(100, 'field/too-many')), 200_000),
  /** Attempts at reading the file that ended without a word, as when the process was killed. */
  attempts: v.optional(count, 0),
  /** Of a list of links and codes: how far it is read, and what its services have said. Absent or null: not begun. */
  list: v.exactOptional(v.nullable(listProgressSchema)),
  works: v.pipe(v.array(importWorkSchema), v.maxLength(MOST_WORKS, 'field/too-many')),
});
/** A run, parsed by {@link importRunSchema}. */
export type ImportRun = v.InferOutput<typeof importRunSchema>;
