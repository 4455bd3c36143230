import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BYTE_ORDER_MARK, csv, parseCsv } from './csv.ts';

/** Cells of what formulas, separators and our own apostrophes consist of, and any others. */
const cells = fc.oneof(
  fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '|', '%', "'", '"', ',', ';', '\t', '\r', '\n', ' ', 'a', '1'),
  }),
  fc.string({ unit: 'grapheme' }),
);

test('what is written is read again, cell by cell', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cells, cells), { minLength: 1 }), (rows) => {
      const filled = rows.map(([first, second]) => [`x${first}`, second] as const);
      const read = parseCsv(BYTE_ORDER_MARK + csv([['name', 'note'], ...filled]));
      expect(read).toEqual(filled.map(([name, note]) => ({ name, note })));
    }),
    { numRuns: 500 },
  );
});

test.each(['=1+1', '+1', '-2', '@SUM(A1)', '＝1', '"=1', '\t=1', "'=1", '|x', '%x', 'a;=1', 'a\n=1'])(
  'no spreadsheet runs %j',
  (cell) => {
    const [row = ''] = csv([[cell, 'end']]).split(',end');
    for (const part of row.split(/[,;|\t\r\n]/)) expect(part).not.toMatch(/^[\s"]*[=+\-@＝＋－＠|%]/);
  },
);

test('a phone number stays as it is', () => {
  expect(csv([['+491701234567', 'b']])).toBe('+491701234567,b\r\n');
});

test('no row is no text', () => {
  expect(csv([])).toBe('');
});

test('cells that consist of separators and apostrophes take no time that grows with their square', () => {
  const hostile = "\t'".repeat(500_000);
  expect(
    parseCsv(
      csv([
        ['name', 'note'],
        [hostile, 'x'],
      ]),
    ),
  ).toEqual([{ name: hostile, note: 'x' }]);
});
