import type { Genre, Track } from '@countin/domain/release';
import { excerpt } from '../records/excerpt.ts';
import type { Given, GivenFields, ReleaseRecord, UnreadCell } from '../records/index.ts';
import type { Table } from '../tables/index.ts';
import { layoutOf, type TableLayout } from './cell.ts';
import type { ColumnId } from './column.ts';
import { Findings } from './findings.ts';
import type { ColumnMapping } from './headings.ts';
import {
  PLAIN_FIELDS,
  readArtistName,
  readArtists,
  readCoverSource,
  readPlainField,
  readSlug,
  type ReleaseCells,
} from './release-fields.ts';
import { readMoment } from './release-moment.ts';
import { clearedServices, readStoreLinks } from './release-links.ts';
import { readTracks, trackRowsInOrder } from './release-tracks.ts';
import { groupRows, type RowGroup } from './row-groups.ts';
import type { TableAnswers } from './table-answers.ts';
import type { Reading } from './values/read-cell.ts';

/** Fields of a track by their columns. Null: the column orders the tracks. Columns of credits are not among them. */
const TRACK_FIELDS: Partial<Readonly<Record<ColumnId, keyof Track | null>>> = {
  'track.number': null,
  'track.disc': null,
  'track.title': 'title',
  'track.version': 'version',
  'track.isrc': 'isrc',
  'track.duration': 'durationMs',
  'track.explicit': 'explicit',
  'track.ai': 'ai',
};

/** As much as a correction can have. */
const LONGEST_UNREAD = 8000;

/** Columns of which one has to name the release. */
export const NAMING: readonly ColumnId[] = ['title', 'upc', 'slug', 'catalogueNumber'];

/**
 * Records of a table's releases, in its order. A record has all of its problems; those of one never touch another.
 *
 * @param genreNames genres by their names in lower case, in the languages that the file may have beside English
 */
export async function* recordsOf(
  { head, rows }: Table,
  mapping: ColumnMapping,
  answers: TableAnswers,
  genreNames: ReadonlyMap<string, Genre> = new Map(),
): AsyncGenerator<ReleaseRecord> {
  const layout = layoutOf(head, mapping);
  for await (const group of groupRows(rows, layout)) yield recordOf(group, layout, { answers, genreNames });
}

function recordOf(group: RowGroup, layout: TableLayout, reading: Reading): ReleaseRecord {
  const { head } = layout;
  const line = group.rows[0]?.line ?? 0;
  const findings = new Findings(head);
  const release: ReleaseCells = { cells: group.cells, reading, findings };
  findShape(group, layout, findings);
  if (group.withoutRelease) findings.addToRow(line, { code: 'import/track-without-release' });
  else if (!isNamed(group))
    findings.addToRow(line, { code: 'import/required' }, 'title', group.cells.get('title')?.heading);
  const artistName = readArtistName(release);
  const slug = readSlug(release);
  const cover = readCoverSource(release);
  const fields = readFields(group, layout, release);
  return {
    key: String(line),
    place: { part: head.part, line, column: '' },
    artistName,
    slug,
    fields,
    trackFields: trackFieldsOf(layout),
    clearedServices: clearedServices(release),
    cover,
    message: null,
    problems: findings.problems,
    ...(findings.problems.length > 0 && { unread: unreadCells(group, layout, release) }),
    notes: [],
  };
}

/** Cells of the fields that have a problem, with what was the matter with them or without. */
function unreadCells(group: RowGroup, layout: TableLayout, { reading, findings }: ReleaseCells): UnreadCell[] {
  const wrong = new Set(findings.problems.map(({ field }) => field));
  const ofRelease = [...group.cells.values()].filter(({ column }) => wrong.has(column.field));
  const ofTracks = wrong.has('tracks') ? trackRowsInOrder(group, layout, reading) : [];
  return [ofRelease, ...ofTracks].flatMap((cells, at) =>
    cells
      .filter(({ state }) => state !== 'blank')
      .map(({ column, text, kind }) => ({
        column: column.id,
        track: at === 0 ? null : at - 1,
        text: text.slice(0, LONGEST_UNREAD),
        kind,
      })),
  );
}

function readFields(group: RowGroup, layout: TableLayout, release: ReleaseCells): GivenFields {
  const fields: Record<string, Given<unknown> | null> = {};
  for (const field of PLAIN_FIELDS) fields[field] = readPlainField(field, release);
  fields['releaseMoment'] = readMoment(release);
  fields['artists'] = readArtists(release);
  fields['storeLinks'] = readStoreLinks(release);
  fields['tracks'] = readTracks(group, layout, release.reading, release.findings);
  // Each value has passed the schema of its field.
  return Object.fromEntries(Object.entries(fields).filter(([, given]) => given !== null)) as GivenFields;
}

/** Fields of tracks that have a column. Credits are one list: a column of one role says all of them. */
function trackFieldsOf({ track }: TableLayout): (keyof Track)[] {
  return mentionedBy(track.map(({ column }) => column.id));
}

/** Fields of tracks that these columns fill, each once. */
export function mentionedBy(columns: readonly ColumnId[]): (keyof Track)[] {
  const fields = columns.map((id) => (id in TRACK_FIELDS ? TRACK_FIELDS[id] : 'credits'));
  return [...new Set(fields)].filter((field) => field != null);
}

/** Rows with too few or too many cells, and rows of one release that say different things of it. */
function findShape(group: RowGroup, { head }: TableLayout, findings: Findings): void {
  const expected = head.headings.length;
  for (const { line, cells } of group.rows) {
    const found = cells.length;
    const extra = cells.slice(expected).some((cell) => cell.trim() !== '');
    if (found < expected) findings.addToRow(line, { code: 'import/cells-missing', params: { expected, found } });
    else if (extra) findings.addToRow(line, { code: 'import/cells-extra', params: { expected, found } });
  }
  for (const { first, later } of group.differing) {
    const params = { line: first.line, first: excerpt(first.text) };
    findings.addTo(later, { code: 'import/tracks-differ', params });
  }
}

function isNamed({ cells }: RowGroup): boolean {
  return NAMING.some((id) => cells.get(id)?.state === 'text');
}
