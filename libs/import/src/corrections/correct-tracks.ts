import { groupBy } from '@countin/domain/values';
import type { Track } from '@countin/domain/release';
import { productContentSchema } from '@countin/domain/release-metadata';
import type { Cell } from '../columns/cell.ts';
import type { ColumnId } from '../columns/column.ts';
import { mentionedBy } from '../columns/records-of.ts';
import { BLANK_TRACK, positionOf, trackWith, type TrackCells } from '../columns/release-tracks.ts';
import { check } from '../columns/values/read-cell.ts';
import type { Given, ReleaseRecord } from '../records/index.ts';
import { addNoCell, columnWith, headingOf, type Correcting, type PlacedCell } from './correction-cells.ts';

/** Tracks of a record after its corrections. */
interface CorrectedTracks {
  readonly given: Given<unknown> | null;
  readonly correctedTrackFields: readonly (readonly (keyof Track)[])[];
}

/** A track with what corrections say of it. */
interface CorrectedTrack {
  readonly track: Track;
  readonly fields: readonly (keyof Track)[];
  readonly disc: number;
  readonly number: number;
}

/** Tracks, by their positions in the record. Corrected numbers of discs and tracks change their order. */
export function correctTracks(correcting: Correcting): CorrectedTracks {
  const { record, findings } = correcting;
  const before = tracksOf(record);
  const byTrack = groupBy(
    correcting.cells.filter(({ track }) => track !== null),
    ({ track }) => track,
  );
  for (const [at, placed] of byTrack)
    if (at !== null && !before[at])
      for (const { cell } of placed) addNoCell({ column: cell.column.id, track: at }, cell.column, record, findings);
  const problems = findings.problems.length;
  const all = before
    .map((track, at) => corrected(track, at, byTrack.get(at) ?? [], correcting))
    .sort((a, b) => a.disc - b.disc || a.number - b.number);
  const checked = check(
    productContentSchema.entries.tracks,
    all.map(({ track }) => track),
    'field/too-large',
  );
  const isNew = findings.problems.length === problems;
  if (!checked.ok && isNew) findings.addToRow(record.place.line, checked.fault, 'tracks');
  const isRight = checked.ok && isNew && before.length > 0;
  return {
    given: isRight ? { value: checked.value } : (record.fields.tracks ?? null),
    correctedTrackFields: all.map(({ fields }) => fields),
  };
}

/** Tracks of the record; of one whose tracks could not be read, blank ones for its cells. */
function tracksOf({ fields: { tracks }, unread = [] }: ReleaseRecord): readonly Track[] {
  if (tracks) return 'value' in tracks ? tracks.value : [];
  const cells = unread.filter(({ column }) => columnWith(column)?.level === 'track');
  const count = cells.reduce((most, { track }) => Math.max(most, (track ?? -1) + 1), 0);
  return Array.from({ length: count }, () => BLANK_TRACK);
}

function corrected(before: Track, at: number, placed: readonly PlacedCell[], correcting: Correcting): CorrectedTrack {
  const { record, reading, findings } = correcting;
  const cells: ReadonlyMap<ColumnId, Cell> = new Map(placed.map(({ cell }) => [cell.column.id, cell]));
  const own: TrackCells = { line: record.place.line, cells, reading, findings };
  const track = trackWith(before, own);
  const title = columnWith('track.title');
  if (title && track.title === '' && !cells.has('track.title'))
    findings.addToRow(own.line, { code: 'import/required' }, 'tracks', headingOf(title));
  const { disc, number } = positionOf(own);
  const given = placed.filter((one) => one.corrected).map(({ cell }) => cell.column.id);
  const fields = [...new Set([...(record.correctedTrackFields?.[at] ?? []), ...mentionedBy(given)])];
  return { track, fields, disc, number: cells.has('track.number') ? number : at + 1 };
}
