import { blobSource, type FileSource } from '@countin/import/sources';
import { expect, test } from 'vitest';
import { READING } from '../../testing/import-reading.ts';
import type { RecordPage } from './page-builder.ts';
import { blockSource } from './block-source.ts';
import { runReader } from './run-reader.ts';

const csv = (rows: number) =>
  blobSource(new Blob(['Artist,Title\n', ...Array.from({ length: rows }, (_, at) => `Mira,Title ${at}\n`)]));

async function read(file: FileSource, more: { timeout?: number; memory?: number; signal?: AbortSignal } = {}) {
  const pages: RecordPage[] = [];
  const logged: unknown[] = [];
  const onPage = async (page: RecordPage) => void pages.push(page);
  const log = (...said: unknown[]) => void logged.push(said);
  const end = await runReader(file, READING, { onPage, log, signal: new AbortController().signal, ...more }).then(
    () => null,
    (error: unknown) => error,
  );
  return { pages, logged, end };
}

test('ten thousand records come in pages of 250, in their order', async () => {
  const { pages, end } = await read(csv(10_000));
  expect([end, pages.length, new Set(pages.map(({ records }) => records))]).toEqual([null, 40, new Set([250])]);
  expect(JSON.parse(pages[39]?.json ?? '[]')).toHaveLength(250);
  expect(pages[39]?.json).toContain('"Title 9999"');
  expect(pages[0]?.artistNames).toEqual(['Mira']);
});

test('a file that takes more memory than there is fails, and the process that asked goes on', async () => {
  const { end, logged } = await read(csv(60_000), { memory: 5 });
  expect([end, logged]).toEqual([
    expect.objectContaining({ code: 'file/too-demanding', params: { limit: 'memory' } }),
    [],
  ]);
});

test('a file that takes too long fails', async () => {
  const endless = { ...csv(10), size: 1e9, read: () => new Promise<Uint8Array>(() => undefined) };
  expect((await read(endless, { timeout: 1500 })).end).toMatchObject({
    code: 'file/too-demanding',
    params: { limit: 'time' },
  });
});

test('a bucket that is away is no failure of the file', async () => {
  const away = { ...csv(10), read: () => Promise.reject(new Error('away')) };
  expect((await read(away)).end).toEqual(new Error('away'));
});

test('blocks give the bytes that are there, wherever they are asked for', async () => {
  const bytes = new Uint8Array(3_500_000).map((_, at) => (at * 7) % 251);
  let fetched = 0;
  const source = blockSource(bytes.length, async (at, length) => {
    fetched += 1;
    return bytes.slice(at, at + length);
  });
  for (const [at, length] of [
    [0, 10],
    [1_048_570, 20],
    [1_048_576, 1_048_576],
    [3_499_990, 100],
    [3_500_000, 1],
    [5, 3_400_000],
  ] as const)
    expect(Buffer.compare(await source.read(at, length), bytes.slice(at, at + length))).toBe(0);
  expect(fetched).toBe(4);
  const parts: Uint8Array[] = [];
  for await (const part of source.stream()) parts.push(part);
  expect(Buffer.compare(Buffer.concat(parts), bytes)).toBe(0);
});
