import { BlobWriter, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js';
import { blobSource } from '../files/file-source.ts';
import { ImportFileError } from '../records/index.ts';
import type { TableRow } from '../tables/index.ts';
import { openWorkbook, type WorkbookOptions } from './open-workbook.ts';
import { readSheet } from './read-sheet.ts';

/** Parts of a workbook by their paths. */
export type Parts = Readonly<Record<string, string | Uint8Array>>;

const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A ZIP of files. */
export async function zipOf(parts: Parts, options = {}): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter(), options);
  for (const [path, content] of Object.entries(parts)) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    await writer.add(path, new Uint8ArrayReader(bytes));
  }
  return writer.close();
}

/** Relations of a part: ids, types and targets. */
export const relations = (...all: readonly (readonly [string, string, string])[]) =>
  `${HEAD}<Relationships xmlns="${RELATIONS}">${all
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** A sheet with these elements, by default its rows alone. */
export const sheetXml = (rows: string, before = '', after = '') =>
  `${HEAD}<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`;

/** Parts of a workbook with one sheet, as Excel lays them out. */
export function partsOf(sheet: string, { strings = '', styles = '', properties = '' } = {}): Parts {
  return {
    '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    '_rels/.rels': relations(['rId1', 'officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${properties}<sheets><sheet name="Releases" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'sharedStrings', 'sharedStrings.xml'],
      ['rId3', 'styles', '/xl/styles.xml'],
    ),
    'xl/worksheets/sheet1.xml': sheet,
    'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}">${strings}</sst>`,
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`,
  };
}

/** Opens a workbook of the browser. */
export const openBlob = (source: Blob, options?: WorkbookOptions) => openWorkbook(blobSource(source), options);

/** The table of a workbook's sheet, by default of its first one, with all of its rows. */
export async function readWorkbook(source: Blob, name?: string) {
  const workbook = await openBlob(source);
  const table = await readSheet(workbook, name ?? workbook.sheets[0]?.name ?? '');
  const rows: TableRow[] = [];
  for await (const row of table.rows) rows.push(row);
  return { workbook, head: table.head, rows, hiddenRows: table.hiddenRows, formulas: table.formulas };
}

/** The table of a hand-made sheet. */
export const readRows = async (rows: string, options?: Parameters<typeof partsOf>[1]) =>
  readWorkbook(await zipOf(partsOf(sheetXml(rows), options)));

/** A cell with an inline text. */
export const inline = (reference: string, text: string) =>
  `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** A row of two headings, which the tables of tests begin with. */
export const HEADINGS = `<row r="1">${inline('A1', 'Title')}${inline('B1', 'UPC')}</row>`;

/** Code of the error of a promise; `ok` if there is none. */
export const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'ok',
    (error: unknown) => (error instanceof ImportFileError ? error.code : String(error)),
  );
