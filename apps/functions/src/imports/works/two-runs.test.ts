import { importObjects } from '@countin/domain/imports';
import { expect, test } from 'vitest';
import {
  anImportWorld,
  apply,
  callAs,
  MIRA,
  readRun,
  releasesOf,
  RUN,
  stepsOf,
  workOn,
} from '../../testing/import-stage.ts';
import { READING } from '../../testing/import-reading.ts';
import { continueImport } from '../continue-import.ts';

test('two runs about the same releases: one writes them, the other is asked again', async () => {
  const world = await anImportWorld();
  await readRun(world, 'Artist,Title,UPC\nMira Okafor,Tide Lines,036000291452\n');
  await apply(world);
  await callAs(world, MIRA, 'removeImport', { runId: RUN });
  await readRun(world, 'Artist,UPC,Genre\nMira Okafor,036000291452,rock\n');
  const other = 'run-2';
  const file = 'Artist,UPC,Genre\nMira Okafor,036000291452,folk\n';
  await world.objects.write(importObjects.file(MIRA, other), Buffer.from(file), 'text/csv');
  await callAs(world, MIRA, 'createImport', { runId: other, name: 'other.csv', reading: READING });
  await workOn(world);
  // Both are planned before one of them writes.
  for (const runId of [RUN, other]) {
    await callAs(world, MIRA, 'applyImport', { runId, digest: '', publish: false });
    await continueImport(world, runId, 0);
  }
  await workOn(world);
  expect(await releasesOf(world)).toMatchObject([{ genre: 'rock' }]);
  expect((await stepsOf(world, 1)).map(({ result }) => result)).toEqual(['updated']);
  const { steps } = await callAs(world, MIRA, 'readImportRows', { runId: other });
  expect(steps.map(({ result, code }) => [result, code])).toEqual([['asked', 'import/changed']]);
});

test('what was chosen for headings is known at the next file, the last choice first', async () => {
  const world = await anImportWorld();
  const choose = async (runId: string, mapping: (string | null)[], headings: string[]) => {
    await world.objects.write(importObjects.file(MIRA, runId), Buffer.from('a,b\n1,2\n'), 'text/csv');
    await callAs(world, MIRA, 'createImport', { runId, name: 'a.csv', reading: { ...READING, mapping }, headings });
  };
  await choose('one', ['title', null], ['Werk', 'Notiz']);
  await choose('two', ['version', 'artist'], ['Werk', 'Wer']);
  const { headings } = await callAs(world, MIRA, 'listImports', {});
  expect(headings).toEqual([
    { heading: 'Werk', column: 'version' },
    { heading: 'Wer', column: 'artist' },
    { heading: 'Notiz', column: null },
  ]);
  expect((await callAs(world, 'editor', 'listImports', {})).headings).toEqual([]);
});
