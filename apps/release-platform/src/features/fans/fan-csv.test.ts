import { aFan } from '@countin/domain/testing';
import { parse } from 'papaparse';
import { expect, test } from 'vitest';
import { csvHead, csvRows } from './fan-csv.ts';
import { FAN_COLUMNS, type FanColumn } from './fan-columns.ts';

const headings = Object.fromEntries(FAN_COLUMNS.map((column) => [column, `The ${column}`])) as Record<
  FanColumn,
  string
>;
const titles = new Map([['p1', 'Low Sun, Long Water']]);

const ana = aFan({
  id: 's1',
  contact: 'ana@example.com',
  name: 'Ana',
  zone: 'Europe/Lisbon',
  country: 'PT',
  service: 'apple-music',
  state: 'confirmed',
  releases: ['p1', 'gone'],
  createdAt: Date.UTC(2026, 10, 20, 8),
  ledger: [
    {
      n: 1,
      scope: { kind: 'release', id: 'p1' },
      channel: 'email',
      action: 'given',
      method: 'form',
      wordingVersion: '2026-11',
      language: 'en',
      wordingHash: 'a'.repeat(64),
      at: Date.UTC(2026, 10, 20, 8),
      previous: '',
      hash: 'b'.repeat(64),
    },
  ],
});
const fanCsv = (fans: readonly (typeof ana)[]) => csvHead({ headings }) + csvRows(fans, { titles });

const cells = (csv: string) => parse<string[]>(csv.replace('\uFEFF', '')).data;

test('a fan is one row under the headings, with every entry of the consent ledger', () => {
  const [first, row] = cells(fanCsv([ana]));
  expect(first).toEqual(Object.values(headings));
  expect(row).toEqual([
    'ana@example.com',
    'email',
    'Ana',
    'confirmed',
    'no',
    'Low Sun, Long Water; gone',
    'en',
    'Europe/Lisbon',
    'PT',
    'Apple Music',
    '2026-11-20T08:00:00.000Z',
    `1 2026-11-20T08:00:00.000Z given release:p1 email form 2026-11 en ${'a'.repeat(64)} ${'b'.repeat(64)}`,
  ]);
});

test('pages of fans follow one another as one file', () => {
  const file =
    csvHead({ headings }) + csvRows([ana], { titles }) + csvRows([], { titles }) + csvRows([ana], { titles });
  expect(cells(file).filter((row) => row.length > 1)).toHaveLength(3);
});

test.each(['=HYPERLINK("http://evil.example","x")', '+1+cmd|calc', '-2+3', '@SUM(A1)', ' =1', '＝1', '\tx', '"=1"'])(
  'a name that a spreadsheet would run is made text: %j',
  (name) => {
    const [, row] = cells(fanCsv([{ ...ana, name }]));
    expect(row?.[2]).toBe(`'${name}`);
  },
);

const SEPARATED_BY = [',', ';', '\t', '|'];

test.each([
  "x;=1+cmd|' /C calc'!A0;",
  'x; =1+1',
  'x;"=1+1',
  'x\t+1',
  'x,@SUM(A1)',
  'x\n=1',
  'x\r-1',
  'x\r\n=1',
  '\t=1',
  '\n=1',
  'x;＝1+1',
  'x,\n;"" ＠1',
])('B14: a formula behind a separator in a name is text in a spreadsheet that separates by it: %j', (name) => {
  const csv = fanCsv([{ ...ana, name, zone: name }]).replace('\uFEFF', '');
  for (const delimiter of SEPARATED_BY) {
    // Cell by cell as a spreadsheet does that sees quotes at the beginning of a cell alone.
    const found = parse<string[]>(csv, { delimiter }).data.flat();
    expect(
      found.filter((cell) => /^[\s"]*[=+\-@＝＠]/.test(cell)),
      delimiter,
    ).toEqual([]);
    const torn = csv.split(/\r?\n|\r/).flatMap((row) => row.split(delimiter));
    expect(
      torn.filter((cell) => /^[\s"]*[=+\-@＝＠]/.test(cell)),
      `torn at ${delimiter}`,
    ).toEqual([]);
  }
});

test.each(['a;b', 'a\tb', 'a,b', 'a\nb', 'a\rb', 'a|b', 'a"b'])(
  'a cell with what some spreadsheet separates by is quoted: %j',
  (name) => {
    expect(fanCsv([{ ...ana, name }])).toContain(`"${name.replace('"', '""')}"`);
    expect(cells(fanCsv([{ ...ana, name }]))[1]?.[2]).toBe(name);
  },
);

test('a phone number stays a phone number', () => {
  const [, row] = cells(fanCsv([{ ...ana, channel: 'phone', contact: '+15551234567' }]));
  expect(row?.[0]).toBe('+15551234567');
});

test('quotes, commas and line breaks survive', () => {
  const name = 'Ana "An" Sousa,\nLisbon';
  expect(cells(fanCsv([{ ...ana, name }]))[1]?.[2]).toBe(name);
});

test('an empty list gives the headings alone, with a UTF-8 byte-order mark', () => {
  const csv = fanCsv([]);
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(cells(csv).filter((row) => row.length > 1)).toHaveLength(1);
});
