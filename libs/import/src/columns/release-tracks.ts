import { LIMITS } from '@countin/domain/fields';
import type { Credit, CreditRole, Track } from '@countin/domain/release';
import { creditSchema, productContentSchema, trackSchema } from '@countin/domain/release-metadata';
import * as v from 'valibot';
import type { Given } from '../records/index.ts';
import type { TableRow } from '../tables/index.ts';
import { cellOf, isBlankIn, type Cell, type TableLayout } from './cell.ts';
import type { ColumnId, TrackColumnId } from './column.ts';
import { Findings } from './findings.ts';
import { replaced } from './replaced.ts';
import { fail, givenWithoutText } from './release-fields.ts';
import type { RowGroup } from './row-groups.ts';
import { check, readCell, type Read, type Reading } from './values/read-cell.ts';

/** Cells of one track, and what they are read with. */
export interface TrackCells {
  readonly line: number;
  readonly cells: ReadonlyMap<ColumnId, Cell>;
  readonly reading: Reading;
  readonly findings: Findings;
}

interface PlacedTrack {
  readonly disc: number;
  readonly number: number;
  readonly track: Track;
}

/** A track of which nothing is known. */
export const BLANK_TRACK: Track = {
  title: '',
  version: '',
  isrc: '',
  durationMs: null,
  explicit: false,
  ai: null,
  credits: [],
};

const { entries } = trackSchema;
const CREDIT = 'credit.';
const creditsOfRole = v.array(creditSchema);
const WITH_INSTRUMENT = /^([^()（）]*[^()（）\s])\s*[（(]([^()（）]*)[)）]$/u;

/** Tracks of a release, by disc and number if the table has them; null where it says nothing, or nothing right. */
export function readTracks(
  group: RowGroup,
  layout: TableLayout,
  reading: Reading,
  findings: Findings,
): Given<readonly Track[]> | null {
  if (layout.track.length === 0) return null;
  const rows = group.rows.filter((row) => !isBlankIn(row, layout.track));
  if (rows.length === 0) return givenWithoutText('blank', { reading });
  const before = findings.problems.length;
  const placed = rows.map((row) => readTrack(row, layout, reading, findings));
  if (group.rowCount > LIMITS.tracks && rows.length > LIMITS.tracks) {
    const line = rows[LIMITS.tracks]?.line ?? 0;
    findings.addToRow(line, { code: 'field/too-many', params: { max: LIMITS.tracks } }, 'tracks');
  }
  if (findings.problems.length > before) return null;
  const tracks = placed.sort((a, b) => a.disc - b.disc || a.number - b.number).map(({ track }) => track);
  const checked = check(productContentSchema.entries.tracks, tracks, 'field/too-large');
  if (!checked.ok) findings.addToRow(group.rows[0]?.line ?? 0, checked.fault, 'tracks');
  return checked.ok ? { value: checked.value } : null;
}

/** Cells of a group's tracks, in the order of the tracks. */
export function trackRowsInOrder(group: RowGroup, layout: TableLayout, reading: Reading): readonly (readonly Cell[])[] {
  const silent = new Findings(layout.head);
  return group.rows
    .filter((row) => !isBlankIn(row, layout.track))
    .map((row) => cellsOf(row, layout))
    .map((cells) => ({ cells, ...positionOf({ line: 0, cells, reading, findings: silent }) }))
    .sort((a, b) => a.disc - b.disc || a.number - b.number)
    .map(({ cells }) => [...cells.values()]);
}

function cellsOf(row: TableRow, layout: TableLayout): ReadonlyMap<ColumnId, Cell> {
  return new Map(layout.track.map((placed) => [placed.column.id, cellOf(row, placed)]));
}

function readTrack(row: TableRow, layout: TableLayout, reading: Reading, findings: Findings): PlacedTrack {
  const cells: TrackCells = { line: row.line, cells: cellsOf(row, layout), reading, findings };
  const position = positionOf(cells);
  const title = cells.cells.get('track.title');
  if (title?.state !== 'text' && title?.state !== 'cleared')
    findings.addToRow(row.line, { code: 'import/required' }, 'tracks', title?.heading ?? '');
  return { ...position, track: trackWith(BLANK_TRACK, cells) };
}

/** Disc and number; those of a track that names none come first. */
export function positionOf(track: TrackCells): { readonly disc: number; readonly number: number } {
  return {
    disc: valueOf(track, 'track.disc', (cell) => readCell('number', cell, track.reading)) ?? 1,
    number: valueOf(track, 'track.number', (cell) => readCell('number', cell, track.reading)) ?? 0,
  };
}

/** A track with what its cells say. It keeps the fields that have no cell; a cell that is wrong empties its own. */
export function trackWith(before: Track, track: TrackCells): Track {
  const { cells, reading } = track;
  const read = <F extends keyof Track>(id: TrackColumnId, field: F, value: (cell: Cell) => Read<Track[F]>): Track[F] =>
    cells.has(id) ? (valueOf(track, id, value) ?? BLANK_TRACK[field]) : before[field];
  if (cells.get('track.title')?.state === 'cleared')
    fail({ code: 'import/cannot-be-cleared' }, cells.get('track.title'), track);
  return {
    title: read('track.title', 'title', (cell) => checked(readCell('text', cell, reading), entries.title)),
    version: read('track.version', 'version', (cell) => checked(readCell('text', cell, reading), entries.version)),
    isrc: read('track.isrc', 'isrc', (cell) => checked(readCell('isrc', cell, reading), entries.isrc)),
    durationMs: read('track.duration', 'durationMs', (cell) => readCell('duration', cell, reading)),
    explicit: read('track.explicit', 'explicit', (cell) => readCell('yes-or-no', cell, reading)),
    ai: read('track.ai', 'ai', (cell) => readCell('ai', cell, reading)),
    credits: readCredits(before.credits, track),
  };
}

function valueOf<T>({ cells, findings }: TrackCells, id: TrackColumnId, read: (cell: Cell) => Read<T>): T | null {
  const cell = cells.get(id);
  if (cell?.state !== 'text') return null;
  const found = read(cell);
  if (!found.ok) findings.addTo(cell, found.fault);
  return found.ok ? found.value : null;
}

function checked<S extends v.GenericSchema>(read: Read<unknown>, schema: S): Read<v.InferOutput<S>> {
  return read.ok ? check(schema, read.value, 'field/text') : read;
}

function readCredits(before: readonly Credit[], { cells, reading, findings, line }: TrackCells): Credit[] {
  let credits = [...before];
  for (const [id, cell] of cells) {
    if (!id.startsWith(CREDIT)) continue;
    const role = id.slice(CREDIT.length) as CreditRole;
    const read = cell.state === 'text' ? creditsIn(cell, role, reading) : { ok: true as const, value: [] };
    if (!read.ok) findings.addTo(cell, read.fault);
    credits = replaced(credits, (credit) => credit.role === role, read.ok ? read.value : []);
  }
  const all = check(entries.credits, credits, 'field/too-many');
  if (!all.ok) findings.addToRow(line, all.fault, 'tracks');
  return credits;
}

function creditsIn(cell: Cell, role: CreditRole, reading: Reading): Read<Credit[]> {
  const names = readCell('names', cell, reading);
  if (!names.ok) return names;
  const credits = names.value.map((name) => creditOf(role, name));
  return check(creditsOfRole, credits, 'field/text');
}

function creditOf(role: CreditRole, text: string): Credit {
  const [, name, instrument] = (role === 'performer' && WITH_INSTRUMENT.exec(text)) || [];
  return name === undefined ? { role, name: text, instrument: '' } : { role, name, instrument: instrument ?? '' };
}
