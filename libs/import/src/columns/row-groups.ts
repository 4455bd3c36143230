import { parseGtin } from '@countin/domain/identifiers';
import { LIMITS } from '@countin/domain/fields';
import type { TableRow } from '../tables/index.ts';
import { cellOf, isBlankIn, type Cell, type PlacedColumn, type TableLayout } from './cell.ts';
import type { ColumnId } from './column.ts';

/** Consecutive rows of one release. */
export interface RowGroup {
  /** At most one more than a release has tracks: others are counted alone. */
  readonly rows: readonly TableRow[];
  readonly rowCount: number;
  /** For each column of the release its first cell that is not blank, or a blank one. */
  readonly cells: ReadonlyMap<ColumnId, Cell>;
  /** Cells of later rows that differ from it. */
  readonly differing: readonly { readonly first: Cell; readonly later: Cell }[];
  /** Its rows say nothing of a release, and none above does. */
  readonly withoutRelease: boolean;
}

interface OpenGroup {
  readonly rows: TableRow[];
  rowCount: number;
  readonly cells: Map<ColumnId, Cell>;
  readonly differing: { readonly first: Cell; readonly later: Cell }[];
  readonly withoutRelease: boolean;
  upc: string;
  readonly name: string;
}

const MOST_ROWS = LIMITS.tracks + 1;
const NAME: readonly ColumnId[] = ['artist', 'title', 'version', 'catalogueNumber'];

/**
 * Gathers the rows of each release. Without columns of tracks, each row is a release. Otherwise a row belongs to the one
 * above in these cases:
 * - It has the same UPC.
 * - One of them has no UPC, and artist, title, version and catalogue number are the same.
 * - It has nothing in the columns of the release.
 */
export async function* groupRows(rows: AsyncIterable<TableRow>, layout: TableLayout): AsyncGenerator<RowGroup> {
  let group: OpenGroup | null = null;
  for await (const row of rows) {
    if (group && layout.track.length > 0 && belongsTo(group, row, layout)) addTo(group, row, layout);
    else {
      if (group) yield group;
      group = begin(row, layout);
    }
  }
  if (group) yield group;
}

function belongsTo(group: OpenGroup, row: TableRow, layout: TableLayout): boolean {
  if (isBlankIn(row, layout.release)) return true;
  const upc = upcOf(row, layout);
  if (upc !== '' && group.upc !== '') return upc === group.upc;
  const name = nameOf(row, layout);
  return name !== '' && name === group.name;
}

function begin(row: TableRow, layout: TableLayout): OpenGroup {
  const cells = new Map(layout.release.map((placed) => [placed.column.id, cellOf(row, placed)]));
  return {
    rows: [row],
    rowCount: 1,
    cells,
    differing: [],
    withoutRelease: isBlankIn(row, layout.release),
    upc: upcOf(row, layout),
    name: nameOf(row, layout),
  };
}

function addTo(group: OpenGroup, row: TableRow, layout: TableLayout): void {
  group.rowCount += 1;
  if (group.rows.length >= MOST_ROWS) return;
  group.rows.push(row);
  group.upc ||= upcOf(row, layout);
  for (const placed of layout.release) {
    const later = cellOf(row, placed);
    const first = group.cells.get(placed.column.id);
    if (later.state === 'blank') continue;
    if (!first || first.state === 'blank') group.cells.set(placed.column.id, later);
    else if (first.text !== later.text) group.differing.push({ first, later });
  }
}

function textOf(row: TableRow, placed: PlacedColumn | undefined): string {
  const cell = placed && cellOf(row, placed);
  return cell?.state === 'text' ? cell.text : '';
}

/** The code with 14 digits, or the text in its place; empty without one. */
function upcOf(row: TableRow, layout: TableLayout): string {
  const text = textOf(row, placedAs(layout, 'upc')).slice(0, 100);
  const parsed = parseGtin(text);
  return parsed.ok ? parsed.gtin.key : text;
}

/** What names the release; empty without a title. */
function nameOf(row: TableRow, layout: TableLayout): string {
  if (textOf(row, placedAs(layout, 'title')) === '') return '';
  return NAME.map((id) => textOf(row, placedAs(layout, id)).slice(0, 500).normalize('NFKC').toLowerCase()).join('\n');
}

function placedAs(layout: TableLayout, id: ColumnId): PlacedColumn | undefined {
  return layout.release.find(({ column }) => column.id === id);
}
