// @vitest-environment node
import { LANGUAGES } from '@countin/domain/locale';
import { expect, it, test } from 'vitest';
import { ImportEngine } from '../engine/import-engine.ts';
import { exampleFile, type ExampleName } from './example-files.ts';

const TABLES: readonly ExampleName[] = ['releases.csv', 'tracks.csv', 'releases.xlsx'];

test.each(LANGUAGES)('example tables with headings in %s are read whole and without a mistake', async (language) => {
  for (const name of TABLES) {
    const engine = new ImportEngine();
    const file = await exampleFile(name, language);
    const { reading, table } = await engine.inspect(file, language);
    expect(reading.mapping).not.toContain(null);
    expect([table?.recognised.ambiguous, table?.recognised.doubles]).toEqual([[], []]);
    const { records, names } = await engine.readFile(file, reading, () => undefined);
    expect([records, names.length > 0]).toEqual([2, true]);
  }
});

it('the example of a list has two codes, and the example message is one', async () => {
  const engine = new ImportEngine();
  const { codes } = await engine.inspect(await exampleFile('codes.txt', 'de'), 'de');
  expect([codes?.codes.length, codes?.problems]).toEqual([2, []]);
  const message = await exampleFile('message.xml', 'de');
  const { reading, messages } = await engine.inspect(message, 'de');
  expect([reading.format, messages?.count, messages?.unreadable]).toEqual(['message', 1, 0]);
  expect(await engine.readFile(message, reading, () => undefined)).toEqual({ records: 1, names: ['Mira Okafor'] });
});
