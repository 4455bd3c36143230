import { writeXlsx, type CellValue } from 'hucre/xlsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HEADINGS, inline, partsOf, readRows, readWorkbook, relations, sheetXml, zipOf } from './workbook.test-data.ts';

/** Cells of rows below the headings as lines of text and kind. */
const cellsOf = (rows: Awaited<ReturnType<typeof readRows>>['rows']) =>
  rows.map(({ cells, kinds }) => cells.map((cell, at) => `${cell}|${kinds?.[at]}`));

/** A row with one cell in column A; B stays empty. */
const cell = (line: number, attributes: string, content: string) =>
  `<row r="${line}"><c r="A${line}" ${attributes}>${content}</c></row>`;

const first = async (attributes: string, content: string, options?: Parameters<typeof readRows>[1]) => {
  const { rows } = await readRows(HEADINGS + cell(2, attributes, content), options);
  return rows[0] ? `${rows[0].cells[0]}|${rows[0].kinds?.[0]}` : null;
};

describe('texts', () => {
  it('are shared or in their cells, in one font or several, without hints at their pronunciation', async () => {
    const strings =
      '<si><t xml:space="preserve"> Tide &amp; Tow </t></si>' +
      '<si><r><rPr><b/></rPr><t>Mira</t></r><r><t xml:space="preserve"> Vale</t></r></si>' +
      '<si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr fontId="1"/></si>' +
      '<si><t>two_x000D_\nlines _x005F_x0041_</t></si>';
    expect(await first('t="s"', '<v>0</v>', { strings })).toBe(' Tide & Tow |text');
    expect(await first('t="s"', '<v>1</v>', { strings })).toBe('Mira Vale|text');
    expect(await first('t="s"', '<v>2</v>', { strings })).toBe('東京|text');
    expect(await first('t="s"', '<v>3</v>', { strings })).toBe('two\r\nlines _x0041_|text');
    expect(await first('t="inlineStr"', '<is><r><t>Mira</t></r><r><t> Vale</t></r></is>')).toBe('Mira Vale|text');
    expect(await first('t="inlineStr"', '<is><t>0602445790128</t></is>')).toBe('0602445790128|text');
  });

  it('that are not there are an error of the file, not an empty cell', async () => {
    await expect(first('t="s"', '<v>7</v>')).rejects.toMatchObject({
      code: 'workbook/damaged',
      place: { part: 'Releases', line: 2 },
    });
  });
});

describe('numbers', () => {
  it.each([
    ['602445790128', '602445790128'],
    ['6.02445790128E11', '602445790128'],
    ['1.1000000000000001', '1.1'],
    ['0.30000000000000004', '0.3'],
    ['1E-7', '0.0000001'],
    ['-2.5E-9', '-0.0000000025'],
    ['1.5E+22', '15000000000000000000000'],
    ['90071992547409931', '90071992547409931'],
    ['0', '0'],
  ])('%s has the digits %s', async (value, text) => {
    expect(await first('', `<v>${value}</v>`)).toBe(`${text}|number`);
  });

  it('have the zeros that their format shows', async () => {
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="000000000000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>';
    expect(await first('s="1"', '<v>60244579012</v>', { styles })).toBe('060244579012|number');
  });
});

describe('dates and times', () => {
  const codes = [
    'dd.mm.yyyy',
    '[$-407]d. mmmm yyyy;@',
    'yyyy\\-mm\\-dd hh:mm',
    '[h]:mm',
    'mm:ss',
    '"Day" 0',
    '0.00E+00',
  ];
  const styles =
    `<numFmts>${codes.map((code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`).join('')}</numFmts>` +
    '<cellStyleXfs><xf numFmtId="99"/></cellStyleXfs>' +
    `<cellXfs>${[0, 14, 20, 21, 22, 31, 46, 170, 171, 172, 173, 174, 175, 176].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`;
  const date = 46353;
  const time = (hours: number, minutes: number, seconds = 0) => (hours * 3600 + minutes * 60 + seconds) / 86_400;

  it.each([
    ['the short date', 1, date, '2026-11-27|date'],
    ['a date, though a time hides in it', 1, date + 0.4, '2026-11-27|date'],
    ['a date and a time', 4, date + time(18, 30), '2026-11-27T18:30|date'],
    ['midnight, which is no time', 4, date, '2026-11-27|date'],
    ['an East Asian date', 5, date, '2026-11-27|date'],
    ['a German date', 7, date, '2026-11-27|date'],
    ['a date in words', 8, date, '2026-11-27|date'],
    ["a date and time of one's own", 9, date + time(18, 30), '2026-11-27T18:30|date'],
    ['the first day', 1, 1, '1900-01-01|date'],
    ['the day before the day that was none', 1, 59, '1900-02-28|date'],
    ['the day that was none', 1, 60, '1900-02-29|date'],
    ['the day after', 1, 61, '1900-03-01|date'],
    ['the last day', 1, 2_958_465, '9999-12-31|date'],
    ['no date', 1, 2_958_466, '2958466|number'],
    ['no date before the first', 1, -1, '-1|number'],
    ['3:05, whose unit is unknown', 2, time(3, 5), '3:05|date'],
    ['3:05:00, which may be the same', 3, time(3, 5), '3:05:00|date'],
    ['0:03:05', 3, time(0, 3, 5), '0:03:05|text'],
    ['0:03:00', 3, time(0, 3), '0:03:00|text'],
    ['minutes and seconds', 11, time(0, 3, 5), '0:03:05|text'],
    ['more hours than a day has', 10, time(25, 10), '25:10|date'],
    ['a time of the evening', 2, time(18, 30), '18:30|date'],
    ['a number with a word', 12, 5, '5|number'],
    ['an exponent', 13, 602445790128, '602445790128|number'],
    ['General', 0, date, '46353|number'],
  ])('%s', async (_, style, value, expected) => {
    expect(await first(`s="${style}"`, `<v>${value}</v>`, { styles })).toBe(expected);
  });

  it('count from 1904 in workbooks of old Macs', async () => {
    const properties = '<workbookPr date1904="1"/>';
    expect(await first('s="1"', `<v>${date - 1462}</v>`, { styles, properties })).toBe('2026-11-27|date');
    expect(await first('s="1"', '<v>0</v>', { styles, properties })).toBe('1904-01-01|date');
  });

  it('may be written as dates', async () => {
    expect(await first('t="d"', '<v>2026-11-27T00:00:00</v>')).toBe('2026-11-27|date');
    expect(await first('t="d"', '<v>2026-11-27T18:30:00.000Z</v>')).toBe('2026-11-27T18:30|date');
  });
});

describe('other cells', () => {
  it('say yes or no, or that a formula failed', async () => {
    expect(await first('t="b"', '<v>1</v>')).toBe('true|yes-or-no');
    expect(await first('t="b"', '<v>0</v>')).toBe('false|yes-or-no');
    expect(await first('t="e"', '<f>VLOOKUP(A1,B:C,2)</f><v>#N/A</v>')).toBe('#N/A|error');
  });

  it('with formulas have the result that was kept, and are counted', async () => {
    const { rows, formulas } = await readRows(
      HEADINGS +
        cell(2, 't="str"', '<f>"Ti"&amp;"de"</f><v>Tide</v>') +
        cell(3, '', '<f t="shared" ref="A3:A4" si="0">B3*2</f><v>12</v>') +
        cell(4, '', '<f t="shared" si="0"/><v>14</v>') +
        cell(5, 't="b"', '<f>1=1</f><v>1</v>') +
        cell(6, '', '<f>SUM(B1:B2)</f><v></v>') +
        cell(7, '', '<f t="shared" si="0"/>') +
        `<row r="8"><c r="A8" t="str"><f>""</f><v></v></c>${inline('B8', 'x')}</row>` +
        cell(9, 't="inlineStr"', '<f>A2</f><is><t>Tide</t></is>'),
    );
    expect(cellsOf(rows).map(([one]) => one)).toEqual([
      'Tide|text',
      '12|number',
      '14|number',
      'true|yes-or-no',
      '=SUM(B1:B2)|formula',
      '=…|formula',
      '|text',
      'Tide|text',
    ]);
    expect(formulas).toBe(8);
  });
});

describe('rows', () => {
  it('have their numbers in the sheet, below titles and with gaps, and no fewer cells than headings', async () => {
    const { head, rows } = await readRows(
      `<row r="2">${inline('A2', 'Autumn releases')}</row><row r="4"/>` +
        `<row r="5">${inline('A5', 'Title')}${inline('B5', 'UPC')}${inline('D5', 'Label')}</row>` +
        `<row r="9" spans="1:4">${inline('B9', '602445790128')}<c r="D9" s="4"/></row><row r="12"><c r="A12" s="3"/></row>` +
        `<row r="13">${inline('A13', 'Tow')}<c r="XFD13" s="1"/></row>`,
    );
    expect(head).toEqual({ part: 'Releases', line: 5, headings: ['Title', 'UPC', '', 'Label'] });
    expect(rows.map(({ line, cells }) => [line, ...cells])).toEqual([
      [9, '', '602445790128', '', ''],
      [13, 'Tow', '', '', ''],
    ]);
    expect(rows.every(({ cells, kinds }) => cells.length === kinds?.length)).toBe(true);
  });

  it('that a filter hides are read and named', async () => {
    const { rows, hiddenRows } = await readRows(
      `${HEADINGS}<row r="2" hidden="1">${inline('A2', 'Tide')}</row><row r="3">${inline('A3', 'Tow')}</row>` +
        `<row r="4" hidden="true"><c r="A4"/></row><row r="5" hidden="true">${inline('A5', 'Ebb')}</row>`,
    );
    expect(rows.map(({ line }) => line)).toEqual([2, 3, 5]);
    expect(hiddenRows).toEqual([2, 5]);
  });

  it('of merged cells have the text in the first of them', async () => {
    const merged = '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>';
    const rows = `${HEADINGS}<row r="2">${inline('A2', 'Tide')}${inline('B2', '1')}</row><row r="3"><c r="A3"/>${inline('B3', '2')}</row>`;
    const read = await readWorkbook(await zipOf(partsOf(sheetXml(rows, '', merged))));
    expect(read.rows.map(({ cells }) => cells)).toEqual([
      ['Tide', '1'],
      ['', '2'],
    ]);
  });
});

describe('sheets as programs write them', () => {
  it('Excel: attributes of later versions, a dimension, extensions', async () => {
    const sheet =
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="x14ac xr" xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac" xmlns:xm="http://schemas.microsoft.com/office/excel/2006/main"><sheetPr filterMode="1"/><dimension ref="A1:B2"/><sheetViews><sheetView workbookViewId="0"><selection activeCell="B2" sqref="B2"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" x14ac:dyDescent="0.25"/><cols><col min="1" max="1" width="20" customWidth="1"/></cols><sheetData><row r="1" spans="1:2" x14ac:dyDescent="0.25"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2" spans="1:2" hidden="1" x14ac:dyDescent="0.25"><c r="A2" t="s"><v>2</v></c><c r="B2"><v>602445790128</v></c></row></sheetData><autoFilter ref="A1:B2"/><extLst><ext><xm:f>Sheet2!A1</xm:f></ext></extLst></worksheet>';
    const strings = '<si><t>Title</t></si><si><t>UPC</t></si><si><t>Tide</t></si>';
    const { head, rows, hiddenRows, formulas } = await readWorkbook(await zipOf(partsOf(sheet, { strings })));
    expect(head.headings).toEqual(['Title', 'UPC']);
    expect(cellsOf(rows)).toEqual([['Tide|text', '602445790128|number']]);
    expect([hiddenRows, formulas]).toEqual([[2], 0]);
  });

  it('LibreOffice: fonts in strings, empty cells up to the edge, formulas with `aca`', async () => {
    const { rows, formulas } = await readRows(
      `${HEADINGS}<row r="2" customFormat="false" ht="12.8" hidden="false" customHeight="false" outlineLevel="0" collapsed="false"><c r="A2" s="0" t="s"><v>0</v></c><c r="B2" s="0" t="n"><f aca="false">602445790100+28</f><v>602445790128</v></c><c r="C2" s="1"/></row>`,
      { strings: '<si><t xml:space="preserve">Tide</t></si>' },
    );
    expect(cellsOf(rows)).toEqual([['Tide|text', '602445790128|number']]);
    expect(formulas).toBe(1);
  });

  it('Google Sheets: no dimension, numbers with decimals, default namespace with many others', async () => {
    const { workbook, rows } = await readRows(
      `${HEADINGS}<row r="2" ht="15.75" customHeight="1"><c r="A2" s="1" t="s"><v>0</v></c><c r="B2" s="2"><v>6.02445790128E11</v></c></row>`,
      { strings: '<si><t>Tide</t></si>' },
    );
    expect(workbook.sheets).toEqual([{ name: 'Releases', visibility: 'visible', rowCount: null }]);
    expect(cellsOf(rows)).toEqual([['Tide|text', '602445790128|number']]);
  });

  it('others: prefixes everywhere, no numbers of rows and cells, other paths and capitals', async () => {
    const main = 'xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"';
    const x = (text: string) => `<x:c t="inlineStr"><x:is><x:t>${text}</x:t></x:is></x:c>`;
    const source = await zipOf({
      '_rels/.rels': relations(['r1', 'officeDocument', '/book.xml']),
      'book.xml': `<x:workbook ${main} xmlns:d3p1="urn:r"><x:sheets><x:sheet name="A" sheetId="9" d3p1:id="r5"/></x:sheets></x:workbook>`,
      '_rels/book.xml.rels': relations(['r5', 'worksheet', './Sheets/../sheets/ONE.xml']),
      'sheets/one.xml': `<x:worksheet ${main}><x:sheetData><x:row>${x('Title')}${x('UPC')}</x:row><x:row>${x('Tide')}<x:c><x:v>5</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
    });
    const { head, rows } = await readWorkbook(source);
    expect(head).toEqual({ part: 'A', line: 1, headings: ['Title', 'UPC'] });
    expect(rows).toEqual([{ line: 2, cells: ['Tide', '5'], kinds: ['text', 'number'] }]);
  });
});

it('whatever another program writes is read as it was', async () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'Z', 'é', '夜', '&', '<', '"', '=', '0', '-', 'ب'),
    minLength: 1,
    maxLength: 12,
  });
  const number = fc.oneof(
    fc.integer({ min: -1e6, max: 1e12 }),
    fc.integer({ min: -1e6, max: 1e6 }).map((cents) => cents / 100),
  );
  const row = fc.tuple(text, fc.option(number), fc.option(fc.boolean()), fc.option(text));
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), async (rows) => {
      const headings: CellValue[] = ['Title', 'UPC', 'Explicit', 'Label'];
      const bytes = await writeXlsx({ sheets: [{ name: 'Blätter', rows: [headings, ...rows] }] });
      const read = await readWorkbook(new Blob([bytes as BlobPart]));
      expect(read.rows.map(({ cells }) => cells)).toEqual(rows.map((cells) => cells.map((one) => String(one ?? ''))));
    }),
    { numRuns: 60 },
  );
});
