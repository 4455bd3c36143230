import { describe, expect, it } from 'vitest';
import { CAUTIOUS_ANSWERS, exampleTable, recogniseHeadings, recordsOf, surveyTable } from '../columns/index.ts';
import type { ColumnId, TableAnswers } from '../columns/index.ts';
import type { ReleaseRecord } from '../records/index.ts';
import { readSheet } from './read-sheet.ts';
import { inline, partsOf, sheetXml, zipOf, openBlob } from './workbook.test-data.ts';

const HEADINGS = 1;
const DATE = 2;
const TIME_OF_DAY = 3;
const styles = `<cellXfs>${[0, 0, 14, 20].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`;

const example = exampleTable('tracks', 'de');
const { mapping } = recogniseHeadings(example.headings);
const headingOf = (id: ColumnId) => example.headings[mapping.indexOf(id)] ?? '';

const letters = (index: number): string =>
  (index >= 26 ? letters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A cell as a person's typing makes it: codes become numbers unless a zero is to stay, dates become days. */
function typed(reference: string, text: string): string {
  if (text === '') return '';
  if (/^[1-9]\d*$/.test(text)) return `<c r="${reference}"><v>${Number(text)}</v></c>`;
  if (/^\d{4}-\d{2}-\d{2}$/.test(text))
    return `<c r="${reference}" s="${DATE}"><v>${(Date.parse(text) - Date.UTC(1899, 11, 30)) / 86_400_000}</v></c>`;
  return inline(reference, escaped(text));
}

/** A sheet of an example's rows; cells of some columns are given as XML. */
function exampleSheet(change: (heading: string, row: number, reference: string) => string | null = () => null) {
  const { headings, rows } = example;
  const row = (cells: readonly string[], line: number) =>
    `<row r="${line}">${cells
      .map((cell, at) => {
        const reference = letters(at) + line;
        if (line === HEADINGS) return inline(reference, escaped(cell));
        return change(headings[at] ?? '', line, reference) ?? typed(reference, cell);
      })
      .join('')}</row>`;
  return sheetXml([headings, ...rows].map((cells, at) => row(cells, at + 1)).join(''));
}

async function read(sheet: string, chosen: Partial<TableAnswers> = {}) {
  const workbook = await openBlob(await zipOf(partsOf(sheet, { styles })));
  const table = () => readSheet(workbook, 'Releases');
  expect((await table()).head.headings).toEqual(example.headings);
  const survey = await surveyTable(await table(), mapping);
  const answers = { ...CAUTIOUS_ANSWERS, ...survey.answers, ...chosen };
  const records: ReleaseRecord[] = [];
  for await (const record of recordsOf(await table(), mapping, answers)) records.push(record);
  return { survey, records };
}

const problemsOf = (records: readonly ReleaseRecord[]) =>
  records.flatMap(({ problems }) => problems.map(({ code, place, found }) => `${code} | ${place.line} | ${found}`));

describe('a sheet with German headings', () => {
  it('gives the releases of the example, without problems', async () => {
    const { records, survey } = await read(exampleSheet());
    expect(problemsOf(records)).toEqual([]);
    expect(records).toHaveLength(2);
    expect(survey.questions.dateOrder).toBeNull();
    expect(records.map(({ place }) => place)).toMatchObject([
      { part: 'Releases', line: 2 },
      { part: 'Releases', line: 4 },
    ]);
  });

  it('asks about the zeros that a UPC lost as a number, and completes it', async () => {
    const upc = example.rows[0]?.[example.headings.indexOf(headingOf('upc'))] ?? '';
    expect(upc).toMatch(/^0/);
    const found = String(Number(upc));
    const sheet = exampleSheet((heading, line, reference) =>
      heading === headingOf('upc') && line < 4 ? `<c r="${reference}"><v>${Number(upc)}</v></c>` : null,
    );
    const { survey, records } = await read(sheet);
    expect(survey.questions.lostZeros).toEqual({
      releases: 1,
      examples: [{ found, completed: upc }],
    });
    expect(problemsOf(records)).toEqual([`import/lost-zeros | 2 | ${found}`]);
    const completed = await read(sheet, { lostZeros: 'complete' });
    expect(problemsOf(completed.records)).toEqual([]);
    expect(completed.records[0]?.fields.upc).toEqual({ value: upc });
  });

  it('refuses a duration that became a time of day, and formulas without a result or with an error in any column', async () => {
    const { records } = await read(
      exampleSheet((heading, line, reference) => {
        if (heading === headingOf('track.duration') && line === 2)
          return `<c r="${reference}" s="${TIME_OF_DAY}"><v>${185 / 1440}</v></c>`;
        if (heading === headingOf('track.title') && line === 3) return `<c r="${reference}"><f>B1&amp;"x"</f></c>`;
        if (heading === headingOf('labelName') && line === 4)
          return `<c r="${reference}" t="e"><f>VLOOKUP(1,A:B,2)</f><v>#N/A</v></c>`;
        return null;
      }),
    );
    expect(problemsOf(records)).toEqual([
      'import/duration | 2 | 3:05',
      'import/formula | 3 | =B1&"x"',
      'import/cell-error | 4 | #N/A',
    ]);
  });
});
