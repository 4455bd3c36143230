import { ImportFileError } from '../records/index.ts';
import { DELIMITERS, RowParser, type Delimiter } from './row-parser.ts';
import type { TableRow } from './table.ts';

/** The first line that Excel writes and reads. */
const DECLARED = /^"?sep=([^\r\n])"?(?:[\r\n]|$)/i;
const ROWS = 100;

/** The delimiter of a text: what its first line declares, or what cuts most of its rows into the same number of cells. */
export function detectDelimiter(start: string): Delimiter {
  const declared = DECLARED.exec(start)?.[1];
  const known = DELIMITERS.find((delimiter) => delimiter === declared);
  if (known) return known;
  let best: { delimiter: Delimiter; score: number; cells: number } = { delimiter: ',', score: 0, cells: 1 };
  for (const delimiter of DELIMITERS) {
    const found = regularity(firstRows(start, delimiter));
    if (found.score > best.score || (found.score === best.score && found.cells > best.cells))
      best = { delimiter, ...found };
  }
  return best.delimiter;
}

/** Whether a row is Excel's declaration of the delimiter. */
export function isDeclaration(row: TableRow, delimiter: Delimiter): boolean {
  return row.line === 1 && DECLARED.test(row.cells.join(delimiter));
}

/** The share of rows that have the most frequent number of cells, of those above one. */
function regularity(rows: readonly TableRow[]): { score: number; cells: number } {
  const counts = new Map<number, number>();
  for (const { cells } of rows) if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [cells, count] = [...counts].sort(([a, x], [b, y]) => y - x || b - a)[0] ?? [1, 0];
  return { score: count / Math.max(1, rows.length), cells };
}

function firstRows(start: string, delimiter: Delimiter): TableRow[] {
  const parser = new RowParser(delimiter);
  const rows: TableRow[] = [];
  // Line by line: what is read before an error counts.
  for (const [line] of start.matchAll(/[^\r\n]*(?:\r\n|\r|\n|$)/g)) {
    if (rows.length >= ROWS) break;
    try {
      rows.push(...parser.next(line));
    } catch (error) {
      if (error instanceof ImportFileError) break;
      throw error;
    }
  }
  return rows.length > 0 ? rows : lastRow(parser);
}

/** A text of one line without a line break. */
function lastRow(parser: RowParser): TableRow[] {
  try {
    return parser.end();
  } catch (error) {
    if (error instanceof ImportFileError) return [];
    throw error;
  }
}
