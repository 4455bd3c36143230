import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BYTE_ORDER_MARK, csv } from '../csv/index.ts';
import { ImportFileError } from '../records/index.ts';
import { CATALOGUES } from '../testing/catalogue-texts.ts';
import { legacyBytes } from '../testing/legacy-bytes.ts';
import { MOST_ROWS } from './limit-rows.ts';
import { readTextTable, type TextTableOptions } from './read-text-table.ts';
import type { TableRow } from './table.ts';

const CHUNKS = [1, 2, 3, 65_536];

function streamOf(bytes: Uint8Array, size = 65_536): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, (at += size)));
    },
  });
}

function latin1(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

async function read(source: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>, options?: TextTableOptions) {
  const table = await readTextTable(source instanceof ReadableStream ? source : new Blob([source]), options);
  const rows: TableRow[] = [];
  for await (const row of table.rows) rows.push(row);
  return { ...table, rows };
}

async function errorOf(...parameters: Parameters<typeof read>): Promise<ImportFileError> {
  const error: unknown = await read(...parameters).catch((thrown: unknown) => thrown);
  if (error instanceof ImportFileError) return error;
  throw new Error('No error', { cause: error });
}

describe('headings', () => {
  test.each([
    ['first line', 'Title,Artist\nA,B\n', 1, 2],
    ['below empty lines', '\r\n\r\nTitle,Artist\r\nA,B', 3, 4],
    ['below a title', 'My catalogue\n2026,,\n\nTitle,Artist,\nA,B,', 4, 5],
    ['below a title of several lines', '"My\ncatalogue"\nTitle,Artist\nA,B', 3, 4],
    ['below the delimiter that Excel declares', 'sep=,\r\nTitle,Artist\r\nA,B', 2, 3],
  ])('%s', async (_, text, line, rowLine) => {
    const { head, rows } = await read(text);
    expect(head).toMatchObject({ part: '', line });
    expect(head.headings.slice(0, 2)).toEqual(['Title', 'Artist']);
    expect(rows).toMatchObject([{ line: rowLine }]);
    expect(rows[0]?.cells.slice(0, 2)).toEqual(['A', 'B']);
  });

  test('a table of one column has its first row as heading, whatever delimiters its texts have', async () => {
    const { head, rows } = await read('\nTitle\nA\nHello, world\nB\n');
    expect(head).toMatchObject({ line: 2, headings: ['Title'] });
    expect(rows).toHaveLength(3);
    expect(await read('UPC')).toMatchObject({ head: { line: 1, headings: ['UPC'] }, rows: [] });
    expect(await read('sep=;\nUPC\n1\n')).toMatchObject({ head: { line: 2, headings: ['UPC'] }, rows: [{ line: 3 }] });
  });

  test('rows of other lengths come as they are', async () => {
    const { rows } = await read('a,b,c\n1\n1,2,3,4\n1,2,3');
    expect(rows.map(({ cells }) => cells.length)).toEqual([1, 4, 3]);
  });
});

describe('delimiters', () => {
  test.each([',', ';', '\t', '|'])('%j is found', async (delimiter) => {
    const lines = [
      ['Title', 'Artist', 'Price', 'Text'],
      ['Hello', 'B', '1,5', 'one; two, three | four'],
      ['Hi', 'C', '2,5', 'x'],
    ];
    const text = lines.map((cells) => cells.map((cell) => `"${cell}"`).join(delimiter)).join('\n');
    expect(await read(text)).toMatchObject({ delimiter, head: { headings: lines[0] } });
  });

  test('decimal commas do not hide semicolons', async () => {
    expect(await read('Titel;Preis\nA;1,5\nB;2,5\nC;3,5')).toMatchObject({ delimiter: ';' });
  });

  test('the declared delimiter decides, and the caller before it', async () => {
    expect(await read('sep=;\na,b;c,d\n1,2;3,4')).toMatchObject({ delimiter: ';', head: { headings: ['a,b', 'c,d'] } });
    const named = await read('sep=;\na,b;c,d\n1,2;3,4', { delimiter: ',' });
    expect(named).toMatchObject({ delimiter: ',', head: { line: 2, headings: ['a', 'b;c', 'd'] } });
  });
});

describe('encodings', () => {
  test.each(
    CATALOGUES.flatMap(({ language, legacy, lines }) =>
      [...legacy, 'utf-8' as const, 'utf-16le' as const, 'utf-16be' as const].map((encoding) => ({
        language,
        encoding,
        lines,
      })),
    ),
  )('$language in $encoding, found and named', async ({ encoding, lines }) => {
    const expected = await read(BYTE_ORDER_MARK + lines.join('\n'));
    const bytes = legacyBytes(lines.join('\n'), encoding) ?? new Uint8Array();
    for (const options of [{}, { encoding }])
      for (const size of CHUNKS) {
        const table = await read(streamOf(bytes, size), options);
        expect(table).toMatchObject({ encoding, head: expected.head, rows: expected.rows });
      }
  });

  test('the first accent far below decides', async () => {
    for (const encoding of ['utf-8', 'windows-1252'] as const) {
      const text = `Title,Artist\n${'Ascii only,Somebody\n'.repeat(30_000)}Café,Beyoncé\n${'Ascii,Somebody\n'.repeat(20_000)}`;
      const { rows, guess, ...table } = await read(streamOf(legacyBytes(text, encoding) ?? new Uint8Array()));
      expect(table.encoding).toBe(encoding);
      expect(guess?.texts).toEqual(['Café', 'Beyoncé']);
      expect(rows[30_000]).toEqual({ line: 30_002, cells: ['Café', 'Beyoncé'] });
    }
  });

  test.each(CHUNKS)('invalid bytes name their line, in pieces of %d bytes', async (size) => {
    const text = 'Title,Artist\r\n"a\r\nb",B\r\nBeyonc\u00E9,C\r\n';
    const error = await errorOf(streamOf(latin1(text), size), { encoding: 'utf-8' });
    expect(error).toMatchObject({ code: 'file/bytes', place: { line: 4 }, params: { encoding: 'utf-8' } });
    const late = latin1(`Title,Artist\r\n${'a,b\r\n'.repeat(5_000)}caf\u00E9,b\r\n`);
    expect(await errorOf(streamOf(late, size), { encoding: 'utf-8' })).toMatchObject({ place: { line: 5_002 } });
    expect(await errorOf(streamOf(latin1('a,b\n1,\xC3'), size), { encoding: 'utf-8' })).toMatchObject({
      place: { line: 2 },
    });
    expect(await errorOf(streamOf(latin1('a\0,\0b\0\n\x00x'), size), { encoding: 'utf-16le' })).toMatchObject({
      place: { line: 2 },
    });
  });

  test('characters that no text has stay in their cells', async () => {
    expect((await read('a,b\nx\0y,\uFFFD')).rows[0]?.cells).toEqual(['x\0y', '\uFFFD']);
    const wide = legacyBytes('\uFEFFa,b\nx\uD800y,\uFFFD\n', 'utf-16le') ?? new Uint8Array();
    expect((await read(wide)).rows[0]?.cells).toEqual(['x\uD800y', '\uFFFD']);
  });
});

describe('files that are no table', () => {
  test.each([
    ['xlsx', 'PK\x03\x04\x14\0\x08\0[Content_Types].xml\0\0PK\x03\x04xl/workbook.xml'],
    ['ods', `PK\x03\x04${'\0'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.spreadsheet`],
    ['zip', 'PK\x03\x04\x14\0\x08\0batch/release.xml'],
    ['xls', '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1'],
    ['pdf', '%PDF-1.7\n'],
    ['gzip', '\x1F\x8B\x08\0'],
    ['picture', '\x89PNG\r\n\x1A\n'],
    ['rtf', '{\\rtf1 a,b}'],
    ['html', '\r\n<table border="1"><tr><td>a</td></tr></table>'],
    ['xml', '\xEF\xBB\xBF<?xml version="1.0"?><a/>'],
    ['binary', `a,b\n${'\0\x01\x02x'.repeat(50)}\xFF`],
  ])('%s is named', async (format, text) => {
    expect(await errorOf(latin1(text))).toMatchObject({ code: 'file/no-table', place: null, params: { format } });
  });

  test.each(['', BYTE_ORDER_MARK, '\r\n\r\n', ',,,\n" "\n', 'sep=;\r\n'])('%j is empty', async (text) => {
    expect(await errorOf(text)).toMatchObject({ code: 'file/empty', place: null });
  });
});

describe('limits', () => {
  test('rows', async () => {
    const text = `a,b\n${'1,2\n'.repeat(MOST_ROWS)}`;
    expect((await read(text)).rows).toHaveLength(MOST_ROWS);
    const error = await errorOf(`${text}3,4\n`);
    expect(error).toMatchObject({
      code: 'file/too-many-rows',
      place: { line: MOST_ROWS + 2 },
      params: { most: MOST_ROWS },
    });
  });

  test('columns, in a row of a megabyte', async () => {
    const error = await errorOf(`${Array<string>(5_000).fill('x'.repeat(200)).join(',')}\n`);
    expect(error).toMatchObject({ code: 'file/too-many-columns', place: { line: 1 }, params: { most: 500 } });
  });

  test('a reader that stops stops the source', async () => {
    let stopped = false;
    const source = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('é,b\n'.repeat(20_000))),
      cancel: () => void (stopped = true),
    });
    const table = await readTextTable(source);
    for await (const row of table.rows) if (row.line > 50_000) break;
    expect(stopped).toBe(true);
  });

  test('an error stops the source', async () => {
    let stopped = false;
    const source = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode(`é,"b\n${'c\n'.repeat(50_000)}`)),
      cancel: () => void (stopped = true),
    });
    await expect(readTextTable(source)).rejects.toMatchObject({ code: 'file/quote-not-closed' });
    expect(stopped).toBe(true);
  });
});

test('our own CSV comes back, row by row and line by line, in any pieces', async () => {
  const unit = fc.constantFrom('=', '+', '@', '|', "'", '"', ',', ';', '\t', '\r', '\n', ' ', 'a', 'é', '夜', '😀');
  const cell = fc.string({ unit, maxLength: 8 });
  const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(rows, async (given) => {
      const written = [['Title', 'Artist', 'Größe'], ...given.map((cells) => [`x${cells[0]}`, ...cells.slice(1)])];
      const lines = written.map((_, at) => csv(written.slice(0, at)).split(/\r\n|\r|\n/).length);
      const expected = written.map((cells, at) => ({ line: lines[at], cells }));
      const bytes = new TextEncoder().encode(csv(written));
      for (const size of CHUNKS) {
        const { head, rows: found } = await read(streamOf(bytes, size), { encoding: 'utf-8', delimiter: ',' });
        expect([{ line: head.line, cells: head.headings }, ...found]).toEqual(expected);
      }
    }),
    { numRuns: 200 },
  );
});
