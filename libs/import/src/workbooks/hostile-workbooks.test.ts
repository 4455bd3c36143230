import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codeOf,
  HEADINGS,
  inline,
  partsOf,
  readRows,
  readWorkbook,
  sheetXml,
  zipOf,
  openBlob,
} from './workbook.test-data.ts';

const SHEET = sheetXml(`${HEADINGS}<row r="2">${inline('A2', 'Tide')}</row>`);
const readParts = async (parts: Parameters<typeof zipOf>[0]) => readWorkbook(await zipOf(parts));

describe('bombs', () => {
  it('a cell of 300 MB is refused by the directory, before anything is unpacked', async () => {
    const head = new TextEncoder().encode(sheetXml('').split('<sheetData>')[0]);
    const bytes = new Uint8Array(300 * 1024 ** 2).fill(0x41);
    bytes.set(head);
    const source = await zipOf({ ...partsOf(SHEET), 'xl/worksheets/sheet1.xml': bytes });
    expect(source.size).toBeLessThan(400_000);
    const started = performance.now();
    expect(await codeOf(openBlob(source))).toBe('archive/too-large');
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('many strings, each of nothing', { timeout: 60_000 }, async () => {
    const parts = { ...partsOf(SHEET), 'xl/sharedStrings.xml': `<sst>${'<si/>'.repeat(6_300_000)}</sst>` };
    const reading = zipOf(parts, { level: 0 }).then((source) => readWorkbook(source));
    await expect(reading).rejects.toMatchObject({
      code: 'archive/too-large',
      params: { path: 'xl/sharedStrings.xml', most: 96 * 1024 ** 2 },
    });
  });

  it('nesting, attributes, and comments without end', async () => {
    const into = (xml: string) => readRows(`${HEADINGS}${xml}`);
    expect(await codeOf(into('<a>'.repeat(1_000_000)))).toBe('workbook/damaged');
    const attributes = Array.from({ length: 5000 }, (_, at) => `a${at}=""`).join(' ');
    expect(await codeOf(into(`<row ${attributes}/>`))).toBe('workbook/damaged');
    expect(await codeOf(into(`<!--${'x '.repeat(3_000_000)}`))).toBe('archive/too-large');
    expect(await codeOf(into(`<row a="${'x '.repeat(3_000_000)}"/>`))).toBe('archive/too-large');
  });
});

describe('sheets beyond the limits', () => {
  const place = { part: 'Releases', line: 2 };

  it('16,384 columns, unless they are empty', async () => {
    const row = (content: (reference: string) => string) =>
      `${HEADINGS}<row r="2">${inline('A2', 'Tide')}${content('XFD2')}</row>`;
    await expect(readRows(row((reference) => inline(reference, 'x')))).rejects.toMatchObject({
      code: 'file/too-many-columns',
      place,
      params: { most: 500 },
    });
    expect((await readRows(row((reference) => inline(reference, ' ')))).rows[0]?.cells).toEqual(['Tide', '']);
    const all = `<row r="2">${'<c t="b"><v>1</v></c>'.repeat(16_384)}</row>`;
    await expect(readRows(HEADINGS + all)).rejects.toMatchObject({ code: 'file/too-many-columns', place });
  });

  it('a cell of 2 MB, wherever its text stands', async () => {
    const text = 'x y '.repeat(500_000);
    const refused = { code: 'file/cell-too-long', place, params: { most: 65_536 } };
    await expect(readRows(`${HEADINGS}<row r="2">${inline('A2', text)}</row>`)).rejects.toMatchObject(refused);
    const shared = `${HEADINGS}<row r="2"><c r="A2" t="s"><v>0</v></c></row>`;
    await expect(readRows(shared, { strings: `<si><t>${text}</t></si>` })).rejects.toMatchObject(refused);
    const kept = `${HEADINGS}<row r="2"><c r="A2" t="str"><f>A1</f><v>${text}</v></c></row>`;
    await expect(readRows(kept)).rejects.toMatchObject(refused);
    const many = `${HEADINGS}<row r="2">${'<c t="s"><v>0</v></c>'.repeat(5)}</row>`;
    await expect(readRows(many, { strings: `<si><t>${'x'.repeat(60_000)}</t></si>` })).rejects.toMatchObject({
      code: 'file/row-too-long',
      place,
    });
  });

  it('more rows than a table has; rows that are empty do not count', async () => {
    const rows = (count: number, text: string) =>
      HEADINGS +
      Array.from({ length: count }, (_, at) => `<row r="${at + 2}"><c t="str"><v>${text}</v></c></row>`).join('');
    await expect(readRows(rows(100_001, 'x'))).rejects.toMatchObject({
      code: 'file/too-many-rows',
      place: { part: 'Releases', line: 100_002 },
    });
    expect((await readRows(rows(100_000, 'x'))).rows).toHaveLength(100_000);
    expect((await readRows(rows(150_000, ' '))).rows).toEqual([]);
  });

  it('no rows', async () => {
    expect(await codeOf(readRows(''))).toBe('file/empty');
    expect(await codeOf(readRows('<row r="1"><c r="A1" s="1"/></row>'))).toBe('file/empty');
  });
});

describe('parts that are wrong', () => {
  it.each([
    ['entities that grow', '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>', '&b;'],
    ['an external entity', '<!DOCTYPE l [<!ENTITY x SYSTEM "file:///etc/passwd">]>', '&x;'],
    ['an external subset', '<!DOCTYPE l SYSTEM "http://127.0.0.1:1/evil.dtd">', 'x'],
  ])('%s', async (_, type, text) => {
    const xml = SHEET.replace('<worksheet', `${type}<worksheet`).replace('Tide', text);
    expect(await codeOf(readParts(partsOf(xml)))).toBe('file/document-type');
    for (const path of ['xl/workbook.xml', 'xl/sharedStrings.xml', 'xl/styles.xml', '_rels/.rels'])
      expect(await codeOf(readParts({ ...partsOf(SHEET), [path]: `${type}<x>${text}</x>` }))).toBe(
        'file/document-type',
      );
    expect(await codeOf(readParts(partsOf(SHEET.replace('Tide', text.startsWith('&') ? text : '&x;'))))).toBe(
      'workbook/damaged',
    );
  });

  it('a sheet without its XML', async () => {
    const { 'xl/worksheets/sheet1.xml': _, ...parts } = partsOf(SHEET);
    const source = await zipOf(parts);
    expect((await openBlob(source)).sheets).toEqual([{ name: 'Releases', visibility: 'visible', rowCount: null }]);
    await expect(readWorkbook(source)).rejects.toMatchObject({
      code: 'workbook/no-sheet',
      params: { sheet: 'Releases' },
    });
  });

  it('paths out of the ZIP, of its files and of what they name', async () => {
    const parts = partsOf(SHEET);
    const out = { ...parts, 'xl/_rels/workbook.xml.rels': parts['xl/_rels/workbook.xml.rels']?.toString() ?? '' };
    const named = out['xl/_rels/workbook.xml.rels'].replace('worksheets/sheet1.xml', '../../../etc/passwd');
    expect(await codeOf(readParts({ ...out, 'xl/_rels/workbook.xml.rels': named }))).toBe('workbook/no-sheet');
    const source = await zipOf({ ...parts, 'aa/evil.xml': 'x' });
    const bytes = Buffer.from(await source.arrayBuffer())
      .toString('latin1')
      .replaceAll('aa/evil', '../evil');
    expect(await codeOf(readWorkbook(new Blob([Buffer.from(bytes, 'latin1')])))).toBe('archive/path');
  });

  it('rows and cells that are not where they could be', async () => {
    for (const row of [
      '<row r="1"/>',
      '<row r="0"/>',
      '<row r="x"/>',
      '<row r="1048577"/>',
      '<row r="2"><c r="2A"/></row>',
    ])
      expect(await codeOf(readRows(HEADINGS + row))).toBe('workbook/damaged');
  });

  it('types of cells and names of attributes that objects have by themselves', async () => {
    const row = '<row r="2" __proto__="x"><c r="A2" t="constructor"><v>5</v></c><c r="B2" s="-1"><v>7</v></c></row>';
    expect((await readRows(HEADINGS + row)).rows[0]?.cells).toEqual(['5', '7']);
  });

  it('two cells in one place, of which one would be lost', async () => {
    const row = `<row r="2">${inline('A2', 'Tide')}${inline('A2', 'Tow')}</row>`;
    expect(await codeOf(readRows(HEADINGS + row))).toBe('workbook/damaged');
  });
});

describe('damaged files', () => {
  const rows = Array.from({ length: 400 }, (_, at) => at + 2)
    .map((line) => `<row r="${line}">${inline(`A${line}`, `Tide ${Math.sin(line)}`)}</row>`)
    .join('');
  const parts = partsOf(sheetXml(HEADINGS + rows));

  it('that are cut at any kB', async () => {
    const source = await zipOf(parts, { level: 0 });
    expect(source.size).toBeGreaterThan(20_000);
    for (let end = 0; end < source.size; end += 1000)
      expect(await codeOf(readWorkbook(source.slice(0, end)))).toMatch(/^(?:archive\/unreadable|file\/empty)$/);
  });

  it('whose sheet is cut at any kB', async () => {
    const xml = sheetXml(HEADINGS + rows);
    for (let end = 0; end < xml.length; end += 1000)
      expect(await codeOf(readParts(partsOf(xml.slice(0, end))))).toBe('workbook/damaged');
  });

  it('in which any byte is another give a table or an error of their own, and always end', async () => {
    const bytes = new Uint8Array(await (await zipOf(parts)).arrayBuffer());
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(255), async (at, byte) => {
        expect(await codeOf(readWorkbook(new Blob([bytes.with(at, byte)])))).toMatch(/^(?:ok|[a-z]+\/[a-z-]+)$/);
      }),
      { numRuns: 200 },
    );
  });
});
