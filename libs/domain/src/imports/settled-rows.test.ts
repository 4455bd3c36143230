import { describe, expect, test } from 'vitest';
import type { ImportStep } from './import-step.ts';
import type { ImportWork } from './import-run.ts';
import { settledRows, unfinishedSteps } from './settled-rows.ts';

const work = (number: number, undoes: number | null = null) => ({ work: number, undoes }) as ImportWork;
const step = (number: number, row: number, result: ImportStep['result']) => ({
  work: number,
  row,
  result,
  productId: `release-${row}`,
});

test.each<[string, ImportWork[], ReturnType<typeof step>[], number[]]>([
  ['nothing was done', [], [], []],
  ['applied rows', [work(1)], [step(1, 0, 'created'), step(1, 1, 'updated')], [0, 1]],
  ['failed rows and those that are asked about again', [work(1)], [step(1, 0, 'failed'), step(1, 1, 'asked')], []],
  ['rows that were taken back', [work(1), work(2, 1)], [step(1, 0, 'created'), step(2, 0, 'deleted')], []],
  [
    'rows that an undo has spared',
    [work(1), work(2, 1)],
    [step(1, 0, 'created'), step(1, 1, 'updated'), step(2, 0, 'spared'), step(2, 1, 'restored')],
    [0],
  ],
  [
    'the undo of an undo',
    [work(1), work(2, 1), work(3, 2)],
    [step(1, 0, 'updated'), step(2, 0, 'restored'), step(3, 0, 'restored')],
    [0],
  ],
  [
    'applied again after an undo',
    [work(1), work(2, 1), work(3)],
    [step(1, 0, 'created'), step(2, 0, 'deleted'), step(3, 0, 'created')],
    [0],
  ],
])('%s', (_what, works, steps, rows) => {
  expect([...settledRows(works, steps).rows]).toEqual(rows);
});

test('releases that were made and taken back are known as made', () => {
  const steps = [step(1, 0, 'created'), step(1, 1, 'updated'), step(2, 0, 'deleted')];
  expect([...settledRows([work(1), work(2, 1)], steps).made]).toEqual(['release-0']);
});

describe('steps that an import has left unfinished', () => {
  const ended = (number: number, undoes: number | null = null) =>
    ({ ...work(number, undoes), kind: undoes === null ? 'import' : 'undo', endedAt: 1 }) as ImportWork;
  const open = (number: number, row: number) => ({ ...step(number, row, 'created'), open: true });

  test('are those of rows that nothing was done to since', () => {
    const steps = [open(1, 0), open(1, 1), { ...step(1, 2, 'created'), open: false }];
    const later = [
      { ...step(2, 0, 'deleted'), open: false },
      { ...step(2, 1, 'spared'), open: false },
    ];
    expect(unfinishedSteps([ended(1), ended(2, 1)], [...steps, ...later])).toEqual([steps[1]]);
  });

  test('are none while the import goes on', () => {
    expect(unfinishedSteps([{ ...ended(1), endedAt: null }], [open(1, 0)])).toEqual([]);
  });
});
