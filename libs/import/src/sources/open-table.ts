import type { Reading } from '@countin/domain/imports';
import type { FileSource } from '../files/file-source.ts';
import { readTextTable, type Table, type TextTable } from '../tables/index.ts';
import { openWorkbook, readSheet, type SheetTable, type WorkbookSheet } from '../workbooks/index.ts';
import { textOptionsOf } from './check-reading.ts';

/** A table, and what its file says beside it. */
export interface OpenedTable {
  /** Its rows can be read once. */
  readonly table: Table;
  /** The same, of a text file. */
  readonly text: TextTable | null;
  /** The same, of a workbook's sheet. */
  readonly sheet: SheetTable | null;
  readonly sheets: readonly WorkbookSheet[];
}

/** The table of a text file or of a workbook's sheet, as a reading says. */
export async function openTable(
  source: FileSource,
  reading: Reading,
  signal: AbortSignal | undefined,
): Promise<OpenedTable> {
  if (reading.format === 'table') {
    const text = await readTextTable(streamOf(source, signal), textOptionsOf(reading));
    return { table: text, text, sheet: null, sheets: [] };
  }
  const options = signal ? { signal } : {};
  const workbook = await openWorkbook(source, options);
  const sheet = await readSheet(workbook, reading.sheet ?? firstSheet(workbook.sheets), options);
  return { table: sheet, text: null, sheet, sheets: workbook.sheets };
}

/** Name of the first sheet that spreadsheets show; empty without any sheet. */
function firstSheet(sheets: readonly WorkbookSheet[]): string {
  return (sheets.find(({ visibility }) => visibility === 'visible') ?? sheets[0])?.name ?? '';
}

/** All bytes of a source, until it is aborted. */
export function streamOf(source: FileSource, signal: AbortSignal | undefined): ReadableStream<Uint8Array> {
  const stream = source.stream();
  return signal ? stream.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal }) : stream;
}
