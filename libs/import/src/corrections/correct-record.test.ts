import type { Correction } from '@countin/domain/imports';
import { aTrack } from '@countin/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAUTIOUS_ANSWERS, COLUMNS } from '../columns/index.ts';
import { recordOf } from '../ern/testing/read-text.ts';
import { ernMessages, releaseFacts } from '../ern/testing/ern-messages.ts';
import type { ReleaseRecord } from '../records/index.ts';
import { blobSource, recordsOfFile } from '../sources/index.ts';
import { aReading } from '../testing/a-reading.ts';
import { aRecord } from '../testing/a-record.ts';
import { someFields } from '../testing/some-fields.ts';
import { correctRecord, textOfField, type CorrectionReading } from './index.ts';

async function recordOfCsv(...lines: readonly string[]): Promise<ReleaseRecord> {
  for await (const record of recordsOfFile(blobSource(new Blob([lines.join('\n')])), aReading())) return record;
  throw new Error('no record');
}

/** Corrections by their columns; of tracks as `1 track.title`, from 0. */
function corrections(texts: Readonly<Record<string, string>>): Correction[] {
  return Object.entries(texts).map(([key, text]) => {
    const [, track, column = key] = /^(\d+) (.*)$/.exec(key) ?? [];
    return { column, track: track === undefined ? null : Number(track), text };
  });
}

const corrected = (record: ReleaseRecord, texts: Readonly<Record<string, string>>, reading?: CorrectionReading) =>
  correctRecord(record, corrections(texts), reading);
const problemsOf = ({ problems }: ReleaseRecord) =>
  problems.map(({ code, place, found }) => `${code} | ${place.line} | ${place.column} | ${found}`);

describe('a correction', () => {
  it('is read as a cell of its column, and replaces the problems of its field alone', async () => {
    const record = await recordOfCsv('Künstler,Titel,UPC,Genre', 'Mira,Tide,123,Polkacore');
    expect(problemsOf(record)).toEqual(['gtin/length | 2 | UPC | 123', 'import/genre | 2 | Genre | Polkacore']);
    const right = corrected(record, { upc: ' 602445790128 ' });
    expect(right.fields.upc).toEqual({ value: '602445790128' });
    expect(problemsOf(right)).toEqual(['import/genre | 2 | Genre | Polkacore']);
    const wrong = corrected(record, { genre: 'Folk', upc: '602445790127' });
    expect(wrong.fields.genre).toEqual({ value: 'folk' });
    expect(problemsOf(wrong)).toEqual(['gtin/check-digit | 2 | UPC | 602445790127']);
    expect(problemsOf(corrected(wrong, { upc: '602445790128' }))).toEqual([]);
  });

  it('of no text clears what a release can be without', () => {
    const record = aRecord(
      { title: 'Tide', genre: 'folk', kind: 'ep' },
      { slug: 'tide', cover: { kind: 'file', path: 'a.jpg' } },
    );
    const cleared = corrected(record, {
      genre: '',
      title: '  ',
      slug: '',
      cover: '',
      kind: '',
      artist: 'NULL',
      labelName: '-',
    });
    expect(cleared).toMatchObject({
      slug: null,
      cover: null,
      fields: { genre: { cleared: true }, labelName: { cleared: true } },
    });
    expect(cleared.fields.kind).toBeUndefined();
    expect(problemsOf(cleared)).toEqual([
      'import/cannot-be-cleared | 2 | Title | ',
      'import/cannot-be-cleared | 2 | Artist | NULL',
    ]);
  });

  it('sets artist, address and cover', () => {
    expect(
      corrected(aRecord(), { artist: 'Kumo', slug: 'low-tide', cover: 'https://example.com/a.jpg' }),
    ).toMatchObject({
      artistName: 'Kumo',
      slug: 'low-tide',
      cover: { kind: 'url', url: 'https://example.com/a.jpg' },
      problems: [],
    });
    expect(
      problemsOf(corrected(aRecord(), { slug: 'Low Tide!', cover: '../a.jpg' })).map((one) => one.split(' ')[0]),
    ).toEqual(['slug/format', 'import/picture-address']);
  });

  it('is read with the answers of its run, and the last of a cell counts', () => {
    const answers = { ...CAUTIOUS_ANSWERS, dateOrder: 'mdy' } as const;
    expect(problemsOf(corrected(aRecord(), { releaseDate: '03/04/2026' }))).toEqual([
      'import/date | 2 | Release date | 03/04/2026',
    ]);
    expect(corrected(aRecord(), { releaseDate: '03/04/2026' }, { answers }).fields.releaseMoment).toMatchObject({
      value: { date: '2026-03-04' },
    });
    const twice = [...corrections({ genre: 'nothing' }), ...corrections({ genre: 'jazz' })];
    expect(correctRecord(aRecord(), twice)).toMatchObject({ fields: { genre: { value: 'jazz' } }, problems: [] });
    expect(correctRecord(aRecord(), [])).toEqual(aRecord());
  });

  it('that names the release ends the problem of a row without a name', async () => {
    const record = await recordOfCsv('Artist,Title,UPC,Label', 'Mira,,,Tide Line');
    expect(record.problems).toMatchObject([{ code: 'import/required' }]);
    expect(corrected(record, { upc: '602445790128' }).problems).toEqual([]);
  });
});

describe('the release moment', () => {
  const moment = { mode: 'instant', date: '2026-11-27', time: '18:00', zone: 'Asia/Tokyo' } as const;

  it('is made of what is corrected and what the record has', () => {
    const record = aRecord({ releaseMoment: moment });
    const value = (texts: Readonly<Record<string, string>>) => corrected(record, texts).fields.releaseMoment;
    expect(value({ releaseDate: '2026-12-04' })).toEqual({ value: { ...moment, date: '2026-12-04' } });
    expect(value({ releaseDate: '2026-12-04 20:15' })).toEqual({
      value: { ...moment, date: '2026-12-04', time: '20:15' },
    });
    expect(value({ timeZone: '' })).toEqual({ value: { mode: 'local', date: '2026-11-27', time: '18:00' } });
    expect(value({ releaseTime: '' })).toEqual({ value: { ...moment, time: '00:00' } });
    expect(value({ releaseDate: '' })).toEqual({ cleared: true });
    expect(problemsOf(corrected(aRecord(), { releaseTime: '18:00' }))).toEqual([
      'import/required | 2 | Release time | 18:00',
    ]);
  });

  it('keeps the time of a row whose date was wrong, and the problem of a cell that is still wrong', async () => {
    const record = await recordOfCsv('Artist,Title,Release date,Beginn', 'Mira,Tide,31.02.2026,18:00');
    expect(record.fields.releaseMoment).toBeUndefined();
    const titled = await recordOfCsv('Artist,Title,Release date,Release time', 'Mira,Tide,31.02.2026,18:00');
    expect(corrected(titled, { releaseDate: '2026-02-28' }).fields.releaseMoment).toMatchObject({
      value: { date: '2026-02-28', time: '18:00' },
    });
    const both = await recordOfCsv('Artist,Title,Release date,Release time', 'Mira,Tide,31.02.2026,late');
    const half = corrected(both, { releaseDate: '2026-02-28' });
    expect(problemsOf(half)).toEqual(['moment/time | 2 | Release time | late']);
    expect(corrected(half, { releaseTime: '20:00' })).toMatchObject({
      fields: { releaseMoment: { value: { date: '2026-02-28', time: '20:00' } } },
      problems: [],
    });
  });
});

it('artists and links of other columns stay', () => {
  const artists = ['featured', 'remixer'].map((role) => ({ name: `A; ${role}`, role, artistId: null })) as never;
  const record = corrected(aRecord({ artists }), { featuredArtists: 'Jonas; Ana' });
  expect(record.fields.artists).toMatchObject({ value: [{ name: 'Jonas' }, { name: 'Ana' }, { name: 'A; remixer' }] });
  const links = corrected(aRecord(), { links: 'https://tidal.com/album/1 https://soundcloud.com/mira/low' });
  expect(textOfField(links, 'link.tidal', null)).toBe('https://tidal.com/album/1');
  const other = corrected(links, { 'link.tidal': 'https://tidal.com/album/2' });
  expect(textOfField(other, 'links', null)).toBe('https://tidal.com/album/2 | https://soundcloud.com/mira/low');
  const cleared = corrected(other, { 'link.tidal': '' });
  expect([textOfField(cleared, 'links', null), cleared.clearedServices]).toEqual([
    'https://soundcloud.com/mira/low',
    ['tidal'],
  ]);
  expect(corrected(cleared, { 'link.tidal': 'https://tidal.com/album/2' }).clearedServices).toEqual([]);
  expect(corrected(other, { links: '' }).fields.storeLinks).toEqual({ cleared: true });
  expect(problemsOf(corrected(other, { 'link.tidal': 'https://example.com' }))).toEqual([
    'link/wrong-service | 2 | TIDAL | https://example.com',
  ]);
});

describe('tracks', () => {
  const csvRows = [
    'Artist,Title,Track title,Track number,ISRC,Duration',
    'Mira,Tide,Two,2,BAD,3:05',
    ',,One,1,QZK6F2600001,long',
  ];

  it('are corrected one by one; those that are still wrong stay so', async () => {
    const record = await recordOfCsv(...csvRows);
    expect(textOfField(record, 'track.isrc', 1)).toBe('BAD');
    const half = corrected(record, { '1 track.isrc': 'QZK6F2600002' });
    expect(problemsOf(half)).toEqual(['import/duration | 2 | Duration | long']);
    const whole = corrected(record, { '1 track.isrc': 'QZK6F2600002', '0 track.duration': '2:00' });
    expect(whole.problems).toEqual([]);
    expect(whole.fields.tracks).toMatchObject({
      value: [
        { title: 'One', isrc: 'QZK6F2600001', durationMs: 120_000 },
        { title: 'Two', isrc: 'QZK6F2600002', durationMs: 185_000 },
      ],
    });
    expect(corrected(half, { '0 track.duration': '2:00' }).fields.tracks).toEqual(whole.fields.tracks);
  });

  it('without a title are still wrong when something else is corrected', async () => {
    const record = await recordOfCsv('Artist,Title,Track title,ISRC', 'Mira,Tide,,BAD');
    expect(problemsOf(corrected(record, { '0 track.isrc': 'QZK6F2600002' }))).toEqual([
      'import/required | 2 | Track title | ',
    ]);
    expect(corrected(record, { '0 track.isrc': '', '0 track.title': 'One' }).problems).toEqual([]);
  });

  it('mention a corrected field for their own track alone, and follow a corrected number', () => {
    const tracks = ['One', 'Two', 'Three'].map((title) => aTrack({ title }));
    const record = corrected(aRecord({ tracks }), {
      '2 track.version': 'Live',
      '0 track.number': '9',
      '1 credit.composer': 'Ana',
    });
    expect(record.fields.tracks).toMatchObject({
      value: [
        { title: 'Two', credits: [{ role: 'composer', name: 'Ana' }] },
        { title: 'Three', version: 'Live' },
        { title: 'One' },
      ],
    });
    expect(record.correctedTrackFields).toEqual([['credits'], ['version'], []]);
  });

  it('of a message are corrected too', async () => {
    const record = await recordOf(ernMessages(releaseFacts()).ern43);
    const title = corrected(record, { '1 track.title': 'Ebb', title: 'Harbour' });
    expect(title).toMatchObject({ fields: { title: { value: 'Harbour' } }, problems: [], message: record.message });
    expect(textOfField(title, 'track.title', 1)).toBe('Ebb');
    expect(textOfField(title, 'track.title', 0)).toBe(textOfField(record, 'track.title', 0));
  });
});

it('codes of a message that are wrong are corrected; a track that it lacks stays a problem', async () => {
  const facts = releaseFacts();
  const [one, two] = facts.tracks;
  const wrong = {
    ...facts,
    tracks: [
      { ...one!, isrc: 'GBAYE26' },
      { ...two!, isrc: 'GBAYE27', duration: 'long' },
    ],
  };
  const record = await recordOf(ernMessages(wrong).ern43);
  expect(textOfField(record, 'track.isrc', 1)).toBe('GBAYE27');
  const half = corrected(record, { '0 track.isrc': 'GBAYE2600001', '1 track.duration': '3:05' });
  expect(half.problems).toMatchObject([{ code: 'isrc/length', found: 'GBAYE27' }]);
  expect(corrected(half, { '1 track.isrc': 'GBAYE2600002' })).toMatchObject({
    fields: { tracks: { value: [{ isrc: 'GBAYE2600001' }, { isrc: 'GBAYE2600002', durationMs: 185_000 }] } },
    problems: [],
  });
  const untitled = await recordOf(ernMessages({ ...facts, tracks: [{ ...one!, title: '' }, two!] }).ern43);
  expect(corrected(untitled, { '0 track.explicit': 'yes' }).problems).toEqual(untitled.problems);
  expect(untitled.problems).toMatchObject([{ field: 'tracks' }]);
});

describe('hostile corrections', () => {
  it.each([
    ['__proto__', null, 0],
    ['constructor', 0, 1],
    ['track.title', null, 0],
    ['title', 0, 1],
    ['track.title', 7, 8],
    ['\0', null, 0],
  ])('%j of track %j is a problem', (column, track, number) => {
    const { problems } = correctRecord(aRecord({ tracks: [aTrack()] }), [{ column, track, text: 'x' }]);
    expect(problems).toMatchObject([{ code: 'import/no-cell', params: { track: number } }]);
    expect(textOfField(aRecord({ tracks: [aTrack()] }), column, track)).toBe('');
  });

  it('of any text leave a record that is whole', () => {
    const aText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\0', '\ud800', 'a\ud800b', '=1+1', '-', 'NULL', '1'.repeat(8000), ';'.repeat(8000)),
    );
    const aCorrection = fc.record({
      column: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...COLUMNS.map(({ id }) => id)) }, aText),
      track: fc.option(fc.integer({ min: 0, max: 3 })),
      text: aText,
    });
    fc.assert(
      fc.property(fc.array(aCorrection, { maxLength: 8 }), (all) => {
        const record = correctRecord(aRecord({ title: 'Tide', tracks: [aTrack(), aTrack()] }), all);
        for (const { found, params } of record.problems) {
          expect(found.isWellFormed()).toBe(true);
          expect(Object.values(params).every((value) => value !== undefined)).toBe(true);
        }
        expect(JSON.parse(JSON.stringify(record))).toEqual(record);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the text of a field', () => {
  const textsOf = (record: ReleaseRecord, count: number): Correction[] =>
    COLUMNS.flatMap(({ id, level }) =>
      (level === 'release' ? [null] : Array.from({ length: count }, (_, at) => at)).map((track) => ({
        column: id,
        track,
        text: textOfField(record, id, track),
      })),
    ).filter(({ text }) => text !== '');

  it('gives the same field and the same text when it is read', () => {
    fc.assert(
      fc.property(someFields, (fields) => {
        const record = aRecord(
          {},
          { fields, slug: 'low-tide', cover: { kind: 'url', url: 'https://example.com/a.jpg' } },
        );
        const count = fields.tracks && 'value' in fields.tracks ? fields.tracks.value.length : 0;
        const texts = textsOf(record, count);
        const same = correctRecord(record, texts);
        expect([same.problems, same.fields, same.slug, same.cover]).toEqual([[], fields, record.slug, record.cover]);
        expect(textsOf(same, count)).toEqual(texts);
        const written = correctRecord(
          aRecord(),
          texts.filter(({ track }) => track === null),
        );
        const { tracks, ...release } = fields;
        void tracks;
        const said = Object.entries(release).filter(([, given]) => 'value' in given);
        expect([written.problems, written.fields]).toEqual([[], Object.fromEntries(said)]);
      }),
      { numRuns: 200 },
    );
  });
});
