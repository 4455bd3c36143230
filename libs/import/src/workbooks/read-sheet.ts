import type { ArchiveFile } from '../archive/index.ts';
import { ImportFileError } from '../records/index.ts';
import { findHead } from '../tables/find-head.ts';
import { limitRows } from '../tables/limit-rows.ts';
import type { Table, TableRow } from '../tables/index.ts';
import type { Workbook, WorkbookOptions } from './open-workbook.ts';
import { checkedSize } from './package-parts.ts';
import { readSharedStrings } from './shared-strings.ts';
import { SheetParser } from './sheet-parser.ts';
import { StringTable } from './string-table.ts';
import { readStyles } from './styles.ts';
import { readPart } from './xml-part.ts';

/** A table of a sheet. What it says beyond {@link Table} is complete as soon as its rows are read to the end. */
export interface SheetTable extends Table {
  /** Lines of rows below the headings that a filter or a person has hidden. They are among `rows` like any other. */
  readonly hiddenRows: readonly number[];
  /** Cells with formulas. Those without a kept result are of the kind `formula`. */
  readonly formulas: number;
}

/**
 * The table of a sheet, streamed. Holds the texts that the workbook's sheets share, and one piece of rows.
 *
 * @param name one of `workbook.sheets`
 * @throws ImportFileError at once or while rows are read: the sheet is missing, empty or damaged, or passes a limit
 */
export async function readSheet(
  workbook: Workbook,
  name: string,
  { signal }: WorkbookOptions = {},
): Promise<SheetTable> {
  signal?.throwIfAborted();
  const { sheets, strings, styles, is1904 } = workbook.parts;
  const file = sheets.get(name);
  if (!file) throw new ImportFileError('workbook/no-sheet', null, { sheet: name });
  const parser = new SheetParser(name, file.path, {
    strings: strings ? await readSharedStrings(strings, signal) : new StringTable(),
    formats: styles ? await readStyles(checkedSize(styles), signal) : [],
    is1904,
  });
  const rows = rowsOf(file, parser, signal);
  const found = await findHead(rows);
  if (!found) throw new ImportFileError('file/empty', { part: name, line: 1, column: '' });
  const { cells: headings, line } = found.head;
  return {
    head: { part: name, line, headings },
    rows: padded(limitRows(found.below, rows, name), headings.length),
    get hiddenRows() {
      return parser.hidden.filter((row) => row > line);
    },
    get formulas() {
      return parser.formulas;
    },
  };
}

async function* rowsOf(
  file: ArchiveFile,
  parser: SheetParser,
  signal: AbortSignal | undefined,
): AsyncGenerator<TableRow> {
  const pieces = readPart(file, parser, signal);
  try {
    while (!(await pieces.next()).done)
      for (const row of parser.take()) {
        signal?.throwIfAborted();
        yield row;
      }
  } finally {
    await pieces.return(undefined);
  }
}

/** Sheets have no cells where nothing stands. */
async function* padded(rows: AsyncIterable<TableRow>, width: number): AsyncGenerator<TableRow> {
  for await (const row of rows) {
    const missing = Math.max(0, width - row.cells.length);
    yield {
      line: row.line,
      cells: [...row.cells, ...Array<string>(missing).fill('')],
      kinds: [...(row.kinds ?? []), ...Array<'text'>(missing).fill('text')],
    };
  }
}
