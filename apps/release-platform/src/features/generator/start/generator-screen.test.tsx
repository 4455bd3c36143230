import type { DataAccess } from '@countin/data/access';
import { memoryAccess, type MemoryFunctions } from '@countin/data/testing';
import type { CallableInput, CallableOutput } from '@countin/domain/callables';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { File as NodeFile } from 'node:buffer';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { ImportEngine } from '../engine/import-engine.ts';
import { fileHere } from '../engine/read-file-handover.ts';
import { serveEngine, type EnginePort } from '../engine/serve-engine.ts';
import { storedRun } from '../run/run-server.test-data.ts';
import { GeneratorScreen } from './generator-screen.tsx';

afterEach(cleanup);

type ListedRun = CallableOutput<'listImports'>['runs'][number];

const aRun = (changes: Partial<ListedRun> = {}): ListedRun => ({
  id: 'run-1',
  createdBy: 'mira',
  createdByName: 'Mira',
  createdAt: Date.UTC(2026, 10, 2),
  removeAt: Date.UTC(2026, 11, 2),
  name: 'catalogue.csv',
  format: 'table',
  state: 'open',
  records: 1204,
  works: [],
  ...changes,
});

/** A worker in the same thread. The browser of the tests has no files that can be sent. */
function makeWorker(): Worker {
  const port: EnginePort = {
    onmessage: null,
    postMessage: (data) => queueMicrotask(() => worker.onmessage?.({ data } as MessageEvent)),
  };
  const worker = {
    onmessage: null as ((event: MessageEvent) => void) | null,
    postMessage: (data: never) => queueMicrotask(() => port.onmessage?.({ data } as MessageEvent<never>)),
    terminate: () => undefined,
  };
  serveEngine(port, new ImportEngine());
  return worker as unknown as Worker;
}

interface Opened {
  readonly runs?: readonly ListedRun[];
  readonly headings?: CallableOutput<'listImports'>['headings'];
  readonly upload?: (name: string) => Promise<void>;
  readonly functions?: MemoryFunctions;
}

async function open({ runs = [], headings = [], upload = () => Promise.resolve(), functions = {} }: Opened = {}) {
  const created: CallableInput<'createImport'>[] = [];
  const uploaded: string[] = [];
  const files = {
    download: () => Promise.reject(new Error('not asked for')),
    upload(name: string) {
      uploaded.push(name);
      return upload(name);
    },
  };
  const access: DataAccess = {
    ...memoryAccess(
      {},
      {
        'studio/listImports': () => ({ runs, next: null, headings }),
        'studio/createImport': (input: CallableInput<'createImport'>) => {
          created.push(input);
          return { run: storedRun(input.reading, 0, 80) };
        },
        ...functions,
      },
    ),
    files: () => Promise.resolve(files),
  };
  const { router } = await renderRoute(
    [
      { path: '/generator', element: <GeneratorScreen makeWorker={makeWorker} /> },
      { path: '/generator/:runId', element: <p>rows of the run</p> },
    ],
    { path: '/generator', uid: 'mira', access },
  );
  await screen.findByRole('heading', { name: 'Generator' });
  return { created, uploaded, router };
}

const fileOf = (text: string, name = 'mine.csv') => new NodeFile([text], name) as unknown as File;
const choose = (text: string) =>
  fireEvent.change(screen.getByLabelText('CSV or TSV'), { target: { files: [fileOf(text)] } });
const optionOf = (label: string) => (screen.getByLabelText(label) as HTMLSelectElement).value;

const TABLE = 'Artist,Title,Release date,Song notes,Titel\nMira,Tide,03/04/2026,x,Ebbe\nMira,Low,05/06/2026,y,Flut';

test('without imports there are the four inputs with their example files', async () => {
  await open();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'CSV or TSV',
    'Spreadsheet (XLSX)',
    'List of UPCs or ISRCs',
    'DDEX (XML or ZIP)',
  ]);
  expect(screen.getAllByRole('button', { name: /^Example: / })).toHaveLength(5);
  expect(screen.queryByRole('heading', { name: 'Imports' })).toBeNull();
});

test('an import is listed with who made it, its state and how long it is kept, and removed after a question', async () => {
  const removed: unknown[] = [];
  await open({
    runs: [aRun()],
    functions: { 'studio/removeImport': (input: unknown) => (removed.push(input), {}) },
  });
  const link = await screen.findByRole('link', { name: 'catalogue.csv' });
  expect(link.getAttribute('href')).toBe('/generator/run-1');
  expect(screen.getByText(/by Mira .* Releases: 1,204 .* kept until/)).toBeTruthy();
  expect(screen.getByText('Not imported')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove catalogue.csv' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(removed).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await expect.poll(() => removed).toEqual([{ runId: 'run-1' }]);
});

const aWork = (work: number, undoes: number | null, done: number): ListedRun['works'][number] => ({
  ...{ work, undoes, done, kind: undoes === null ? 'import' : 'undo' },
  ...{ startedBy: 'mira', startedAt: 1, endedAt: 2, publish: false, digest: '', total: done, failed: 0 },
  ...{ pages: 1, page: 1, code: '', attempts: 0, reached: 0, stoppedBy: null, stoppedByName: '' },
});
const IMPORTED = aWork(1, null, 40);
const UNDONE = aWork(2, 1, 40);

test.each([
  ['Not imported', []],
  ['Imported', [IMPORTED]],
  ['Imported', [IMPORTED, aWork(2, 1, 39)]],
  ['Taken back', [IMPORTED, UNDONE]],
  ['Imported', [IMPORTED, UNDONE, aWork(3, 2, 40)]],
  ['Imported', [IMPORTED, UNDONE, aWork(3, null, 12)]],
])('an import is %s after its works', async (state, works) => {
  await open({ runs: [aRun({ works })] });
  expect(await within(await screen.findByRole('list', { name: 'Imports' })).findByText(state)).toBeTruthy();
});

test('a table is read as its headings say, what is open is asked once, and its rows are looked at', async () => {
  const { created, uploaded, router } = await open();
  choose(TABLE);
  expect(await screen.findByText('Releases: 2')).toBeTruthy();
  // Two headings name the title: they come first, and neither is read.
  const [, first, second] = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect([first?.slice(0, 5), second?.slice(0, 5)]).toEqual(['Title', 'Titel']);
  fireEvent.change(screen.getByLabelText('Read “Titel” as'), { target: { value: 'title' } });
  await expect.poll(() => optionOf('Read “Titel” as')).toBe('title');
  expect(optionOf('Read “Song notes” as')).toBe('');
  fireEvent.change(await screen.findByLabelText('What comes first in dates?'), { target: { value: 'dmy' } });
  const look = screen.getByRole('button', { name: 'Look at the rows' });
  await expect.poll(() => look.getAttribute('aria-disabled')).toBeNull();
  fireEvent.click(look);
  expect(await screen.findByText('rows of the run')).toBeTruthy();
  const [run] = created;
  expect(run).toMatchObject({
    name: 'mine.csv',
    headings: ['Artist', 'Title', 'Release date', 'Song notes', 'Titel'],
    reading: {
      format: 'table',
      mapping: ['artist', null, 'releaseDate', null, 'title'],
      dateOrder: 'dmy',
      language: 'en',
    },
  });
  const runId = run?.runId ?? '';
  expect(uploaded).toEqual([`people/mira/imports/${runId}/file`]);
  expect(router.state.location.pathname).toBe(`/generator/${runId}`);
  expect(fileHere(runId)).toMatchObject({ name: 'mine.csv' });
  expect(fileHere('another')).toBeNull();
});

test('what was chosen for a heading before is proposed, and said', async () => {
  await open({ headings: [{ heading: 'Song notes', column: 'description' }] });
  choose(TABLE);
  await screen.findByText('As you chose it last time. Is it still right?');
  expect(optionOf('Read “Song notes” as')).toBe('description');
});

test('a file that is none is refused with what to do, and another can be chosen', async () => {
  await open();
  choose('%PDF-1.7');
  expect((await screen.findByRole('alert')).textContent).toContain('Save it as CSV or XLSX');
  fireEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
  expect(await screen.findByRole('heading', { name: 'CSV or TSV' })).toBeTruthy();
});

test('pasted codes are a list: repeated ones and typing errors are named', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Paste codes' }));
  const BrowserFile = globalThis.File;
  globalThis.File = NodeFile as unknown as typeof File;
  const text = '602445790128\n4006381333931\n602445790128\n'.concat('GB-AYE-06-00001\n');
  fireEvent.change(screen.getByLabelText(/UPCs or ISRCs/, { selector: 'textarea' }), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Read the codes' }));
  globalThis.File = BrowserFile;
  expect(await screen.findByText('Codes: 3')).toBeTruthy();
  expect(screen.getByText('Listed more than once: 1')).toBeTruthy();
});

test('after a failure the same file is not uploaded twice', async () => {
  let fails = true;
  const { uploaded } = await open({
    functions: {
      'studio/createImport': ({ reading }: CallableInput<'createImport'>) => {
        if (fails) throw new Error('away');
        return { run: storedRun(reading, 0, 80) };
      },
    },
  });
  choose(TABLE);
  fireEvent.click(await screen.findByRole('button', { name: 'Look at the rows' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Look at the rows' }));
  expect(await screen.findByText('rows of the run')).toBeTruthy();
  expect(uploaded).toHaveLength(1);
});

test('an upload can be cancelled', async () => {
  const held = Promise.withResolvers<void>();
  const { created } = await open({ upload: () => held.promise });
  choose(TABLE);
  fireEvent.click(await screen.findByRole('button', { name: 'Look at the rows' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  held.resolve();
  expect(await screen.findByRole('button', { name: 'Look at the rows' })).toBeTruthy();
  expect([created, screen.queryByRole('alert')]).toEqual([[], null]);
});
