import { describe, expect, it, test } from 'vitest';
import { MOST_CODES, readCodes } from './read-codes.ts';

const KEEP = { completeZeros: false };
const codesOf = (text: string) => readCodes(text, KEEP).codes.map(({ kind, code, line }) => `${line} ${kind} ${code}`);

it('UPCs, EANs and ISRCs are read as people paste them', () => {
  expect(
    codesOf('602445790128\r\n4006381333931, ISRC GB-AYE-06-00001\n\nqz k6f 26 00001;0602445790128\t036000-291452'),
  ).toEqual([
    '1 upc 602445790128',
    '2 upc 4006381333931',
    '2 isrc GBAYE0600001',
    '4 isrc QZK6F2600001',
    '4 upc 036000291452',
  ]);
});

test.each([
  ['a list from a spreadsheet', '"602445790128"\n"4006381333931"', ['1 upc 602445790128', '2 upc 4006381333931']],
  ['Arabic digits and signs', '٦٠٢٤٤٥٧٩٠١٢٨، 4006381333931', ['1 upc 602445790128', '1 upc 4006381333931']],
  ['a byte order mark', '\uFEFF602445790128', ['1 upc 602445790128']],
  ['a GTIN-14 of the same release', '00602445790128', ['1 upc 602445790128']],
  ['nothing', ' \n\n', []],
])('%s', (_, text, expected) => {
  expect(codesOf(text)).toEqual(expected);
});

it('a code that is there twice counts once, in any spelling', () => {
  const list = readCodes('602445790128\n0602445790128\nGBAYE0600001\ngb-aye-06-00001', KEEP);
  expect(list.codes).toHaveLength(2);
  expect(list.repeated.map(({ line }) => line)).toEqual([2, 4]);
});

describe('what is wrong is said with its line', () => {
  test.each([
    ['602445790127', 'gtin/check-digit', { expected: '8' }],
    ['60244579012', 'gtin/length', {}],
    ['GBAYE060001', 'isrc/length', {}],
    ['1BAYE0600001', 'isrc/format', {}],
    ['Tide Lines by Mira Okafor', 'isrc/length', {}],
    ['6.02445E+11', 'isrc/length', {}],
    ['7'.repeat(2_000_000), 'import/cell-too-long', { max: 64 }],
  ])('%.20s', (entry, code, params) => {
    const { codes, problems } = readCodes(`602445790128\n${entry}\n4006381333931`, KEEP);
    expect(codes).toHaveLength(2);
    expect(problems).toMatchObject([{ code, place: { line: 2 }, params }]);
    expect(problems[0]?.found.length).toBeLessThanOrEqual(200);
  });

  it('zeros that a spreadsheet removed are offered, and restored after a confirmation', () => {
    expect(readCodes('36000291452', KEEP).problems).toMatchObject([
      { code: 'import/lost-zeros', params: { digits: '36000291452', expected: '036000291452' } },
    ]);
    expect(readCodes('36000291452', { completeZeros: true })).toMatchObject({
      codes: [{ code: '036000291452' }],
      problems: [],
    });
  });
});

it('codes beyond the most are counted, not lost silently', () => {
  const text = Array.from({ length: MOST_CODES + 3 }, (_, at) => `QZK6F26${String(at).padStart(5, '0')}`).join('\n');
  const list = readCodes(text, KEEP);
  expect(list.codes).toHaveLength(MOST_CODES);
  expect(list.leftOut).toBe(3);
});
