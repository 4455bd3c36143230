import { LIMITS } from '@countin/domain/fields';
import type { Credit, CreditRole, Track } from '@countin/domain/release';
import { creditSchema, productContentSchema, trackSchema } from '@countin/domain/release-metadata';
import * as v from 'valibot';
import type { Given } from '../records/index.ts';
import type { TableRow } from '../tables/index.ts';
import { cellOf, isBlankIn, type Cell, type TableLayout } from './cell.ts';
import type { ColumnId, TrackColumnId } from './column.ts';
import type { Findings } from './findings.ts';
import { givenWithoutText } from './release-fields.ts';
import type { RowGroup } from './row-groups.ts';
import { check, readCell, type Read, type Reading } from './values/read-cell.ts';

interface TrackCells {
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

function readTrack(row: TableRow, layout: TableLayout, reading: Reading, findings: Findings): PlacedTrack {
  const cells = new Map(layout.track.map((placed) => [placed.column.id, cellOf(row, placed)]));
  const track: TrackCells = { line: row.line, cells, reading, findings };
  const text = (
    id: 'track.version' | 'track.isrc',
    content: 'text' | 'isrc',
    schema: v.GenericSchema<string | undefined, string>,
  ) => valueOf(track, id, (cell) => checked(readCell(content, cell, reading), schema)) ?? '';
  return {
    disc: valueOf(track, 'track.disc', (cell) => readCell('number', cell, reading)) ?? 1,
    number: valueOf(track, 'track.number', (cell) => readCell('number', cell, reading)) ?? 0,
    track: {
      title: readTitle(track),
      version: text('track.version', 'text', entries.version),
      isrc: text('track.isrc', 'isrc', entries.isrc),
      durationMs: valueOf(track, 'track.duration', (cell) => readCell('duration', cell, reading)),
      explicit: valueOf(track, 'track.explicit', (cell) => readCell('yes-or-no', cell, reading)) ?? false,
      ai: valueOf(track, 'track.ai', (cell) => readCell('ai', cell, reading)),
      credits: readCredits(track),
    },
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

function readTitle(track: TrackCells): string {
  const cell = track.cells.get('track.title');
  if (cell?.state === 'cleared') track.findings.addTo(cell, { code: 'import/cannot-be-cleared' });
  else if (cell?.state !== 'text')
    track.findings.addToRow(track.line, { code: 'import/required' }, 'tracks', cell?.heading ?? '');
  return valueOf(track, 'track.title', (one) => checked(readCell('text', one, track.reading), entries.title)) ?? '';
}

function readCredits({ cells, reading, findings, line }: TrackCells): Credit[] {
  const credits: Credit[] = [];
  for (const [id, cell] of cells) {
    if (!id.startsWith(CREDIT) || cell.state !== 'text') continue;
    const role = id.slice(CREDIT.length) as CreditRole;
    const names = readCell('names', cell, reading);
    const read = names.ok
      ? check(
          creditsOfRole,
          names.value.map((name) => creditOf(role, name)),
          'field/text',
        )
      : names;
    if (read.ok) credits.push(...read.value);
    else findings.addTo(cell, read.fault);
  }
  const all = check(entries.credits, credits, 'field/too-many');
  if (!all.ok) findings.addToRow(line, all.fault, 'tracks');
  return credits;
}

function creditOf(role: CreditRole, text: string): Credit {
  const [, name, instrument] = (role === 'performer' && WITH_INSTRUMENT.exec(text)) || [];
  return name === undefined ? { role, name: text, instrument: '' } : { role, name, instrument: instrument ?? '' };
}
