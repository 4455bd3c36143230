import type { Cell } from '../columns/cell.ts';
import type { ColumnId } from '../columns/column.ts';
import { columnOf } from '../columns/columns.ts';
import { readMoment } from '../columns/release-moment.ts';
import type { Given } from '../records/index.ts';
import { headingOf, releaseCells, type Correcting } from './correction-cells.ts';
import { textOfField } from './text-of-field.ts';

const COLUMNS = ['releaseDate', 'releaseTime', 'timeZone'] as const;
const HAS_TIME = /\d:\d{2}/;

/** The release moment, of the cells that were corrected and what the record has. Without a date it has no time. */
export function correctMoment(correcting: Correcting): Given<unknown> | null {
  const { cells } = correcting;
  const corrected = new Set(cells.filter((one) => one.corrected).map(({ cell }) => cell.column.id));
  const own = releaseCells(correcting);
  const date = own.get('releaseDate');
  const isOpen = (id: ColumnId) => corrected.has(id) || date?.state !== 'cleared';
  const all = new Map<ColumnId, Cell>();
  for (const id of COLUMNS) {
    const before = id === 'releaseTime' && HAS_TIME.test(date?.text ?? '') ? undefined : cellOfRecord(id, correcting);
    const cell = own.get(id) ?? before;
    if (cell && (id === 'releaseDate' || isOpen(id))) all.set(id, cell);
  }
  const problems = correcting.findings.problems.length;
  const given = readMoment({ ...correcting, cells: all });
  return correcting.findings.problems.length > problems ? (correcting.record.fields.releaseMoment ?? null) : given;
}

function cellOfRecord(id: (typeof COLUMNS)[number], { record }: Correcting): Cell | undefined {
  const given = record.fields.releaseMoment;
  if (!given) return undefined;
  const column = columnOf(id);
  const text = 'value' in given ? textOfField({ ...record, unread: [] }, id, null) : '';
  const isCleared = text === '';
  if (isCleared && id !== 'releaseDate') return undefined;
  const { line } = record.place;
  return { column, heading: headingOf(column), line, kind: 'text', state: isCleared ? 'cleared' : 'text', text };
}
