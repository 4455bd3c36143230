import type { ArchiveFile } from '../archive/index.ts';
import { ImportFileError } from '../records/index.ts';
import { readPart, type XmlHandler } from './xml-part.ts';

/** `A1` alone is what programs write that do not know the size. */
const RANGE = /^\$?[A-Z]{1,3}\$?\d{1,7}:\$?[A-Z]{1,3}\$?(\d{1,7})$/i;

/** Number of the last row, if a sheet says so before its rows. Faults are left to who reads the rows. */
export async function readSheetSize(file: ArchiveFile, signal: AbortSignal | undefined): Promise<number | null> {
  let rows: number | null = null;
  let isKnown = false;
  const handler: XmlHandler = {
    open(name, { ref = '' }) {
      if (name === 'dimension') rows = Number(RANGE.exec(ref)?.[1] ?? Number.NaN) || null;
      isKnown ||= name === 'dimension' || name === 'sheetData';
    },
    text: () => undefined,
    close: () => undefined,
  };
  const pieces = readPart(file, handler, signal);
  try {
    while (!isKnown && !(await pieces.next()).done);
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error;
    return null;
  } finally {
    await pieces.return(undefined);
  }
  return rows;
}
