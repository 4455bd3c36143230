import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { stubLayout } from '@countin/screen-kit/testing';
import { csv } from '@countin/import/csv';
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderRoute } from '../../../../testing/render-route.tsx';
import { ImportEngine } from '../../engine/import-engine.ts';
import { handReadFile } from '../../engine/read-file-handover.ts';
import { RunScreen } from '../import-screen.tsx';
import { aRunServer, aStep, aWork } from '../run-server.test-data.ts';

stubLayout();
// The files of jsdom cannot be streamed.
beforeAll(() => void vi.stubGlobal('Blob', NodeBlob));
afterEach(() => {
  cleanup();
  handReadFile(null);
});

type RunServer = Awaited<ReturnType<typeof aRunServer>>;

const TEXT = csv([
  ['Artist', 'Title', 'Name'],
  ['Mira Okafor', 'Autumn sampler', 'Low Tide'],
  ['Mira Okafor', 'Winter sampler', 'Salt'],
]);
const EXCLUDED = { excluded: true, target: null, slug: null, again: false, release: null, links: [] };

const open = ({ access }: RunServer, uid = 'mira') =>
  renderRoute([{ path: '/generator/run', element: <RunScreen runId="run" engine={new ImportEngine()} /> }], {
    path: '/generator/run',
    uid,
    access,
  });
const rowTexts = async () =>
  within(await screen.findByRole('table', { name: 'Releases of the file' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
const openPanel = async () => fireEvent.click(await screen.findByRole('button', { name: 'Read the file differently' }));
const readAs = async (heading: string, column: string) =>
  fireEvent.change(await screen.findByRole('combobox', { name: `Read “${heading}” as` }), {
    target: { value: column },
  });
const goOn = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Read it this way' });
/** Reads the column Name as the title, and waits until the file was looked at with it. */
const readNames = async () => {
  await readAs('Name', 'title');
  await expect.poll(() => goOn().disabled || goOn().getAttribute('aria-busy') === 'true').toBe(false);
  fireEvent.click(goOn());
};

test('the maker gets the file from the server, sees what is dropped, and the rows come anew', async () => {
  const server = await aRunServer(TEXT);
  server.server.rows.set(0, { row: 0, answers: EXCLUDED, corrections: [] });
  await open(server);
  await expect.poll(rowTexts).toEqual([expect.stringMatching(/^Autumn.*Left out$/), expect.stringMatching(/^Winter/)]);
  await openPanel();
  await screen.findByRole('combobox', { name: 'Read “Name” as' });
  expect(server.files.downloads).toEqual(['people/mira/imports/run/file']);
  expect(goOn().disabled).toBe(true);
  await readAs('Name', 'title');
  expect(await screen.findByText(/answers and corrections of rows are dropped/)).toBeTruthy();
  await readNames();
  await expect.poll(rowTexts).toEqual([expect.stringMatching(/^Low Tide.*New$/), expect.stringMatching(/^Salt.*New$/)]);
  const [[name, input] = []] = server.server.calls;
  expect([name, input]).toMatchObject([
    'changeImportReading',
    { runId: 'run', reading: { mapping: ['artist', null, 'title'] }, headings: ['Artist', 'Title', 'Name'] },
  ]);
  // The tab has the file, and reads it itself.
  expect(server.server.reads.records).toBe(1);
});

test('nothing changes where it is cancelled', async () => {
  const server = await aRunServer(TEXT);
  await open(server);
  await openPanel();
  await readAs('Name', 'title');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await expect.poll(rowTexts).toEqual([expect.stringMatching(/^Autumn/), expect.stringMatching(/^Winter/)]);
  expect(server.server.calls).toEqual([]);
});

test('a colleague chooses the file again; another one is refused', async () => {
  const server = await aRunServer(TEXT);
  await open(server, 'ana');
  await openPanel();
  const field = await screen.findByLabelText('Choose autumn.csv again');
  const choose = (text: string, name: string) =>
    fireEvent.change(field, { target: { files: [new NodeFile([text], name)] } });
  choose(`${TEXT}Mira Okafor,More,More`, 'winter.csv');
  expect((await screen.findByRole('alert')).textContent).toContain('winter.csv isn’t the file of this import');
  choose(TEXT, 'autumn.csv');
  await readNames();
  await expect.poll(rowTexts).toEqual([expect.stringMatching(/^Low Tide/), expect.stringMatching(/^Salt/)]);
  expect(server.files.downloads).toEqual([]);
  // What was chosen may be another file of the same size.
  expect(server.server.reads.records).toBe(2);
});

test('a file that could not be read is read in another way', async () => {
  const server = await aRunServer(TEXT);
  const { reading } = server.server.run;
  server.server.run = {
    ...server.server.run,
    state: 'unreadable',
    reading: { ...reading, mapping: ['gone', null, null] },
    failure: { code: 'reading/column', place: null, params: { column: 'gone' } },
  };
  await open(server);
  await openPanel();
  await readNames();
  await expect.poll(rowTexts).toEqual([expect.stringMatching(/^Low Tide/), expect.stringMatching(/^Salt/)]);
});

test('a refusal says why', async () => {
  const server = await aRunServer(TEXT);
  server.server.failures.set('changeImportReading', 'import/applied');
  await open(server);
  await openPanel();
  await readNames();
  expect(await screen.findByText(/Releases were already made from this import/)).toBeTruthy();
});

test('it is not offered once a work has written rows, nor for a list of codes', async () => {
  const server = await aRunServer(TEXT, { run: { works: [aWork()] } });
  server.server.steps.push(aStep({}));
  await open(server);
  await rowTexts();
  expect(screen.queryByRole('button', { name: 'Read the file differently' })).toBeNull();
  cleanup();
  const codes = await aRunServer('036000291452\n4006381333931\n', { run: { state: 'unreadable' } });
  await open(codes);
  await screen.findByRole('alert');
  expect(screen.queryByRole('button', { name: 'Read the file differently' })).toBeNull();
});

test('another tab shows the rows of the other reading when it has the focus again', async () => {
  const server = await aRunServer(TEXT);
  // Its tab has the file, read as before.
  handReadFile({ runId: 'run', file: new Blob([TEXT]), reading: server.server.run.reading });
  await open(server);
  await expect.poll(rowTexts).toEqual([expect.stringMatching(/^Autumn/), expect.stringMatching(/^Winter/)]);
  await server.readAnew({ ...server.server.run.reading, mapping: ['artist', null, 'title'] });
  fireEvent.focus(window);
  await expect.poll(rowTexts).toEqual([expect.stringMatching(/^Low Tide/), expect.stringMatching(/^Salt/)]);
});

test('an answer to a row of the earlier reading is refused, says so, and the rows come anew', async () => {
  const server = await aRunServer(TEXT);
  await open(server);
  await expect.poll(rowTexts).toHaveLength(2);
  await server.readAnew({ ...server.server.run.reading, mapping: ['artist', null, 'title'] });
  server.server.failures.set('changeImportRows', 'import/read-anew');
  fireEvent.click(screen.getByRole('button', { name: 'Autumn sampler' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(await dialog.findByRole('button', { name: 'Leave this release out' }));
  await expect.poll(rowTexts).toEqual([expect.stringMatching(/^Low Tide/), expect.stringMatching(/^Salt/)]);
  expect(await screen.findByText(/The file was read in another way meanwhile/)).toBeTruthy();
});
