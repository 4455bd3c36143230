import type { AiDisclosure, Track } from '@countin/domain/release';
import { CREDIT_ROLES } from '@countin/domain/release-metadata';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GivenFields } from '../records/index.ts';
import { someFields } from '../testing/some-fields.ts';
import type { ColumnId } from './column.ts';
import { readTable } from './table.test-data.ts';

type Cells = Partial<Record<ColumnId, string>>;

it('a record that is written to cells is the same when it is read again', async () => {
  await fc.assert(
    fc.asyncProperty(someFields, fc.boolean(), async (fields, repeated) => {
      const { headings, rows } = writtenTable(fields, repeated);
      const { records } = await readTable(headings, rows);
      expect(records.map((record) => [record.problems, record.fields])).toEqual([[[], fields]]);
    }),
    { numRuns: 200 },
  );
});

/** Cells of a record: ids of columns are headings too. */
function writtenTable(fields: GivenFields, repeated: boolean) {
  const release = releaseCells(fields);
  const tracks = fields.tracks && 'value' in fields.tracks ? fields.tracks.value.map(trackCells) : [{}];
  const headings = [...new Set([release, ...tracks].flatMap((cells) => Object.keys(cells)))] as ColumnId[];
  const rows = tracks.map((track, at) => {
    const cells: Cells = at === 0 || repeated ? { ...release, ...track } : track;
    return headings.map((id) => cells[id] ?? '');
  });
  return { headings, rows };
}

function releaseCells({ releaseMoment, artists, storeLinks, tracks, pLine, cLine, ai, ...plain }: GivenFields): Cells {
  void tracks;
  const lineOf = (line: { readonly year: number | null; readonly owner: string } | null) =>
    [line?.year, line?.owner].filter(Boolean).join(' ');
  const write = <T>(
    id: ColumnId,
    of: { readonly value: T } | { readonly cleared: true } | undefined,
    text: (value: T) => string,
  ) => of && { [id]: 'value' in of ? text(of.value) : '-' };
  const cells: Cells = {
    ...write('pLine', pLine, lineOf),
    ...write('cLine', cLine, lineOf),
    ...write('ai', ai, aiText),
    ...write('releaseDate', releaseMoment, (moment) => moment?.date ?? ''),
    ...write('releaseTime', releaseMoment, (moment) => moment?.time ?? ''),
    ...write('timeZone', releaseMoment, (moment) => (moment && 'zone' in moment ? moment.zone : '')),
    ...write('featuredArtists', artists, (all) => namesOf(all, 'featured')),
    ...write('remixers', artists, (all) => namesOf(all, 'remixer')),
    ...write('links', storeLinks, (links) => links.map(({ url }) => url).join(' | ')),
  };
  for (const [field, of] of Object.entries(plain)) {
    const text = 'value' in of ? of.value : '-';
    cells[field as ColumnId] = typeof text === 'boolean' ? (text ? 'yes' : 'no') : String(text);
  }
  return cells;
}

function trackCells(track: Track, at: number): Cells {
  const cells: Cells = {
    'track.number': String(at + 1),
    'track.title': track.title,
    'track.version': track.version,
    'track.isrc': track.isrc,
    'track.duration': track.durationMs === null ? '' : `PT${(track.durationMs / 1000).toFixed(3)}S`,
    'track.explicit': String(track.explicit),
    'track.ai': aiText(track.ai),
  };
  for (const role of CREDIT_ROLES) cells[`credit.${role}`] = namesOf(track.credits, role);
  return cells;
}

function aiText(said: AiDisclosure | null): string {
  if (!said) return '';
  const parts = said.contributions.join(', ');
  return [said.extent, parts].filter((text) => text !== null && text !== '').join(': ');
}

function namesOf(
  people: readonly { readonly name: string; readonly role: string; readonly instrument?: string }[],
  role: string,
) {
  return people
    .filter((person) => person.role === role)
    .map(({ name, instrument }) => (instrument ? `${name} (${instrument})` : name))
    .join('; ');
}
