/**
 * What a spreadsheet says of a cell's content. Text files know `text` alone. `formula`: one without a kept result; its
 * text begins with `=`. `error`: what a formula gave instead of a result, such as `#N/A`.
 */
export const CELL_KINDS = ['text', 'number', 'date', 'yes-or-no', 'formula', 'error'] as const;
/** One of {@link CELL_KINDS}. */
export type CellKind = (typeof CELL_KINDS)[number];

/** A cell of a table whose field could not be read: a correction of another cell of the field reads it once more. */
export interface UnreadCell {
  /** Id of its column, as in `COLUMNS` of `@countin/import/columns`. */
  readonly column: string;
  /** Position of the track from 0; null for columns of the release. */
  readonly track: number | null;
  readonly text: string;
  readonly kind: CellKind;
}
