import type { CellKind, TableHead, TableRow } from '../tables/index.ts';
import type { Column } from './column.ts';
import { columnOf } from './columns.ts';
import type { ColumnMapping } from './headings.ts';

/** A column of a table that is read. */
export interface PlacedColumn {
  readonly index: number;
  readonly heading: string;
  readonly column: Column;
}

/** The columns of a table that are read. */
export interface TableLayout {
  readonly head: TableHead;
  readonly release: readonly PlacedColumn[];
  readonly track: readonly PlacedColumn[];
}

/** A cell of a known column. */
export interface Cell {
  readonly column: Column;
  readonly heading: string;
  readonly line: number;
  readonly kind: CellKind;
  /** `cleared`: the file says that there is nothing. */
  readonly state: 'blank' | 'cleared' | 'text';
  /** Without spaces around it, line breaks as one character. */
  readonly text: string;
}

/** Texts of cells that take away what a release has. */
const CLEARED: ReadonlySet<string> = new Set(['NULL', '-']);

/** Places the columns of a mapping. */
export function layoutOf(head: TableHead, mapping: ColumnMapping): TableLayout {
  const placed = mapping.flatMap((id, index): PlacedColumn[] =>
    id === null ? [] : [{ index, heading: head.headings[index] ?? '', column: columnOf(id) }],
  );
  return {
    head,
    release: placed.filter(({ column }) => column.level === 'release'),
    track: placed.filter(({ column }) => column.level === 'track'),
  };
}

/** The cell of a row in a column. One that the row lacks is blank. */
export function cellOf(row: TableRow, { index, heading, column }: PlacedColumn): Cell {
  return { column, heading, line: row.line, kind: row.kinds?.[index] ?? 'text', ...readText(row.cells[index] ?? '') };
}

/** The text of a cell, and what it says. */
export function readText(written: string): Pick<Cell, 'state' | 'text'> {
  const text = written.replaceAll('\r\n', '\n').trim();
  return { text, state: text === '' ? 'blank' : CLEARED.has(text) ? 'cleared' : 'text' };
}

/** Whether a row has nothing in these columns. */
export function isBlankIn(row: TableRow, columns: readonly PlacedColumn[]): boolean {
  return columns.every(({ index }) => (row.cells[index] ?? '').trim() === '');
}

/** What several cells that fill one field say together; `absent` without a column. */
export function stateOf(cells: readonly Cell[]): Cell['state'] | 'absent' {
  if (cells.length === 0) return 'absent';
  if (cells.some(({ state }) => state === 'text')) return 'text';
  return cells.some(({ state }) => state === 'cleared') ? 'cleared' : 'blank';
}
