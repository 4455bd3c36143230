import { LIMITS, productSlugSchema, requiredText } from '@countin/domain/fields';
import { productContentSchema, releaseArtistSchema } from '@countin/domain/release-metadata';
import * as v from 'valibot';
import type { CoverSource, Given } from '../records/index.ts';
import { stateOf, type Cell } from './cell.ts';
import type { ColumnContent, ColumnId, PlainField } from './column.ts';
import { columnOf } from './columns.ts';
import type { Fault, Findings } from './findings.ts';
import { check, readCell, type Reading } from './values/read-cell.ts';

/** What the readers of fields need. */
export interface ReleaseCells {
  readonly cells: ReadonlyMap<ColumnId, Cell>;
  readonly reading: Reading;
  readonly findings: Findings;
}

const ENTRIES = productContentSchema.entries;
/** Fields that one column fills. */
export const PLAIN_FIELDS: readonly PlainField[] = [
  'title',
  'version',
  'kind',
  'description',
  'language',
  'labelName',
  'upc',
  'catalogueNumber',
  'genre',
  'secondaryGenre',
  'pLine',
  'cLine',
  'originalReleaseDate',
  'titleLanguage',
  'explicit',
  'ai',
];
const OTHERWISE: Partial<Record<ColumnContent, 'import/rights-line' | 'import/language'>> = {
  'rights-line': 'import/rights-line',
  'title-language': 'import/language',
};
const artistSchema = requiredText(LIMITS.profileName);

/** Adds a problem to a cell, and gives null as the value that it has not. */
export function fail(fault: Fault, cell: Cell | undefined, { findings }: Pick<ReleaseCells, 'findings'>): null {
  if (cell) findings.addTo(cell, fault);
  return null;
}

/** What a file says of a field whose cells have no text; null where it says nothing. */
export function givenWithoutText(
  state: 'absent' | 'blank' | 'cleared',
  { reading }: Pick<ReleaseCells, 'reading'>,
): { readonly cleared: true } | null {
  const cleared = state === 'cleared' || (state === 'blank' && reading.answers.emptyCells === 'clear');
  return cleared ? { cleared: true } : null;
}

/** A field that one column fills; null where the file says nothing of it, or nothing right. */
export function readPlainField(field: PlainField, release: ReleaseCells): Given<unknown> | null {
  const cell = release.cells.get(field);
  if (!cell) return null;
  if (cell.state !== 'text') {
    // A kind that is left open is decided by the tracks.
    if (field === 'kind' && cell.state === 'blank') return null;
    const given = givenWithoutText(cell.state, release);
    if (given && cell.column.required) release.findings.addTo(cell, { code: 'import/cannot-be-cleared' });
    return cell.column.required ? null : given;
  }
  const content = columnOf(field).content;
  const read = readCell(content, cell, release.reading);
  if (!read.ok) return fail(read.fault, cell, release);
  const input = content === 'date' ? (read.value as { readonly date: string }).date : read.value;
  const checked = check(ENTRIES[field], input, OTHERWISE[content] ?? 'field/text');
  return checked.ok ? { value: checked.value } : fail(checked.fault, cell, release);
}

/** Name of the artist; empty where there is none, or none that an artist can have. */
export function readArtistName(release: ReleaseCells): string {
  const cell = release.cells.get('artist');
  if (!cell) return '';
  if (cell.state !== 'text') {
    if (givenWithoutText(cell.state, release)) release.findings.addTo(cell, { code: 'import/cannot-be-cleared' });
    return '';
  }
  const read = readCell('text', cell, release.reading);
  const checked = read.ok ? check(artistSchema, read.value, 'field/text') : read;
  return checked.ok ? checked.value : (fail(checked.fault, cell, release) ?? '');
}

/** The wanted slug; null to have one suggested. */
export function readSlug(release: ReleaseCells): string | null {
  const cell = release.cells.get('slug');
  if (cell?.state !== 'text') return null;
  const read = readCell('slug', cell, release.reading);
  const checked = read.ok ? check(productSlugSchema, read.value, 'slug/format') : read;
  return checked.ok ? checked.value : fail(checked.fault, cell, release);
}

/** Where the cover comes from; null where the file names none. */
export function readCoverSource(release: ReleaseCells): CoverSource | null {
  const cell = release.cells.get('cover');
  if (cell?.state !== 'text') return null;
  const read = readCell('cover', cell, release.reading);
  return read.ok ? read.value : fail(read.fault, cell, release);
}

/** The artists beside the main one, of the columns of featured artists and of remixers. */
export function readArtists(release: ReleaseCells): Given<unknown> | null {
  const featured = release.cells.get('featuredArtists');
  const remixers = release.cells.get('remixers');
  const cells = [featured, remixers].filter((cell) => cell !== undefined);
  const state = stateOf(cells);
  if (state !== 'text') return givenWithoutText(state, release);
  const lists = cells.map((cell) => readNames(cell, cell === featured ? 'featured' : 'remixer', release));
  const artists = lists.flatMap((list) => list ?? []);
  if (lists.includes(null)) return null;
  const checked = check(ENTRIES.artists, artists, 'field/text');
  return checked.ok
    ? { value: checked.value }
    : fail(checked.fault, remixers?.state === 'text' ? remixers : cells[0], release);
}

/** Artists of a cell in a role; null for a cell that is wrong. */
export function readNames(cell: Cell, role: 'featured' | 'remixer', release: ReleaseCells) {
  if (cell.state !== 'text') return [];
  const read = readCell('names', cell, release.reading);
  const checked = read.ok
    ? check(
        v.array(releaseArtistSchema),
        read.value.map((name) => ({ name, role })),
        'field/text',
      )
    : read;
  return checked.ok ? checked.value : fail(checked.fault, cell, release);
}
