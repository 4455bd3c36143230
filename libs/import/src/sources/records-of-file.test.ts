import type { Reading } from '@countin/domain/imports';
import { describe, expect, it } from 'vitest';
import { exampleTable } from '../columns/index.ts';
import { csv } from '../csv/index.ts';
import { ernMessage, ernMessages, releaseFacts } from '../ern/testing/ern-messages.ts';
import { ImportFileError, type ReleaseRecord } from '../records/index.ts';
import { HEADINGS, inline, partsOf, sheetXml, zipOf as blobOf, type Parts } from '../workbooks/workbook.test-data.ts';
import { aReading } from '../testing/a-reading.ts';
import { blobSource, recordsOfFile, type FileSource, type ReadingOptions } from './index.ts';

const textFile = (text: string | Uint8Array) => blobSource(new Blob([text as BlobPart]));
const messageOf = (changes: Parameters<typeof releaseFacts>[0] = {}) => ernMessages(releaseFacts(changes)).ern43;

async function read(source: FileSource, reading: Partial<Reading> = {}, options: ReadingOptions = {}) {
  const records: ReleaseRecord[] = [];
  for await (const record of recordsOfFile(source, aReading(reading), options)) records.push(record);
  return records;
}

const zipOf = async (parts: Parts) => blobSource(await blobOf(parts));
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'ok',
    (error: unknown) => (error instanceof ImportFileError ? [error.code, error.params] : error),
  );
const codes = (records: readonly ReleaseRecord[]) =>
  records.map(({ key, problems }) => [key, problems.map(({ code }) => code)]);

describe('a text table', () => {
  const { headings, rows } = exampleTable('tracks', 'en');
  const example = csv([headings, ...rows]);

  it('is imported without a picture that is no address, with a note', async () => {
    const [first, second] = await read(
      textFile(`Artist,Title,Cover\nMira,Tide,tide.jpg\nMira,Low,https://example.com/a.jpg`),
    );
    expect([first?.problems, first?.cover, first?.notes]).toMatchObject([
      [],
      null,
      [{ code: 'note/picture-left-out', found: 'tide.jpg' }],
    ]);
    expect(second?.cover).toEqual({ kind: 'url', url: 'https://example.com/a.jpg' });
  });

  it('gives the releases of an example, without problems and notes', async () => {
    const records = await read(textFile(example));
    expect(records.map(({ fields, problems, notes }) => [fields.title, problems, notes])).toEqual([
      [{ value: 'Harbour Lights' }, [], []],
      [{ value: 'Low Tide' }, [], []],
    ]);
  });

  it('is read as the reading says: columns, encoding, delimiter and answers', async () => {
    const bytes = new Uint8Array([...'A|T|D\nMira|Nu'].map((sign) => sign.charCodeAt(0)).concat(0xe9, 0x7c));
    const text = new Uint8Array([...bytes, ...new TextEncoder().encode('03/04/2026')]);
    const [record] = await read(textFile(text), {
      encoding: 'windows-1252',
      delimiter: '|',
      mapping: ['artist', 'title', 'releaseDate'],
      dateOrder: 'dmy',
    });
    expect(record).toMatchObject({ artistName: 'Mira', fields: { title: { value: 'Nué' } }, problems: [] });
    expect(record?.fields.releaseMoment).toMatchObject({ value: { date: '2026-04-03' } });
  });

  it.each([
    [{ encoding: 'ebcdic' }, ['reading/encoding', { encoding: 'ebcdic' }]],
    [{ encoding: '__proto__' }, ['reading/encoding', { encoding: '__proto__' }]],
    [{ delimiter: 'x' }, ['reading/delimiter', { delimiter: 'x' }]],
    [{ mapping: ['artist', 'constructor'] }, ['reading/column', { column: 'constructor' }]],
    [{ mapping: ['title\0'] }, ['reading/column', { column: 'title\u{fffd}' }]],
    [{ mapping: ['title', 'title'] }, ['reading/column-twice', { column: 'title' }]],
    [{ mapping: [null, null, 'title'] }, ['reading/column-missing', { index: 3, most: 2 }]],
  ])('with a reading that is none is refused: %j', async (reading, expected) => {
    expect(await failure(read(textFile('Artist,Title\nMira,Tide'), reading))).toEqual(expected);
  });
});

describe('a workbook', () => {
  const parts = () => partsOf(sheetXml(`${HEADINGS}<row r="2">${inline('A2', 'Low Tide')}</row>`));

  it('gives the releases of its first visible sheet, or of the named one', async () => {
    const source = await zipOf(parts());
    const reading = { format: 'workbook' } as const;
    expect((await read(source, reading))[0]?.fields.title).toEqual({ value: 'Low Tide' });
    expect(codes(await read(source, { ...reading, sheet: 'Releases' }))).toEqual([['2', []]]);
    expect(await failure(read(source, { ...reading, sheet: 'Prices' }))).toEqual([
      'workbook/no-sheet',
      { sheet: 'Prices' },
    ]);
  });
});

it('a message gives its release, and no list of codes any', async () => {
  expect(codes(await read(textFile(messageOf()), { format: 'message' }))).toEqual([['', []]]);
  expect(await read(textFile('602445790128'), { format: 'codes' })).toEqual([]);
});

describe('a batch', () => {
  const batch = { format: 'batch' } as const;
  const picture = new Uint8Array([0xff, 0xd8, 0xff]);

  it('gives the records of its messages in its order, each with its picture', async () => {
    const source = await zipOf({
      'BatchComplete_1.xml': '<manifest xmlns="urn:other"/>',
      'manifest.xml': ernMessage('43', '', { root: 'ManifestMessage' }),
      'b/b.xml': messageOf({ upc: '0634904012328', coverFile: 'b.jpg' }),
      'a/a.XML': messageOf({ coverFile: 'a.jpg' }),
      'b/resources/b.jpg': picture,
      'resources/a.jpg': picture,
      'notes.txt': 'no message',
    });
    const records = await read(source, batch);
    expect(records.map(({ key, cover, problems }) => [key, cover, problems])).toEqual([
      ['b/b.xml', { kind: 'file', path: 'b/resources/b.jpg' }, []],
      ['a/a.XML', { kind: 'file', path: 'resources/a.jpg' }, []],
    ]);
  });

  it('says which picture is missing, and which message cannot be read; the others go on', async () => {
    const whole = messageOf({ upc: '0634904012328' });
    const source = await zipOf({
      'a.xml': messageOf({ coverFile: 'gone.jpg' }),
      'b.xml': whole.slice(0, -40),
      'c.xml': whole.replace('<?xml version="1.0" encoding="UTF-8"?>', '<!DOCTYPE a [<!ENTITY b "c">]>'),
      'd.xml': whole.replace('/ern/43"', '/ern/371"'),
      'e.xml': '',
      'f.xml': whole,
      'resources/cover.jpg': picture,
    });
    const records = await read(source, batch);
    expect(codes(records)).toEqual([
      ['a.xml', ['import/picture-missing']],
      ['b.xml', ['file/not-well-formed']],
      ['c.xml', ['file/document-type']],
      ['d.xml', ['file/ern-version']],
      ['e.xml', ['file/not-well-formed']],
      ['f.xml', []],
    ]);
    expect(records[0]?.problems[0]).toMatchObject({ field: 'cover', found: 'resources/gone.jpg' });
    expect(records[1]?.place).toMatchObject({ part: 'b.xml' });
  });

  it('applies the newest message of a release', async () => {
    const source = await zipOf({
      'a.xml': messageOf({ created: '2026-11-03T10:00:00Z' }),
      'b.xml': messageOf({ created: '2026-11-01T10:00:00Z' }),
      'resources/cover.jpg': picture,
    });
    expect(codes(await read(source, batch))).toEqual([
      ['a.xml', []],
      ['b.xml', ['import/older-message']],
    ]);
  });

  it('is fetched in a few pieces, whatever the number of its files', async () => {
    const files = Array.from({ length: 60 }, (_, at) => [`${at}.xml`, messageOf({ upc: '', messageId: `M-${at}` })]);
    const source = await zipOf(Object.fromEntries(files) as Parts);
    let pieces = 0;
    const counted: FileSource = {
      ...source,
      read(at, length) {
        pieces += 1;
        return source.read(at, length);
      },
    };
    expect(await read(counted, batch)).toHaveLength(60);
    expect(pieces).toBe(Math.ceil(source.size / 1024 ** 2));
  });

  it('without any message is refused', async () => {
    const source = await zipOf({ 'a.xml': '<html/>', 'b.jpg': picture });
    expect(await failure(read(source, batch))).toEqual(['file/no-ern-message', { root: '' }]);
  });
});

describe('reading stops', () => {
  it.each(['table', 'workbook', 'message', 'batch'] as const)('once it is aborted: %s', async (format) => {
    const stop = new AbortController();
    const reason = new Error('left');
    stop.abort(reason);
    expect(await failure(read(textFile('Artist,Title\nMira,Tide'), { format }, { signal: stop.signal }))).toBe(reason);
  });

  it('between records', async () => {
    const stop = new AbortController();
    const reason = new Error('left');
    const records = recordsOfFile(textFile('Artist,Title\nMira,Tide\nMira,Low'), aReading(), { signal: stop.signal });
    expect((await records.next()).value).toMatchObject({ artistName: 'Mira' });
    stop.abort(reason);
    await expect(records.next()).rejects.toBe(reason);
  });
});
