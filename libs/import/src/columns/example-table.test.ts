import { LANGUAGES } from '@countin/domain/locale';
import { describe, expect, it } from 'vitest';
import { exampleTable } from './example-table.ts';
import { recogniseHeadings } from './headings.ts';
import { problemsOf, readTable } from './table.test-data.ts';

const NO_QUESTIONS = { dateOrder: null, decimalSign: null, emptyCells: null, lostZeros: null };

describe.each(LANGUAGES)('the example files in %s', (language) => {
  it.each(['releases', 'tracks'] as const)('of %s are read without a question or a problem', async (kind) => {
    const { headings, rows } = exampleTable(kind, language);
    expect(recogniseHeadings(headings)).toMatchObject({ ambiguous: [], doubles: [] });
    expect(recogniseHeadings(headings).mapping).not.toContain(null);
    const { survey, records } = await readTable(headings, rows);
    expect(survey.questions).toEqual(NO_QUESTIONS);
    expect(problemsOf(records)).toEqual([]);
    expect(records.map(({ fields }) => fields.title)).toEqual([{ value: 'Harbour Lights' }, { value: 'Low Tide' }]);
    const counts = records.map(({ fields: { tracks } }) => tracks && 'value' in tracks && tracks.value.length);
    expect(counts).toEqual(kind === 'tracks' ? [2, 1] : [undefined, undefined]);
  });
});
