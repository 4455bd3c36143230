import * as v from 'valibot';
import { idSchema, instantSchema, optionalText } from '../fields/fields.ts';
import { withinBytes } from '../fields/stored-bytes.ts';
import { importRowSchema, rowChangeSchema } from '../imports/import-row.ts';
import { importRunSchema } from '../imports/import-run.ts';
import { importStepSchema } from '../imports/import-step.ts';
import { chosenHeadingsSchema } from '../imports/chosen-headings.ts';
import { missingReleasesSchema } from '../imports/missing-releases.ts';
import { readingSchema } from '../imports/reading.ts';
import { undoChoiceSchema } from '../imports/undo-choice.ts';

/** Where a list goes on, as the answer before has it. */
const cursor = optionalText(300);
const run = { runId: idSchema };
const page = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));
const { rows, force } = undoChoiceSchema.entries;
const headings = v.optional(
  withinBytes(v.pipe(v.array(optionalText(200)), v.maxLength(500, 'field/too-many')), 50_000),
  [],
);
/** Each becomes a document of its own; together they fit a request. */
const changes = withinBytes(v.pipe(v.array(rowChangeSchema), v.maxLength(200, 'field/too-many')), 800_000);
const { artists, columnValues } = importRunSchema.entries;
const listedRun = v.object({
  ...v.pick(importRunSchema, [
    'id',
    'createdBy',
    'createdByName',
    'createdAt',
    'removeAt',
    'name',
    'state',
    'records',
    'works',
  ]).entries,
  /** What its file is. */
  format: readingSchema.entries.format,
});

/** A run as its screen shows it. */
const openRun = v.object({ run: v.omit(importRunSchema, ['artistIds', 'attempts']) });

/**
 * Imports of many releases from a file. A run is open to who made it, and to who may edit every artist of it; to others it
 * is `import/not-found`.
 */
export const importCallables = {
  /**
   * Makes a run of an uploaded file, and has the file read. The same `runId` again changes nothing. `import/no-file`: nothing
   * was uploaded. `import/too-many`: the caller has as many runs as are kept. `headings` of the table: what was chosen for
   * them is remembered for the caller's next file.
   */
  createImport: {
    name: 'studio/createImport',
    input: v.object({ ...run, name: optionalText(200), reading: readingSchema, headings }),
    output: openRun,
  },
  /**
   * Reads the file in another way. Answers and corrections of rows are removed. `import/working`: a work goes on.
   * `import/applied`: works have written rows of it, which the other reading would count anew. `headings` of the table: what
   * was chosen for them is remembered for the caller's next file.
   */
  changeImportReading: {
    name: 'studio/changeImportReading',
    input: v.object({ ...run, reading: readingSchema, headings }),
    output: v.object({}),
  },
  /**
   * Runs that the caller may open, the last made first, and what the caller has chosen for headings before. `next` continues
   * the list; null at its end.
   */
  listImports: {
    name: 'studio/listImports',
    input: v.object({ after: v.optional(v.nullable(instantSchema), null) }),
    output: v.object({
      runs: v.array(listedRun),
      next: v.nullable(v.number()),
      headings: chosenHeadingsSchema.entries.headings,
    }),
  },
  /** State and progress of a run. */
  readImport: {
    name: 'studio/readImport',
    input: v.object(run),
    output: openRun,
  },
  /** A page of the file's records, as JSON: a worker parses it. */
  readImportRecords: {
    name: 'studio/readImportRecords',
    input: v.object({ ...run, page }),
    output: v.object({ records: v.string() }),
  },
  /** Rows that a person has answered or corrected, and what works did to rows. `next` continues each; null at its end. */
  readImportRows: {
    name: 'studio/readImportRows',
    input: v.object({
      ...run,
      rowsAfter: v.optional(v.nullable(cursor), null),
      stepsAfter: v.optional(v.nullable(cursor), null),
    }),
    output: v.object({
      rows: v.array(importRowSchema),
      steps: v.array(importStepSchema),
      nextRows: v.nullable(v.string()),
      nextSteps: v.nullable(v.string()),
    }),
  },
  /**
   * What rows are compared with: a page of the releases that the caller may see, with their former slugs. It is JSON that a
   * worker parses. `next` continues; null at the end.
   */
  readImportContext: {
    name: 'studio/readImportContext',
    input: v.object({ after: v.optional(v.nullable(cursor), null) }),
    output: v.object({ context: v.string(), next: v.nullable(v.string()) }),
  },
  /**
   * Keeps what a person has answered and corrected. Each row replaces what was there. `import/working`: a work goes on.
   * `import/read-anew`: `reading`, by which the rows are counted, is no longer the run's.
   */
  changeImportRows: {
    name: 'studio/changeImportRows',
    input: v.object({ ...run, rows: changes, reading: v.optional(readingSchema) }),
    output: v.object({}),
  },
  /**
   * Which artists the names stand for, and texts for every row. Names of the file that are left out stay as they are.
   * `access/denied`: an artist that the caller may not edit. `import/working`: a work goes on.
   */
  changeImport: {
    name: 'studio/changeImport',
    input: v.object({ ...run, artists, columnValues }),
    output: v.object({}),
  },
  /**
   * Begins to write the releases of all rows that can be applied and were not yet. Goes on by itself; `readImport` has the
   * progress. `import/working`: a work goes on already.
   */
  applyImport: {
    name: 'studio/applyImport',
    input: v.object({ ...run, digest: optionalText(64), publish: v.boolean() }),
    output: v.object({ work: v.number() }),
  },
  /** What taking a work back would do, as JSON; nothing is written. `rows` null: all of its rows. */
  previewImportUndo: {
    name: 'studio/previewImportUndo',
    input: v.object({ ...run, work: v.number(), rows, force, page }),
    output: v.object({ undo: v.string(), next: v.nullable(page) }),
  },
  /** Begins to take a work back. `force`: rows that would be spared. `import/working`: a work goes on already. */
  undoImport: {
    name: 'studio/undoImport',
    input: v.object({ ...run, work: v.number(), rows, force }),
    output: v.object({ work: v.number() }),
  },
  /**
   * Asks services again that were not reached while a list of links and codes was read, for the rows alone for which they
   * were not. Rows keep their numbers and answers. `import/working`: a work goes on.
   */
  retryImportServices: {
    name: 'studio/retryImportServices',
    input: v.object(run),
    output: v.object({}),
  },
  /**
   * Releases that services list under an artist and that the artist has not here. Changes nothing. A service that did not
   * answer says so in its row; a later call asks it again, and the others mostly from kept answers. For who may create
   * releases of the artist. `limit/too-many` after ten in ten minutes.
   */
  listMissingReleases: {
    name: 'studio/listMissingReleases',
    input: v.object({ artistId: idSchema }),
    output: missingReleasesSchema,
  },
  /**
   * Asks a work to end soon. What it has written stays, and the next import goes on with what is left. Nothing where it has
   * ended already.
   */
  stopImportWork: {
    name: 'studio/stopImportWork',
    input: v.object({ ...run, work: v.number() }),
    output: v.object({}),
  },
  /** Removes a run with its file. Its releases stay, and cannot be taken back any more. */
  removeImport: { name: 'studio/removeImport', input: v.object(run), output: v.object({}) },
} as const;
