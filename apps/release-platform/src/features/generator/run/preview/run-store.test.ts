// @vitest-environment node
import type { RowChange } from '@countin/domain/imports';
import { AppError } from '@countin/domain/errors';
import { csv } from '@countin/import/csv';
import { NO_ANSWERS, writeContextPage } from '@countin/import/plan';
import { expect, test } from 'vitest';
import { ImportEngine } from '../../engine/import-engine.ts';
import { RunStore, type StoredRun } from './run-store.ts';

const MIRA = { artistId: 'mira', name: 'Mira Okafor', slug: 'mira', mayCreate: true, mayEdit: true };
const excluded = (row: number): RowChange => ({ row, answers: { ...NO_ANSWERS, excluded: true }, corrections: [] });

/** A store of a file with so many rows, which is loaded; `save` answers its calls. */
async function loaded(count: number, save: (rows: readonly RowChange[]) => Promise<unknown>) {
  const rows = Array.from({ length: count }, (_, at) => ['Mira Okafor', `Song ${at} ${at * 7919}`]);
  const engine = new ImportEngine();
  const file = new Blob([csv([['Artist', 'Title'], ...rows])]);
  const { reading } = await engine.inspect(file, 'en');
  const stored: RowChange[] = [];
  const store = new RunStore({
    engine,
    readRecords: async () => void (await engine.readFile(file, reading, () => undefined)),
    readContext: async () => [writeContextPage({ artists: [MIRA], releases: [], formerSlugs: [] })],
    readRows: async () => [{ rows: stored.map((row) => ({ ...row, changedBy: 'ana', changedAt: 1 })), steps: [] }],
    save,
  });
  const run: StoredRun = { id: 'run', artists: [], columnValues: [], works: [], reading, pages: 1, records: count };
  await store.load(run);
  return { store, stored };
}

test('changes are saved in their order, at most 200 in one call, one call after another', async () => {
  const calls: number[][] = [];
  let running = 0;
  const { store } = await loaded(450, async (rows) => {
    running += 1;
    expect(running).toBe(1);
    calls.push(rows.map(({ row }) => row));
    await new Promise((resolve) => setTimeout(resolve));
    running -= 1;
  });
  for (let row = 0; row < 450; row += 1) store.change(excluded(row));
  expect(store.view().saving).toBe('saving');
  expect(await store.flush()).toBe(true);
  expect(calls.flat()).toEqual(Array.from({ length: 450 }, (_, row) => row));
  expect(Math.max(...calls.map(({ length }) => length))).toBe(200);
  await store.settledDigest();
  expect(store.view().counts).toMatchObject({ new: 0, excluded: 450 });
});

test('what is not saved yet outlasts a failure and what a colleague has stored', async () => {
  let isAway = true;
  const saved: RowChange[] = [];
  const { store, stored } = await loaded(3, (rows) => {
    if (isAway) return Promise.reject(new AppError('service/unavailable'));
    saved.push(...rows);
    return Promise.resolve({});
  });
  store.change(excluded(0));
  expect(await store.flush()).toBe(false);
  expect(store.view()).toMatchObject({ saving: 'failed', saveError: 'service/unavailable' });
  stored.push({ ...excluded(0), answers: NO_ANSWERS }, excluded(1));
  await store.refresh();
  expect(store.view().rows.map(({ state }) => state)).toEqual(['excluded', 'excluded', 'new']);
  isAway = false;
  expect(await store.flush()).toBe(true);
  expect(saved).toEqual([excluded(0)]);
  expect(store.view().saving).toBe('saved');
});

test('a change that is made while the row is being saved is saved too', async () => {
  const first = Promise.withResolvers<undefined>();
  const saved: RowChange[] = [];
  const { store } = await loaded(1, async (rows) => {
    await first.promise;
    saved.push(...rows);
  });
  store.change(excluded(0));
  const again: RowChange = { row: 0, answers: NO_ANSWERS, corrections: [] };
  store.change(again);
  first.resolve(undefined);
  await store.flush();
  expect(saved.at(-1)).toEqual(again);
});
