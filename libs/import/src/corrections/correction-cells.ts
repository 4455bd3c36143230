import type { Correction } from '@countin/domain/imports';
import type { Genre } from '@countin/domain/release';
import { readText, type Cell } from '../columns/cell.ts';
import type { Column, ColumnId } from '../columns/column.ts';
import { COLUMNS } from '../columns/columns.ts';
import type { Findings } from '../columns/findings.ts';
import { CAUTIOUS_ANSWERS, type TableAnswers } from '../columns/table-answers.ts';
import type { Reading } from '../columns/values/read-cell.ts';
import { excerpt } from '../records/excerpt.ts';
import type { RecordField, ReleaseRecord, UnreadCell } from '../records/index.ts';

/** What texts of corrections are read with, as those of the file: a run's `reading` has the answers. */
export interface CorrectionReading {
  readonly answers?: TableAnswers;
  /** Genres by their names in lower case, in languages other than English. */
  readonly genreNames?: ReadonlyMap<string, Genre>;
}

/** A cell that is read for a correction. */
export interface PlacedCell {
  readonly cell: Cell;
  readonly track: number | null;
  /** A correction wrote it; otherwise it is of the file. */
  readonly corrected: boolean;
}

/** What the readers of a correction need. */
export interface Correcting {
  readonly record: ReleaseRecord;
  readonly cells: readonly PlacedCell[];
  readonly reading: Reading;
  readonly findings: Findings;
}

const BY_ID: ReadonlyMap<string, Column> = new Map(COLUMNS.map((column) => [column.id, column]));

/** What cells are read with. */
export function readingOf({ answers = CAUTIOUS_ANSWERS, genreNames = new Map() }: CorrectionReading): Reading {
  return { answers, genreNames };
}

/** The column's own heading in English. */
export function headingOf({ names }: Column): string {
  return names.en[0] ?? '';
}

/** A column by its id; undefined for other texts. */
export function columnWith(id: string): Column | undefined {
  return BY_ID.get(id);
}

/** Cells of a record in the columns of the release, by their ids. */
export function releaseCells({ cells }: Correcting): Map<ColumnId, Cell> {
  return new Map(cells.filter(({ track }) => track === null).map(({ cell }) => [cell.column.id, cell]));
}

/**
 * Cells that corrections of a record read: the last text of each. Those of the same fields that could not be read in the
 * file come with them. A correction of no column, or with a track where there is none, is a problem.
 */
export function cellsToRead(
  record: ReleaseRecord,
  corrections: readonly Correction[],
  findings: Findings,
): readonly PlacedCell[] {
  const found = new Map<string, PlacedCell>();
  for (const correction of corrections) {
    const column = columnWith(correction.column);
    if (!column || (column.level === 'track') !== (correction.track !== null)) {
      addNoCell(correction, column ?? null, record, findings);
      continue;
    }
    // A cell that was corrected twice is read in the place of the last.
    found.delete(keyOf(correction));
    found.set(keyOf(correction), placed(column, { ...correction, kind: 'text' }, record, true));
  }
  const fields = new Set([...found.values()].map(({ cell }) => cell.column.field));
  const ofFile = (record.unread ?? []).flatMap((unread) => {
    const column = columnWith(unread.column);
    const isOpen = column && fields.has(column.field) && !found.has(keyOf(unread));
    return isOpen ? [placed(column, unread, record, false)] : [];
  });
  return [...ofFile, ...found.values()];
}

/** Adds the problem of a correction that has no place in its record. */
export function addNoCell(
  { column: id, track }: Pick<Correction, 'column' | 'track'>,
  column: Column | null,
  { place }: ReleaseRecord,
  findings: Findings,
): void {
  const heading = column ? headingOf(column) : excerpt(id);
  const field: RecordField | null = column?.field ?? null;
  findings.addToRow(place.line, { code: 'import/no-cell', params: { track: (track ?? -1) + 1 } }, field, heading);
}

/** Cells whose fields could not be read, for the next correction. */
export function unreadOf(cells: readonly PlacedCell[]): UnreadCell[] {
  return cells.map(({ cell, track }) => ({ column: cell.column.id, track, text: cell.text, kind: cell.kind }));
}

function placed(column: Column, unread: UnreadCell, { place }: ReleaseRecord, corrected: boolean): PlacedCell {
  const { text, state } = readText(unread.text);
  // A kind that is left open is decided by the tracks.
  const empty = column.id === 'kind' ? 'blank' : 'cleared';
  const cell: Cell = {
    column,
    heading: headingOf(column),
    line: place.line,
    kind: unread.kind,
    state: state === 'blank' ? empty : state,
    text,
  };
  return { cell, track: unread.track, corrected };
}

function keyOf({ column, track }: Pick<Correction, 'column' | 'track'>): string {
  return `${track} ${column}`;
}
