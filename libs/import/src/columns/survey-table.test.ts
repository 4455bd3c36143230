import { expect, it, test } from 'vitest';
import { readTable } from './table.test-data.ts';

const withDates = (dates: readonly string[]) =>
  readTable(
    ['Title', 'Release date'],
    dates.map((date, at) => [`Release ${at}`, date]),
  );

test.each([
  [['03.04.2026', '27.11.2026'], 'dmy', null],
  [['03/04/2026', '11/27/2026'], 'mdy', null],
  [['2026-04-03', '3 Apr 2026', '05/05/2026'], null, null],
  [['03/04/2026', '05/06/2026'], null, { mixed: false, examples: ['03/04/2026', '05/06/2026'] }],
  [['27/11/2026', '11/27/2026'], null, { mixed: true, examples: ['27/11/2026', '11/27/2026'] }],
])('dates %j are in the order %s', async (dates, dateOrder, question) => {
  const { survey } = await withDates(dates);
  expect(survey.answers.dateOrder).toBe(dateOrder);
  expect(survey.questions.dateOrder).toEqual(question);
});

it('the answer holds for every date of the file', async () => {
  const dates = [['One', '03/04/2026'] as const, ['Two', '05/06/2026'] as const];
  for (const [dateOrder, first] of [
    ['dmy', '2026-04-03'],
    ['mdy', '2026-03-04'],
  ] as const) {
    const { records } = await readTable(['Title', 'Original release date'], dates, { dateOrder });
    expect(records[0]!.fields.originalReleaseDate).toEqual({ value: first });
  }
});

it('years of two digits are counted and refused, whatever the order', async () => {
  const { survey, records } = await withDates(['27.11.26', '03/04/26', '27-Nov-26']);
  expect(survey).toMatchObject({ shortYears: 3, questions: { dateOrder: null } });
  expect(records.map(({ problems }) => problems.map(({ code }) => code))).toEqual(Array(3).fill(['import/date']));
});

test.each([
  [['185,5', '1,085'], ',', 1085, null],
  [['185.5', '1,085'], '.', 1_085_000, null],
  [['185', '1,085'], null, null, { mixed: false, examples: ['1,085'] }],
])('durations %j have the decimal sign %s', async (durations, decimalSign, durationMs, question) => {
  const rows = durations.map((duration) => ['Low Tide', 'Salt', duration]);
  const { survey, records } = await readTable(['Title', 'Track title', 'Duration'], rows);
  expect(survey.answers.decimalSign).toBe(decimalSign);
  expect(survey.questions.decimalSign).toEqual(question);
  const { tracks } = records[0]!.fields;
  expect(tracks && 'value' in tracks ? tracks.value[1]?.durationMs : null).toBe(durationMs);
});

it('empty cells are asked by field, and only where a release can be without', async () => {
  const { survey } = await readTable(
    ['Artist', 'Title', 'Release date', 'Time zone', 'Spotify', 'Links', 'Label', 'Slug'],
    [
      ['', 'One', '', '', 'https://open.spotify.com/album/1', '', 'Tide', ''],
      ['Mira', 'Two', '2026-11-27', '', '', '', '', ''],
    ],
  );
  expect(survey.questions.emptyCells).toEqual([
    { field: 'releaseMoment', releases: 1 },
    { field: 'storeLinks', releases: 1 },
    { field: 'labelName', releases: 1 },
  ]);
});

it('rows that only continue a release have no empty cells', async () => {
  const { survey } = await readTable(
    ['Title', 'Label', 'Track title'],
    [
      ['One', 'Tide', 'Salt'],
      ['', '', 'Ebb'],
    ],
  );
  expect(survey).toMatchObject({ rows: 2, releases: 1, questions: { emptyCells: null } });
});

it('codes that lost zeros are offered completed', async () => {
  const { survey } = await readTable(
    ['Title', 'UPC'],
    [
      ['One', '76123456789'],
      ['Two', '4260123456788'],
      ['Three', '12345678901'],
    ],
  );
  expect(survey.questions.lostZeros).toEqual({
    releases: 1,
    examples: [{ found: '76123456789', completed: '076123456789' }],
  });
});
