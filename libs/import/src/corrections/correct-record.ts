import type { Correction } from '@countin/domain/imports';
import { Findings } from '../columns/findings.ts';
import { NAMING } from '../columns/records-of.ts';
import {
  readArtistName,
  readCoverSource,
  readPlainField,
  readSlug,
  type ReleaseCells,
} from '../columns/release-fields.ts';
import type { Given, GivenFields, Problem, RecordField, ReleaseField, ReleaseRecord } from '../records/index.ts';
import { correctArtists, correctLinks } from './correct-lists.ts';
import { correctMoment } from './correct-moment.ts';
import { correctTracks } from './correct-tracks.ts';
import {
  cellsToRead,
  columnWith,
  readingOf,
  releaseCells,
  unreadOf,
  type Correcting,
  type CorrectionReading,
} from './correction-cells.ts';
import { textOfField } from './text-of-field.ts';

/**
 * A record with corrections, each read as a cell of its column would be; of several for one cell the last counts. Problems
 * that the field had go, and those of its other cells and of the corrections come. Problems of other fields stay.
 *
 * @param reading answers of the run's reading, and names of genres
 */
export function correctRecord(
  record: ReleaseRecord,
  corrections: readonly Correction[],
  reading: CorrectionReading = {},
): ReleaseRecord {
  if (corrections.length === 0) return record;
  const findings = new Findings({ part: record.place.part, line: 0, headings: [] });
  const cells = cellsToRead(record, corrections, findings);
  const fields = new Set(cells.map(({ cell }) => cell.column.field));
  const correcting: Correcting = { record, cells, reading: readingOf(reading), findings };
  let corrected = record;
  for (const field of fields) corrected = { ...corrected, ...changed(field, corrected, correcting) };
  const wrong = new Set(findings.problems.map(({ field }) => field));
  const unread = [
    ...(record.unread ?? []).filter(({ column }) => !isIn(fields, column)),
    ...unreadOf(cells.filter(({ cell }) => wrong.has(cell.column.field))),
  ];
  const left = record.problems.filter(
    (one) => one.field === null || !fields.has(one.field) || isOfMessage(one, record),
  );
  const problems = [...(isNamed(corrected) ? left.filter((one) => !isWithoutName(one)) : left), ...findings.problems];
  return { ...corrected, problems, unread };
}

/** What a correction of a field changes of its record. */
function changed(field: RecordField, record: ReleaseRecord, correcting: Correcting): Partial<ReleaseRecord> {
  const release: ReleaseCells = { ...correcting, cells: releaseCells(correcting) };
  switch (field) {
    case 'artist':
      return { artistName: readArtistName(release) };
    case 'slug':
      return { slug: readSlug(release) };
    case 'cover':
      return { cover: readCoverSource(release) };
    case 'releaseMoment':
      return { fields: withField(record.fields, field, correctMoment(correcting)) };
    case 'artists':
      return { fields: withField(record.fields, field, correctArtists(correcting)) };
    case 'storeLinks': {
      const { given, clearedServices } = correctLinks(correcting);
      return { fields: withField(record.fields, field, given), clearedServices };
    }
    case 'tracks': {
      const { given, correctedTrackFields } = correctTracks(correcting);
      return { fields: withField(record.fields, field, given), correctedTrackFields };
    }
    default:
      return { fields: withField(record.fields, field, readPlainField(field, release)) };
  }
}

function withField(fields: GivenFields, field: ReleaseField, given: Given<unknown> | null): GivenFields {
  const others = Object.entries(fields).filter(([name]) => name !== field);
  // Each value has passed the schema of its field.
  return Object.fromEntries(given ? [...others, [field, given]] : others) as GivenFields;
}

/** A problem of a message's tracks that no cell has, such as a track without a title: no correction can reach it. */
function isOfMessage({ field, found }: Problem, { message, unread = [] }: ReleaseRecord): boolean {
  return message !== null && field === 'tracks' && !unread.some(({ text }) => text === found);
}

function isIn(fields: ReadonlySet<RecordField>, columnId: string): boolean {
  const field = columnWith(columnId)?.field;
  return field !== undefined && fields.has(field);
}

/** Whether a record names its release. */
function isNamed(record: ReleaseRecord): boolean {
  return NAMING.some((id) => textOfField({ ...record, unread: [] }, id, null) !== '');
}

/** The problem of a row that names no release: one of several columns can name it. */
function isWithoutName({ code, field }: Problem): boolean {
  return code === 'import/required' && field === 'title';
}
