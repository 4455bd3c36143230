// @vitest-environment node
import type { ImportRun, ImportStep, Reading, RowChange } from '@countin/domain/imports';
import { aProductContent } from '@countin/domain/testing';
import { csv } from '@countin/import/csv';
import { NO_ANSWERS, writeContextPage, type ContextPage } from '@countin/import/plan';
import { ImportFileError } from '@countin/import/records';
import { describe, expect, it } from 'vitest';
import { connectEngine, type WorkerPort } from './engine-client.ts';
import { ImportEngine } from './import-engine.ts';
import type { RowSummary } from './row-summary.ts';
import { serveEngine, type EnginePort } from './serve-engine.ts';

const MIRA = { artistId: 'mira', name: 'Mira Okafor', slug: 'mira', mayCreate: true, mayEdit: true };
const HEADINGS = ['Artist', 'Title', 'Release date', 'UPC', 'Genre'];

/** 300 rows: each tenth has a day that no month has, row 5 an unknown artist, row 7 a title that is here already. */
function rowsOf(count = 300): string[][] {
  return Array.from({ length: count }, (_, at) => [
    at === 5 ? 'Nobody' : 'Mira Okafor',
    at === 7 ? 'Harbour Lights' : `Song ${String.fromCharCode(97 + (at % 26))}${at} ${at * 7919}`,
    at % 10 === 3 ? '2026-02-31' : '2026-02-20',
    '',
    at === 11 ? 'Hörspiel-Quatsch' : 'Jazz',
  ]);
}

const textOf = (rows: readonly string[][]) => csv([HEADINGS, ...rows]);
const page = (changes: Partial<ContextPage> = {}): string =>
  writeContextPage({
    artists: [MIRA],
    releases: [
      {
        productId: 'here',
        artistId: 'mira',
        productSlug: 'harbour-lights',
        status: 'draft',
        content: aProductContent({ title: 'Harbour Light' }),
        messageAt: null,
      },
    ],
    formerSlugs: [],
    ...changes,
  });

async function opened(rows = rowsOf()) {
  const engine = new ImportEngine();
  const file = new Blob([textOf(rows)]);
  const { reading } = await engine.inspect(file, 'en');
  const counted: number[] = [];
  const read = await engine.readFile(file, reading, (count) => counted.push(count));
  engine.addContextPage(page());
  engine.setRun(runOf(reading));
  const told: (readonly RowSummary[])[] = [];
  const preview = () => {
    told.length = 0;
    return engine.preview((chunk) => told.push(chunk));
  };
  return { engine, reading, read, counted, preview, told: () => told.flat() };
}

const runOf = (reading: Reading, changes: Partial<ImportRun> = {}) =>
  ({ artists: [], columnValues: [], works: [], reading, ...changes }) satisfies Partial<ImportRun>;
const change = (row: number, changes: Partial<RowChange> = {}): RowChange => ({
  row,
  answers: NO_ANSWERS,
  corrections: [],
  ...changes,
});
const stepOf = (row: number, result: ImportStep['result'] = 'created') =>
  ({ work: 1, row, result, productId: `made-${row}`, artistId: 'mira' }) as ImportStep;
const work = { work: 1, undoes: null } as ImportRun['works'][number];

describe('a preview', () => {
  it('of 300 rows tells each once, with its mistakes', async () => {
    const { read, preview, told } = await opened();
    expect(read).toEqual({ records: 300, names: ['Mira Okafor', 'Nobody'] });
    const { counts, digest } = await preview();
    expect(counts).toMatchObject({ invalid: 32, doubtful: 1, new: 267, applied: 0 });
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    expect(told()).toHaveLength(300);
    expect(told()[3]).toMatchObject({ row: 3, line: 5, state: 'invalid', problems: 1, artistId: 'mira', upc: '' });
    expect(told()[5]).toMatchObject({ artistName: 'Nobody', artistId: null, state: 'invalid' });
    expect(told()[7]).toMatchObject({ title: 'Harbour Lights', state: 'doubtful', doubts: 1, productId: null });
  });

  it('tells only rows that differ after a correction or an answer, and its digest differs', async () => {
    const { engine, preview, told } = await opened();
    const before = await preview();
    expect((await preview()).digest).toBe(before.digest);
    expect(told()).toEqual([]);

    engine.changeRow(change(3, { corrections: [{ column: 'releaseDate', track: null, text: '2026-02-28' }] }));
    const corrected = await preview();
    expect(told()).toMatchObject([{ row: 3, state: 'new', problems: 0 }]);
    expect(corrected.counts).toMatchObject({ invalid: 31, new: 268 });
    expect(corrected.digest).not.toBe(before.digest);

    engine.changeRow(change(7, { answers: { ...NO_ANSWERS, target: { productId: 'here' } } }));
    await preview();
    expect(told()).toMatchObject([{ row: 7, state: 'changed', productId: 'here' }]);
    const { before: content, planned, answers } = engine.details(7);
    expect([content?.title, planned?.content?.title]).toEqual(['Harbour Light', 'Harbour Lights']);
    expect(answers.target).toEqual({ productId: 'here' });
  });

  it('reads a text for every row, an artist that was chosen, and genres in any language', async () => {
    const { engine, reading, preview, told } = await opened(rowsOf(12));
    await preview();
    expect(told()[11]).toMatchObject({ state: 'invalid' });
    engine.setRun(
      runOf(reading, {
        artists: [{ name: 'Nobody', artistId: 'mira' }],
        columnValues: [{ column: 'genre', track: null, text: 'ジャズ' }],
      }),
    );
    const { counts } = await preview();
    expect(counts).toMatchObject({ invalid: 1, doubtful: 1, new: 10 });
    expect(told().map(({ row }) => row)).toEqual([5, 11]);
    expect(engine.cellText(11, 'genre', null)).toBe('jazz');
  });

  it('leaves rows that were applied, and shows what they have become', async () => {
    const { engine, reading, preview, told } = await opened(rowsOf(12));
    const before = await preview();
    engine.setRun(runOf(reading, { works: [work] }));
    engine.setRows([], [stepOf(0), stepOf(1, 'failed')]);
    const after = await preview();
    expect(told()).toMatchObject([{ row: 0, state: 'applied', productId: 'made-0', artistId: 'mira' }]);
    expect(after.counts).toMatchObject({ applied: 1, new: before.counts.new - 1 });
    expect(engine.details(0)).toMatchObject({ planned: null, summary: { state: 'applied' } });
  });

  it('that begins before another has ended takes its place', async () => {
    const { engine, preview } = await opened();
    const first = preview();
    engine.changeRow(change(0, { answers: { ...NO_ANSWERS, excluded: true } }));
    const second = preview();
    const [one, other] = await Promise.all([first, second]);
    expect(one).toEqual(other);
    expect(other.counts.excluded).toBe(1);
  });

  it('without records any more ends', async () => {
    const { engine, preview, told } = await opened();
    const ended = expect(preview()).rejects.toMatchObject({ name: 'AbortError' });
    engine.clearRecords();
    await ended;
    expect(told()).toEqual([]);
  });
});

it('artists that the server lists are planned anew only where a name stands for another', async () => {
  const { engine, reading, preview } = await opened();
  const first = preview();
  const listed = { ...runOf(reading), artists: [{ name: 'Mira Okafor', artistId: 'mira' }] };
  engine.setRun(listed);
  expect(preview()).toBe(first);
  engine.setRun({ ...listed, artists: [...listed.artists, { name: 'Nobody', artistId: 'mira' }] });
  await preview();
  expect((await engine.details(5)).planned?.target).toMatchObject({ artistId: 'mira' });
});

it('reading again ends the reading before, and its records do not come', async () => {
  const { engine, reading } = await opened(rowsOf(3));
  const long = engine.readFile(new Blob([textOf(rowsOf(2000))]), reading, () => undefined);
  const ended = expect(long).rejects.toMatchObject({ name: 'AbortError' });
  const read = await engine.readFile(new Blob([textOf(rowsOf(2))]), reading, () => undefined);
  await ended;
  expect(read.records).toBe(2);
});

describe('through messages', () => {
  function connected() {
    const { port1, port2 } = new MessageChannel();
    serveEngine(port2 as EnginePort, new ImportEngine());
    const client = connectEngine(port1 as WorkerPort);
    return { ...client, close: () => port1.close() };
  }

  it('all works as it does without', async () => {
    const { engine, close } = connected();
    const file = new Blob([textOf(rowsOf(12))]);
    const { reading, table } = await engine.inspect(file, 'en');
    expect(table?.survey.releases).toBe(12);
    await engine.readFile(file, reading, () => undefined);
    await engine.addContextPage(page());
    await engine.setRun(runOf(reading));
    const told: RowSummary[] = [];
    const { counts } = await engine.preview((rows) => told.push(...rows));
    expect([told.length, counts.doubtful]).toEqual([12, 1]);
    expect((await engine.details(7)).planned?.doubts).toMatchObject([{ candidates: [{ productId: 'here' }] }]);
    close();
  });

  it('errors of a file come whole, and others as what they are', async () => {
    const { engine, close } = connected();
    const error: unknown = await engine.inspect(new Blob(['%PDF-1.7']), 'en').catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(ImportFileError);
    expect(error).toMatchObject({ code: 'file/no-table', params: { format: 'pdf' } });
    await expect(engine.details(0)).rejects.toMatchObject({ code: 'service/unknown' });
    close();
  });

  it('calls that wait fail when the worker dies, and so do later ones', async () => {
    const { engine, fail, close } = connected();
    const died = new Error('died');
    const waits = expect(engine.inspect(new Blob(['UPC\n1']), 'en')).rejects.toBe(died);
    fail(died);
    await waits;
    await expect(engine.details(0)).rejects.toBe(died);
    close();
  });
});
