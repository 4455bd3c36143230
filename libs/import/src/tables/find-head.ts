import type { TableRow } from './table.ts';

/** Rows with text among which the headings are looked for. */
const ROWS = 100;

/** The row of headings, and those rows below it that were read to find it. */
export interface FoundHead {
  readonly head: TableRow;
  readonly below: readonly TableRow[];
}

/**
 * The headings: the first row with two filled cells. A table in which most rows below have one cell has one column. Its
 * headings are the first row. Rows above are titles. Null if there is no row.
 */
export async function findHead(rows: AsyncIterator<TableRow>): Promise<FoundHead | null> {
  const read: TableRow[] = [];
  while (read.length < ROWS) {
    const next = await rows.next();
    if (next.done) break;
    read.push(next.value);
  }
  const at = headAt(read);
  const head = read[at];
  return head ? { head, below: read.slice(at + 1) } : null;
}

function headAt(rows: readonly TableRow[]): number {
  const at = rows.findIndex(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1);
  if (at === -1) return 0;
  const below = rows.slice(at + 1);
  const wide = below.filter(({ cells }) => cells.length > 1).length;
  return 2 * wide < below.length ? 0 : at;
}
