import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ImportFileError } from '../records/index.ts';
import { LONGEST_CELL, LONGEST_ROW, MOST_COLUMNS, RowParser, type Delimiter } from './row-parser.ts';
import type { TableRow } from './table.ts';

function rowsOf(text: string, { delimiter = ',' as Delimiter, size = Infinity } = {}): TableRow[] {
  const parser = new RowParser(delimiter);
  const rows: TableRow[] = [];
  for (let at = 0; at < text.length; at += size) rows.push(...parser.next(text.slice(at, at + size)));
  return [...rows, ...parser.end()];
}

function errorOf(text: string, size = Infinity): ImportFileError {
  try {
    rowsOf(text, { size });
  } catch (error) {
    if (error instanceof ImportFileError) return error;
  }
  throw new Error('No error');
}

describe.each([Infinity, 1, 2, 3])('in pieces of %d characters', (size) => {
  test.each<[string, string, TableRow[]]>([
    [
      'plain cells',
      'a,b\n1,2',
      [
        { line: 1, cells: ['a', 'b'] },
        { line: 2, cells: ['1', '2'] },
      ],
    ],
    [
      'CRLF',
      'a\r\nb\r\n',
      [
        { line: 1, cells: ['a'] },
        { line: 2, cells: ['b'] },
      ],
    ],
    [
      'CR',
      'a\rb\r',
      [
        { line: 1, cells: ['a'] },
        { line: 2, cells: ['b'] },
      ],
    ],
    [
      'all endings mixed',
      'a\r\rb\n\nc\r\n\r\nd',
      [
        { line: 1, cells: ['a'] },
        { line: 3, cells: ['b'] },
        { line: 5, cells: ['c'] },
        { line: 7, cells: ['d'] },
      ],
    ],
    [
      'LF before CR, which are two',
      'a\n\rb',
      [
        { line: 1, cells: ['a'] },
        { line: 3, cells: ['b'] },
      ],
    ],
    ['a delimiter in quotes', '"a,b",c', [{ line: 1, cells: ['a,b', 'c'] }]],
    ['doubled quotes', '"a ""b""",""""\n', [{ line: 1, cells: ['a "b"', '"'] }]],
    [
      'line breaks in quotes',
      '"a\r\nb\rc\nd",e\r\nf',
      [
        { line: 1, cells: ['a\r\nb\rc\nd', 'e'] },
        { line: 5, cells: ['f'] },
      ],
    ],
    [
      'a break at the end of quotes',
      '"a\r"\n"\nb"\r\nc',
      [
        { line: 1, cells: ['a\r'] },
        { line: 3, cells: ['\nb'] },
        { line: 5, cells: ['c'] },
      ],
    ],
    ['quotes within a cell', '7" single,a"b"', [{ line: 1, cells: ['7" single', 'a"b"'] }]],
    ['spaces behind a quote', '"a"  ,"b" \n', [{ line: 1, cells: ['a', 'b'] }]],
    ['text behind a quote', '"He said "hi", ok', [{ line: 1, cells: ['He said hi"', ' ok'] }]],
    ['empty quotes', '"",a,""\n', [{ line: 1, cells: ['', 'a', ''] }]],
    ['empty cells at both ends', ',a,\n', [{ line: 1, cells: ['', 'a', ''] }]],
    ['rows without text', ' ,\t\n""\n\n,a', [{ line: 4, cells: ['', 'a'] }]],
    [
      'rows of other lengths',
      'a,b\n1\n1,2,3',
      [
        { line: 1, cells: ['a', 'b'] },
        { line: 2, cells: ['1'] },
        { line: 3, cells: ['1', '2', '3'] },
      ],
    ],
    [
      'signs of comments',
      '#a\n//b',
      [
        { line: 1, cells: ['#a'] },
        { line: 2, cells: ['//b'] },
      ],
    ],
    ['apostrophes of our own CSV', "'=1+1,'s Nachts", [{ line: 1, cells: ['=1+1', "'s Nachts"] }]],
    ['NUL and lone surrogates', 'a\0b,\uD800c', [{ line: 1, cells: ['a\0b', '\uD800c'] }]],
    [
      'separators of Unicode, at which no editor begins a line',
      'a\u2028b\u0085c\vd\n',
      [{ line: 1, cells: ['a\u2028b\u0085c\vd'] }],
    ],
  ])('%s', (_, text, rows) => {
    expect(rowsOf(text, { size })).toEqual(rows);
  });

  test('a quote that is never closed names its line', () => {
    const error = errorOf('a,b\r\n1,"x\r\ny\r\n', size);
    expect(error).toMatchObject({ code: 'file/quote-not-closed', place: { line: 2 } });
  });
});

test.each([';', '\t', '|'] as const)('cells are cut at %j', (delimiter) => {
  expect(rowsOf(`a,b${delimiter}"c${delimiter}"`, { delimiter })).toEqual([
    { line: 1, cells: ['a,b', `c${delimiter}`] },
  ]);
});

test('a quote that is never closed ends within a cell of the greatest length', () => {
  const parser = new RowParser(',');
  const piece = 'x\n'.repeat(1_000);
  let read = 0;
  const swallow = () => {
    parser.next('a\n\nb,"');
    for (; read < 20_000_000; read += piece.length) parser.next(piece);
  };
  expect(swallow).toThrow(
    expect.objectContaining({ code: 'file/quote-not-closed', place: expect.objectContaining({ line: 3 }) }),
  );
  expect(read).toBeLessThanOrEqual(LONGEST_CELL);
});

test('limits: the last that is taken, and the first that is not', () => {
  const cell = 'x'.repeat(LONGEST_CELL);
  expect(rowsOf(cell)).toHaveLength(1);
  expect(rowsOf(`"${cell}"`)).toHaveLength(1);
  expect(errorOf(`a\n${cell}x`)).toMatchObject({ code: 'file/cell-too-long', place: { line: 2 } });
  expect(errorOf(`a\n"${cell}x"`)).toMatchObject({ code: 'file/quote-not-closed', place: { line: 2 } });
  const row = Array<string>(LONGEST_ROW / LONGEST_CELL)
    .fill(cell)
    .join(',');
  expect(rowsOf(row)).toHaveLength(1);
  expect(errorOf(`a\n\n${row},x`)).toMatchObject({ code: 'file/row-too-long', place: { line: 3 } });
  const columns = Array<string>(MOST_COLUMNS).fill('x').join(',');
  expect(rowsOf(`${columns},,  ,`)[0]?.cells).toHaveLength(MOST_COLUMNS);
  expect(errorOf(`a\n${columns},,x`)).toMatchObject({
    code: 'file/too-many-columns',
    place: { line: 2 },
    params: { most: 500 },
  });
});

test('any text gives the same rows or the same error in any pieces', () => {
  const unit = fc.constantFrom('"', ',', '\r', '\n', 'a', ' ', "'", '=');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 40 }), fc.integer({ min: 1, max: 5 }), (text, size) => {
      const read = (options: { size?: number }) => {
        try {
          return rowsOf(text, options);
        } catch (error) {
          return error;
        }
      };
      expect(read({ size })).toEqual(read({}));
    }),
    { numRuns: 2_000 },
  );
});
