import { productContentSchema } from '@countin/domain/release-metadata';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it, test } from 'vitest';
import { COLUMNS } from './columns.ts';
import { problemsOf, readTable } from './table.test-data.ts';

const ids = COLUMNS.map(({ id }) => id);
const examples = COLUMNS.flatMap((column) => [...column.examples]);
const aCell = fc.oneof(
  fc.constant(''),
  fc.constantFrom(...examples),
  fc.constantFrom(
    '-',
    'NULL',
    '=1+1',
    '27.11.26',
    '03/04/2026',
    '1,085',
    '76123456789',
    '__proto__',
    '\u0000',
    '\ud800',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const someRows = fc.array(fc.array(aCell, { minLength: ids.length - 1, maxLength: ids.length + 1 }), {
  minLength: 1,
  maxLength: 5,
});

it('whatever cells contain, each record has problems or fields that a form would accept', async () => {
  await fc.assert(
    fc.asyncProperty(someRows, fc.constantFrom('keep', 'clear'), async (rows, emptyCells) => {
      const { records } = await readTable(ids, rows, { emptyCells });
      for (const { fields, problems } of records) {
        for (const { found } of problems) expect(found.length <= 200 && !/\p{Surrogate}/u.test(found)).toBe(true);
        for (const [field, given] of Object.entries(fields)) {
          const schema = productContentSchema.entries[field as keyof typeof fields];
          if ('value' in given)
            expect(v.safeParse(schema, given.value)).toMatchObject({ success: true, output: given.value });
        }
      }
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['spaces', ' '.repeat(90_000)],
  ['digits', '1'.repeat(90_000)],
  ['separators', '1.'.repeat(45_000)],
  ['addresses', 'a '.repeat(45_000)],
  ['names', 'a;'.repeat(45_000)],
  ['brackets', 'a ('.repeat(30_000)],
  ['signs', '℗ & '.repeat(22_000)],
])('a long cell of %s is read within the test’s limit, with few problems', async (_what, unit) => {
  const text = `x${unit}x`;
  const { records } = await readTable(ids, [ids.map(() => text)]);
  expect(problemsOf(records).length).toBeLessThan(2 * ids.length);
  for (const { found } of records[0]!.problems) expect(found.length).toBeLessThanOrEqual(200);
});

it('a number or a code with a long tail is none', async () => {
  const tail = `${' '.repeat(200)}x`;
  const { records } = await readTable(
    ['Title', 'UPC', 'Track title', 'Duration', 'Track number'],
    [['Low Tide', `76123456789${tail}`, 'Salt', `185${tail}`, `1${tail}`]],
    { lostZeros: 'complete' },
  );
  expect(records[0]!.problems.map(({ code }) => code)).toEqual(['gtin/characters', 'import/number', 'import/duration']);
});
