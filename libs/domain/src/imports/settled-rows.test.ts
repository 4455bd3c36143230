import { expect, test } from 'vitest';
import type { ImportStep } from './import-step.ts';
import type { ImportWork } from './import-run.ts';
import { settledRows } from './settled-rows.ts';

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
