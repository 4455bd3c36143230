import { describe, expect, it } from 'vitest';
import { blobSource } from '../files/file-source.ts';
import { openWorkbook } from './open-workbook.ts';
import { readSheet } from './read-sheet.ts';
import {
  codeOf,
  HEADINGS,
  inline,
  partsOf,
  readWorkbook,
  relations,
  sheetXml,
  zipOf,
  openBlob,
} from './workbook.test-data.ts';

const SHEET = sheetXml(`${HEADINGS}<row r="2">${inline('A2', 'Tide')}</row>`, '<dimension ref="A1:B2"/>');

/** A workbook with these sheets: names, states, types of their relations. */
const withSheets = (...sheets: readonly (readonly [string, string, string])[]) => ({
  ...partsOf(SHEET),
  'xl/workbook.xml': `<workbook xmlns:r="urn:r"><sheets>${sheets
    .map(([name, state], at) => `<sheet name="${name}" ${state} r:id="r${at}"/>`)
    .join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations(
    ...sheets.map(([, , type], at) => [`r${at}`, type, `worksheets/sheet${at + 1}.xml`] as const),
  ),
  ...Object.fromEntries(
    sheets.map(([name], at) => [`xl/worksheets/sheet${at + 1}.xml`, SHEET.replace('Tide', `Tide of ${name}`)]),
  ),
});

describe('sheets', () => {
  const source = zipOf(
    withSheets(
      ['Releases', '', 'worksheet'],
      ['A chart', '', 'chartsheet'],
      ['Old &amp; done', 'state="hidden"', 'worksheet'],
      ['Lists', 'state="veryHidden"', 'worksheet'],
    ),
  );

  it('are named in their order, hidden ones too, without charts', async () => {
    expect((await openBlob(await source)).sheets).toEqual([
      { name: 'Releases', visibility: 'visible', rowCount: 2 },
      { name: 'Old & done', visibility: 'hidden', rowCount: 2 },
      { name: 'Lists', visibility: 'very-hidden', rowCount: 2 },
    ]);
  });

  it('can be chosen, whether they are hidden or not', async () => {
    const { head, rows } = await readWorkbook(await source, 'Lists');
    expect(head.part).toBe('Lists');
    expect(rows[0]?.cells[0]).toBe('Tide of Lists');
    expect(await codeOf(readWorkbook(await source, 'A chart'))).toBe('workbook/no-sheet');
  });

  it('have no number of rows if the file does not say it, or says what cannot be', async () => {
    for (const dimension of ['', '<dimension ref="A1"/>', '<dimension/>', '<dimension ref="A1:B99999999"/>']) {
      const sheet = SHEET.replace('<dimension ref="A1:B2"/>', dimension);
      expect((await openBlob(await zipOf(partsOf(sheet)))).sheets[0]?.rowCount).toBeNull();
    }
  });

  it('of one name are refused: only one of them could be chosen', async () => {
    const twice = await zipOf(withSheets(['A', '', 'worksheet'], ['A', '', 'worksheet']));
    expect(await codeOf(openBlob(twice))).toBe('workbook/damaged');
  });
});

describe('what is no workbook is named as what it is', () => {
  const formatOf = (source: Blob) =>
    openBlob(source).then(
      () => 'workbook',
      (error: unknown) => {
        const { code, params } = error as { code: string; params: { format?: string } };
        return [code, params.format].filter((one) => one !== undefined).join(' ');
      },
    );
  const ole = (name: string, at: number) => {
    const bytes = new Uint8Array(at + 4096);
    bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    for (const [index, letter] of [...name].entries()) bytes[at + 2 * index] = letter.charCodeAt(0);
    return new Blob([bytes]);
  };

  it.each([
    ['a workbook with a password', () => ole('EncryptedPackage', 1024), 'workbook/encrypted'],
    ['one whose name lies between two pieces', () => ole('EncryptedPackage', 1024 ** 2 - 8), 'workbook/encrypted'],
    ['a workbook of old Excel', () => ole('Workbook', 1024), 'file/no-table xls'],
    ['text', () => new Blob(['Title;UPC\nTide;602445790128']), 'file/no-table text'],
    ['PDF', () => new Blob(['%PDF-1.7 …']), 'file/no-table pdf'],
    ['bytes', () => new Blob([new Uint8Array(500).map((_, at) => at % 9)]), 'file/no-table binary'],
    ['nothing', () => new Blob([]), 'file/empty'],
    ['a ZIP of pictures', () => zipOf({ 'cover.jpg': 'x' }), 'file/no-table zip'],
    [
      'a text document',
      () =>
        zipOf({ '_rels/.rels': relations(['r1', 'officeDocument', 'word/document.xml']), 'word/document.xml': '<w/>' }),
      'file/no-table zip',
    ],
    [
      'a binary workbook',
      () => zipOf({ '_rels/.rels': relations(['r1', 'officeDocument', 'xl/workbook.bin']), 'xl/workbook.bin': 'x' }),
      'file/no-table xlsb',
    ],
    [
      'OpenDocument',
      () =>
        zipOf(
          { mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<office/>' },
          { level: 0, extendedTimestamp: false },
        ),
      'file/no-table ods',
    ],
    [
      'OpenDocument whose type stands elsewhere',
      () => zipOf({ 'content.xml': '<office/>', mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }),
      'file/no-table ods',
    ],
    ['a ZIP with a password', () => zipOf(partsOf(SHEET), { password: 'p' }), 'archive/encrypted'],
  ])('%s', async (_, make, expected) => {
    expect(await formatOf(await make())).toBe(expected);
  });
});

describe('a signal', () => {
  const reason = new Error('stopped');
  const many = partsOf(
    sheetXml(
      HEADINGS +
        Array.from(
          { length: 20_000 },
          (_, at) => `<row r="${at + 2}">${inline(`A${at + 2}`, `Tide ${at}`)}</row>`,
        ).join(''),
    ),
  );

  it('that has come stops everything', async () => {
    const source = await zipOf(many);
    const workbook = await openBlob(source);
    const signal = AbortSignal.abort(reason);
    await expect(openBlob(source, { signal })).rejects.toBe(reason);
    await expect(readSheet(workbook, 'Releases', { signal })).rejects.toBe(reason);
  });

  it('that comes between two rows stops the next one', async () => {
    const stop = new AbortController();
    const workbook = await openBlob(await zipOf(many), { signal: stop.signal });
    const table = await readSheet(workbook, 'Releases', { signal: stop.signal });
    let rows = 0;
    const reading = (async () => {
      for await (const row of table.rows) {
        rows += 1;
        if (row.line === 500) stop.abort(reason);
      }
    })();
    await expect(reading).rejects.toBe(reason);
    expect(rows).toBe(499);
  });

  it('stops a source that never answers', async () => {
    const source = await zipOf(many);
    const silent = { ...blobSource(source), read: () => new Promise<never>(() => undefined) };
    const stop = new AbortController();
    const opening = openWorkbook(silent, { signal: stop.signal });
    stop.abort(reason);
    await expect(opening).rejects.toBe(reason);
  });
});
