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

/** Pages of the releases that a run's rows are compared with, read while the run was made. */
interface BegunContext {
  readonly runId: string;
  readonly pages: Promise<readonly string[]>;
}

let begun: BegunContext | null = null;

/** Keeps pages on their way for the screen of a run. */
export function handContext(context: BegunContext): void {
  // A failure is told by the screen that waits for the pages.
  context.pages.catch(() => undefined);
  begun = context;
}

/** The pages that were begun for a run, once: later they may be outdated. */
export function takeContext(runId: string): Promise<readonly string[]> | null {
  const pages = begun?.runId === runId ? begun.pages : null;
  begun = null;
  return pages;
}
