import { documents } from '@countin/domain/documents';
import { aProductContent } from '@countin/domain/testing';
import type { ProductContent } from '@countin/domain/release';
import { writeErnMessage } from '@countin/import/ern';
import { expect, test } from 'vitest';
import type { TestWorld } from '../../testing/services.ts';
import {
  anImportWorld,
  apply,
  callAs,
  MIRA,
  readRun,
  releasesOf,
  RUN,
  stepsOf,
  undo,
} from '../../testing/import-stage.ts';

const OUT = { mode: 'local', date: '2027-01-08', time: '00:00' } as const;

/** A message as a distributor sends it. Without a deal, it takes the release down. */
function message(made: string, content: Partial<ProductContent> = {}): string {
  const release = aProductContent({
    title: 'Tide Lines',
    upc: '036000291452',
    tracks: [],
    releaseMoment: OUT,
    ...content,
  });
  return writeErnMessage(release, 'Mira Okafor', {
    messageId: made,
    threadId: 'tide',
    createdAt: Date.parse(made),
    sender: { dpid: '', name: 'Tideline' },
    recipient: null,
    control: 'live',
    cover: null,
    availability: [],
  }).xml;
}

async function importMessage(world: TestWorld, xml: string, publish = false): Promise<string[]> {
  await callAs(world, MIRA, 'removeImport', { runId: RUN }).catch(() => undefined);
  await readRun(world, xml, { format: 'message' });
  await apply(world, { publish });
  return (await stepsOf(world, 1)).map(({ result }) => result);
}

const published = async (world: TestWorld) => {
  await importMessage(world, message('2026-11-01T10:00:00Z'), true);
  const [tide] = await releasesOf(world);
  if (tide?.status !== 'published') throw new Error('It is not published.');
  return tide.id;
};

test('an older message never overwrites a newer one, in another file either', async () => {
  const world = await anImportWorld();
  expect(await importMessage(world, message('2026-11-01T10:00:00Z', { genre: 'jazz' }))).toEqual(['created']);
  expect(await importMessage(world, message('2026-11-03T10:00:00Z', { genre: 'rock' }))).toEqual(['updated']);
  expect(await importMessage(world, message('2026-11-02T10:00:00Z', { genre: 'folk' }))).toEqual([]);
  expect(await releasesOf(world)).toMatchObject([{ genre: 'rock', messageAt: Date.parse('2026-11-03T10:00:00Z') }]);
});

test('a message without a deal takes the page offline, and the undo brings it back', async () => {
  const world = await anImportWorld();
  const productId = await published(world);
  expect(await importMessage(world, message('2026-11-05T10:00:00Z', { releaseMoment: null }))).toEqual(['updated']);
  expect((await stepsOf(world, 1)).map(({ publishing }) => publishing)).toEqual(['withdrawn']);
  expect(await world.read(documents.releasePage(productId).path)).toBeUndefined();
  expect(await releasesOf(world)).toMatchObject([{ status: 'draft', releaseMoment: OUT }]);
  await undo(world, 1);
  expect(await world.read(documents.releasePage(productId).path)).toMatchObject({ title: 'Tide Lines' });
});
