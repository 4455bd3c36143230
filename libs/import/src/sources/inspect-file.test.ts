import type { Reading } from '@countin/domain/imports';
import { expect, it, test } from 'vitest';
import { exampleTable } from '../columns/index.ts';
import { csv } from '../csv/index.ts';
import { ernMessages, releaseFacts } from '../ern/testing/ern-messages.ts';
import { ImportFileError, type ReleaseRecord } from '../records/index.ts';
import { HEADINGS, inline, partsOf, sheetXml, zipOf, type Parts } from '../workbooks/workbook.test-data.ts';
import { blobSource, inspectFile, recordsOfFile, type FileSource } from './index.ts';

type Content = string | Uint8Array | Blob;

const fileOf = (content: Content) => blobSource(new Blob([content as BlobPart]));
const inspect = (content: Content, reading?: Reading) =>
  inspectFile(fileOf(content), { language: 'de', ...(reading && { reading }) });
const { ern382, ern43 } = ernMessages(releaseFacts());
const workbook = (rows = '', parts: Parts = {}) =>
  zipOf({ ...partsOf(sheetXml(`${HEADINGS}<row r="2">${inline('A2', 'Low Tide')}</row>${rows}`)), ...parts });
const example = exampleTable('releases', 'fr');
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'ok',
    (error: unknown) => (error instanceof ImportFileError ? [error.code, error.params] : String(error)),
  );

test.each<[string, () => Content | Promise<Content>, string]>([
  ['a text table', () => csv([example.headings, ...example.rows]), 'table'],
  ['one column with a heading', () => 'UPC\n602445790128\n4006381333931', 'table'],
  ['UPCs', () => '602445790128\r\n4006381333931\n', 'codes'],
  ['ISRCs, one with a typing error', () => `${'GB-AYE-06-00001\n'.repeat(12)}GB-AYE-06-0001`, 'codes'],
  ['more codes than are looked at', () => '602445790128\n'.repeat(9000), 'codes'],
  ['UPCs in UTF-16', () => new Uint8Array(Buffer.from('\ufeff602445790128\n4006381333931', 'utf16le')), 'codes'],
  ['a message', () => ern43, 'message'],
  ['a message without a declaration', () => ern382.replace(/^<\?xml[^>]*>\s*/, ''), 'message'],
  [
    'a message in UTF-16',
    () => new Uint8Array(Buffer.from(`\ufeff${ern43.replace(' encoding="UTF-8"', '')}`, 'utf16le')),
    'message',
  ],
  ['a workbook', () => workbook(), 'workbook'],
  ['messages in a ZIP, in folders that end in xl', () => zipOf({ 'labelxl/a.xml': ern43, 'b.xml': ern382 }), 'batch'],
])('%s is recognised', async (_, content, format) => {
  const { reading } = await inspect(await content());
  expect([reading.format, reading.language]).toEqual([format, 'de']);
});

test.each<[string, Content, unknown]>([
  ['nothing', '', ['file/empty', {}]],
  ['a PDF', '%PDF-1.7', ['file/no-table', { format: 'pdf' }]],
  ['a page', '<!DOCTYPE html><p>', ['file/no-table', { format: 'html' }]],
  ['bytes', new Uint8Array(999).fill(2), ['file/no-table', { format: 'binary' }]],
  ['half a ZIP', 'PK\u0003\u0004 and no more', ['archive/unreadable', {}]],
  ['another message', '<?xml version="1.0"?><a/>', ['file/no-ern-message', { root: 'a' }]],
])('%s is refused by its name', async (_, content, expected) => {
  expect(await codeOf(inspect(content))).toEqual(expected);
});

it('a spreadsheet of another program, and a ZIP without messages, are refused', async () => {
  const ods = await zipOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<a/>' });
  expect(await codeOf(inspect(ods))).toEqual(['file/no-table', { format: 'ods' }]);
  expect(await codeOf(inspect(await zipOf({ 'a.jpg': 'x', 'b.xml': '<b/>' })))).toEqual([
    'file/no-ern-message',
    { root: '' },
  ]);
});

it('a table shows its headings, its first rows, what it means and what is asked', async () => {
  const rows = Array.from({ length: 7 }, (_, at) => `Mira;Lied ${at};0${at + 1}.02.2026;`);
  const { table, reading } = await inspect(`K\xfcnstler;Titel;Veröffentlichungsdatum;Notiz\n${rows.join('\n')}`);
  expect(table?.headings).toEqual(['Künstler', 'Titel', 'Veröffentlichungsdatum', 'Notiz']);
  expect(table?.firstRows).toHaveLength(5);
  expect(table?.firstRows[0]).toEqual(['Mira', 'Lied 0', '01.02.2026', '']);
  expect(table?.recognised.mapping).toEqual(['artist', 'title', 'releaseDate', null]);
  expect(table?.survey).toMatchObject({ releases: 7, questions: { dateOrder: { mixed: false } } });
  expect(reading).toEqual({
    format: 'table',
    encoding: 'utf-8',
    delimiter: ';',
    sheet: null,
    mapping: ['artist', 'title', 'releaseDate', null],
    dateOrder: null,
    decimalSign: null,
    emptyCells: 'keep',
    lostZeros: 'refuse',
    language: 'de',
  });
});

it('what a person chooses holds, and the rest is found out again', async () => {
  const text = 'A|B\nNué|13/04/2026';
  const bytes = new Uint8Array(Buffer.from(text, 'latin1'));
  const found = await inspect(bytes);
  expect(found.table?.encoding?.certain).toBe(false);
  const chosen: Reading = { ...found.reading, encoding: 'windows-1250', mapping: ['title', 'releaseDate'] };
  const { reading, table } = await inspect(bytes, chosen);
  expect(reading).toEqual({ ...chosen, dateOrder: 'dmy' });
  expect([table?.encoding, table?.firstRows]).toEqual([null, [['Nué', '13/04/2026']]]);
  expect(await codeOf(inspect(bytes, { ...chosen, mapping: ['__proto__'] }))).toEqual([
    'reading/column',
    { column: '__proto__' },
  ]);
});

it('a workbook shows its sheets, hidden rows and formulas', async () => {
  const rows = `<row r="3" hidden="1">${inline('A3', 'Ebb')}</row><row r="4"><c r="A4" t="str"><f>B1</f><v>Flow</v></c></row>`;
  const { table, reading } = await inspect(await workbook(rows));
  expect(reading).toMatchObject({ format: 'workbook', sheet: 'Releases', encoding: null, delimiter: null });
  expect(table).toMatchObject({
    firstRows: [
      ['Low Tide', ''],
      ['Ebb', ''],
      ['Flow', ''],
    ],
    sheets: [{ name: 'Releases', visibility: 'visible', rowCount: null }],
    hiddenRows: 1,
    formulas: 1,
  });
});

it('a batch shows its messages by their versions, and its pictures', async () => {
  const zip = await zipOf({
    'a.xml': ern43,
    'b.xml': ern382,
    'c.xml': ern43,
    'd.xml': '<broken',
    'manifest.xml': '<m/>',
    'covers/a.JPG': 'x',
    'notes.txt': 'x',
  });
  expect((await inspect(zip)).messages).toEqual({
    count: 4,
    versions: [
      { version: '4.3', messages: 2 },
      { version: '3.8.2', messages: 1 },
    ],
    unreadable: 1,
    pictures: 1,
  });
});

it('codes are counted, and a list is read once with its zeros', async () => {
  const { codes } = await inspect('602445790128\n602445790128\n36000291452');
  expect(codes).toMatchObject({ codes: [{}], repeated: [{}], problems: [{ code: 'import/lost-zeros' }] });
});

it('a text file is read once for its table, beside its beginning', async () => {
  const source = fileOf(csv([example.headings, ...example.rows]));
  let streams = 0;
  const counted: FileSource = {
    ...source,
    stream: () => {
      streams += 1;
      return source.stream();
    },
  };
  const { reading } = await inspectFile(counted, { language: 'en' });
  expect(streams).toBe(1);
  const records: ReleaseRecord[] = [];
  for await (const record of recordsOfFile(source, reading)) records.push(record);
  expect(records.map(({ problems }) => problems)).toEqual([[], []]);
});
