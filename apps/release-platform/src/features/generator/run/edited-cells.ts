import { COLUMNS, type ColumnId } from '@countin/import/columns';
import type { Problem } from '@countin/import/records';
import type { RowDetails } from '../engine/row-summary.ts';

/** A cell that a person may write anew. */
export interface EditedCell {
  readonly column: ColumnId;
  /** Position of the track from 0; null for columns of the release. */
  readonly track: number | null;
}

const BY_ID = new Map<string, (typeof COLUMNS)[number]>(COLUMNS.map((column) => [column.id, column]));
const RELEASE = COLUMNS.filter(({ level, id }) => level === 'release' && !id.startsWith('link.'));
const TRACK: readonly ColumnId[] = [
  'track.title',
  'track.version',
  'track.isrc',
  'track.duration',
  'track.explicit',
  'track.ai',
];
/** Every release has its own: no text of them fits all rows. */
const UNIQUE: readonly ColumnId[] = ['title', 'upc', 'slug', 'catalogueNumber'];

/** Identifies a cell in its row. */
export function cellKey({ column, track }: { readonly column: string; readonly track: number | null }): string {
  return `${track} ${column}`;
}

/** Whether the text of a cell may stand in its column of every row. */
export function mayFillColumn({ column, track }: EditedCell): boolean {
  return track === null && !UNIQUE.includes(column);
}

/** Cells of a row: those with a problem, and all others. */
export function cellsOf(details: RowDetails): {
  readonly wrong: readonly EditedCell[];
  readonly others: readonly EditedCell[];
} {
  const { record } = details;
  const tracks = record.fields.tracks && 'value' in record.fields.tracks ? record.fields.tracks.value : [];
  const unread = (record.unread ?? []).flatMap(({ column, track }) => {
    const known = BY_ID.get(column);
    return known ? [{ column: known.id, track }] : [];
  });
  const all = new Map(
    [
      ...unread,
      ...RELEASE.map(({ id }) => ({ column: id, track: null })),
      ...tracks.flatMap(({ credits }, track) =>
        [...TRACK, ...credits.map(({ role }): ColumnId => `credit.${role}`)].map((column) => ({ column, track })),
      ),
    ].map((cell) => [cellKey(cell), cell]),
  );
  const cells = [...all.values()];
  const isWrong = (cell: EditedCell) => problemOf(cell, details) !== null;
  return { wrong: cells.filter(isWrong), others: cells.filter((cell) => !isWrong(cell)) };
}

/** The problem of a cell: of those of its field, that with its text; null if it has none. */
export function problemOf(cell: EditedCell, { planned, record }: RowDetails): Problem | null {
  const field = fieldOf(cell.column);
  const problems = (planned ? planned.problems : []).filter((problem) => problem.field === field);
  const unread = (record.unread ?? []).filter(({ column }) => fieldOf(column) === field);
  const own = unread.find((one) => cellKey(one) === cellKey(cell));
  if (own) return problemWith(own.text, problems) ?? (unread.length === 1 ? first(problems) : null);
  // A field without unread cells, such as a missing title, is written in the column that has its name.
  return unread.length === 0 && cellKey(cell) === `null ${field}` ? first(problems) : null;
}

function fieldOf(column: string) {
  return BY_ID.get(column)?.field;
}

function problemWith(text: string, problems: readonly Problem[]): Problem | undefined {
  return problems.find(({ found }) => found !== '' && text.startsWith(found));
}

function first(problems: readonly Problem[]): Problem | null {
  return problems[0] ?? null;
}
