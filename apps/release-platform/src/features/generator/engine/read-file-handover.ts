import type { Reading } from '@countin/domain/imports';
import { sameValue } from '@countin/domain/values';

/** A file that a screen has already, for the rows of its run. */
export interface HandedFile {
  readonly runId: string;
  readonly file: Blob;
  readonly reading: Reading;
}

let handed: HandedFile | null = null;

/** Keeps the file of a run, and how it is read. The file before it is let go; null keeps none. */
export function handReadFile(file: HandedFile | null): void {
  handed = file;
}

/** The file of a run, if this tab has it, however it was read. Looking changes nothing: a render may be thrown away. */
export function fileHere(runId: string): Blob | null {
  return handed?.runId === runId ? handed.file : null;
}

/** The same, if it was read in this way. */
export function handedFile(runId: string, reading: Reading): HandedFile | null {
  return handed?.runId === runId && sameValue(handed.reading, reading) ? handed : null;
}

/** A run that this tab is making. */
interface NewRun {
  readonly runId: string;
  /** Pages of the releases that its rows are compared with, read while it is made. */
  readonly context: Promise<readonly string[]>;
}

let newContext: NewRun | null = null;
let newRun: NewRun | null = null;

/** Keeps what is known of a run before its screen is there. */
export function handNewRun(run: NewRun): void {
  // A failure is told by the screen that waits for the pages.
  run.context.catch(() => undefined);
  newContext = newRun = run;
}

/** The pages that were begun for a run, once: later they may be outdated. */
export function takeContext(runId: string): Promise<readonly string[]> | null {
  const context = newContext?.runId === runId ? newContext.context : null;
  newContext = null;
  return context;
}

/** Whether this tab has just made a run, so that no row of it was touched. True once. */
export function takeNewRun(runId: string): boolean {
  const isNew = newRun?.runId === runId;
  newRun = null;
  return isNew;
}
