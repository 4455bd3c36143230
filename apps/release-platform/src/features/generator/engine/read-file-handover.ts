import type { Reading } from '@countin/domain/imports';

/** A file that a screen has already, for the one that it leads to. */
export interface HandedFile {
  readonly runId: string;
  readonly file: File;
  readonly reading: Reading;
}

let handed: HandedFile | null = null;

/** Keeps the file of a new run for its screen. The file before it is let go. */
export function handReadFile(file: HandedFile): void {
  handed = file;
}

/** The file of a run, if this tab has made it last. Reading it changes nothing: a render may be thrown away. */
export function handedFile(runId: string): Omit<HandedFile, 'runId'> | null {
  return handed?.runId === runId ? handed : null;
}
