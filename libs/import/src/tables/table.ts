import type { CellKind } from '../records/index.ts';

export type { CellKind } from '../records/index.ts';

/** A row below the headings. */
export interface TableRow {
  /** Its first line in a text file, or its row in a sheet, from 1. A cell with line breaks spans several lines. */
  readonly line: number;
  /**
   * Texts as the file has them. Of spreadsheets: dates as `2026-11-27` or `2026-11-27T18:30`, numbers as digits with
   * a point, `true` and `false`. Times of day as `3:05`, of the kind `date`; with seconds as the text `0:03:05`.
   */
  readonly cells: readonly string[];
  /** One for each cell; absent: all are texts. */
  readonly kinds?: readonly CellKind[];
}

/** The part of a file that is a table: a text file, or a sheet. */
export interface TableHead {
  /** Name of the sheet; empty for a text file. */
  readonly part: string;
  /** Line of the headings, from 1. */
  readonly line: number;
  readonly headings: readonly string[];
}

/** A table that is read row by row. */
export interface Table {
  readonly head: TableHead;
  /** Rows in the order of the file; rows without any text are left out. Read once. */
  readonly rows: AsyncIterable<TableRow>;
}
