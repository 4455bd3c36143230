import type { Reading } from '@countin/domain/imports';

/** A file that a screen has already, for the one that it leads to. */
export interface HandedFile {
  readonly runId: string;
  readonly file: File;
  readonly reading: Reading;
}

let handed: HandedFile | null = null;

/** Keeps the file of a new run until its screen takes it. The file before it is let go. */
export function handReadFile(file: HandedFile): void {
  handed = file;
}

/** The file of a run, once: whoever opens the run later has it from the server. */
export function takeReadFile(runId: string): Omit<HandedFile, 'runId'> | null {
  if (handed?.runId !== runId) return null;
  const { file, reading } = handed;
  handed = null;
  return { file, reading };
}
