import { stubLayout } from '@countin/screen-kit/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { csv } from '@countin/import/csv';
import { Blob as NodeBlob } from 'node:buffer';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { savedFiles } from '../../../testing/saved-files.ts';
import { ImportEngine } from '../engine/import-engine.ts';
import { RunScreen } from './import-screen.tsx';
import { handReadFile, type HandedFile } from '../engine/read-file-handover.ts';
import { aRelease, aRunServer, aStep, aWork } from './run-server.test-data.ts';

stubLayout();
const saved = savedFiles();
// The files of jsdom cannot be streamed.
beforeAll(() => void vi.stubGlobal('Blob', NodeBlob));
afterEach(() => {
  cleanup();
  handReadFile(null);
});

const HEADINGS = ['Artist', 'Title', 'Release date', 'Label', 'UPC'];
const textOf = (...rows: string[][]) => csv([HEADINGS, ...rows]);
const NEW = ['Mira Okafor', 'Low Tide', '2026-12-04', 'Tide Line', ''];
const CHANGED = ['Mira Okafor', 'Harbour Lights', '', 'Tide Line', ''];
const INVALID = ['Mira Okafor', 'Salt', '2026-02-31', '', ''];

type RunServer = Awaited<ReturnType<typeof aRunServer>>;

const open = (
  { access }: RunServer,
  { handed, uid = 'mira' }: { handed?: Omit<HandedFile, 'runId'>; uid?: string } = {},
) => {
  const engine = new ImportEngine();
  if (handed) handReadFile({ runId: 'run', ...handed });
  return renderRoute([{ path: '/generator/run', element: <RunScreen runId="run" engine={engine} /> }], {
    path: '/generator/run',
    uid,
    access,
  });
};
// Also behind a dialog.
const table = () => screen.findByRole('table', { name: 'Releases of the file', hidden: true });
const rowTexts = async () =>
  within(await table())
    .getAllByRole('row', { hidden: true })
    .map(({ textContent }) => textContent);
const openRow = async (title: string) => {
  fireEvent.click(within(await table()).getByRole('button', { name: title }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('button', { name: /Leave this release out|Take it in again|It is a new release/ });
  return within(dialog);
};
const written = ({ server }: RunServer, name: string) =>
  server.calls.filter(([called]) => called === name).map(([, input]) => input);

test('a file that cannot be read says where and what to do', async () => {
  const server = await aRunServer(textOf(NEW), {
    run: {
      state: 'unreadable',
      failure: { code: 'file/quote-not-closed', place: { part: '', line: 12, column: '' }, params: { most: 100 } },
    },
  });
  await open(server);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Line 12');
  expect(alert.textContent).toContain('isn’t closed within 100 characters');
  expect(within(alert).getByRole('link', { name: 'Choose another file' }).getAttribute('href')).toBe('/generator');
});

test('while the server reads, its progress is shown, and then the rows', async () => {
  const server = await aRunServer(textOf(NEW));
  const { run } = server.server;
  server.server.run = { ...run, state: 'reading', records: 0 };
  await open(server);
  expect(await screen.findByRole('progressbar', { name: 'Reading the file…' })).toBeTruthy();
  server.server.run = run;
  await expect.poll(rowTexts, { timeout: 5000 }).toHaveLength(1);
});

test('the rows of a file that this tab has do not wait for the server, and an import does', async () => {
  const text = textOf(NEW);
  const server = await aRunServer(text);
  const { run } = server.server;
  server.server.run = { ...run, state: 'reading', records: 0, pages: 0 };
  await open(server, { handed: { file: new Blob([text]), reading: run.reading } });
  await expect.poll(rowTexts).toEqual([expect.stringMatching(/^Low Tide.*New$/)]);
  const apply = screen.getByRole('button', { name: 'Create drafts' });
  expect(apply.getAttribute('aria-busy')).toBe('true');
  server.server.run = run;
  await expect.poll(() => apply.getAttribute('aria-busy'), { timeout: 5000 }).not.toBe('true');
});

test('a file that this tab has is read here, unless the server has read another one', async () => {
  const text = textOf(NEW, CHANGED);
  const server = await aRunServer(text);
  const handed = (content: string) => ({
    handed: { file: new Blob([content]), reading: server.server.run.reading },
  });
  await open(server, handed(text));
  await expect.poll(rowTexts).toHaveLength(2);
  expect(server.server.reads.records).toBe(0);
  cleanup();
  await open(server, handed(textOf(NEW)));
  await expect.poll(rowTexts).toHaveLength(2);
  expect(server.server.reads.records).toBe(1);
});

test('rows have their state and their place, and are narrowed by state and title', async () => {
  await open(await aRunServer(textOf(NEW, CHANGED, INVALID), { releases: [aRelease()] }));
  await expect
    .poll(rowTexts)
    .toEqual([
      expect.stringMatching(/^Low Tide.*Line 2.*New$/),
      expect.stringMatching(/^Harbour Lights.*Line 3.*Changed$/),
      expect.stringMatching(/^Salt.*Line 4.*Problems: 1.*To correct$/),
    ]);
  fireEvent.click(screen.getByRole('button', { name: 'To correct 1' }));
  expect(await rowTexts()).toEqual([expect.stringMatching(/^Salt/)]);
  fireEvent.click(screen.getByRole('button', { name: 'All 3' }));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'HARB' } });
  await expect.poll(rowTexts).toEqual([expect.stringMatching(/^Harbour Lights/)]);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nothing like it' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(await rowTexts()).toHaveLength(3);
});

test('a changed release is shown field by field, before and after', async () => {
  await open(await aRunServer(textOf(CHANGED), { releases: [aRelease()] }));
  const dialog = await openRow('Harbour Lights');
  const changes = within(dialog.getByRole('region', { name: 'What changes' }));
  expect(changes.getByText('Label').parentElement?.textContent).toBe('LabelBeforeOld LabelAfterTide Line');
});

test('a cell is corrected in place: the row follows at once, and the server gets it', async () => {
  const server = await aRunServer(textOf(NEW, INVALID));
  await open(server);
  const dialog = await openRow('Salt');
  expect(dialog.getByRole('region', { name: 'To correct' }).textContent).toContain('Line 3 · Release date');
  const field = await dialog.findByLabelText<HTMLInputElement>('Release date');
  expect(field.value).toBe('2026-02-31');
  fireEvent.change(field, { target: { value: '2026-02-28' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await expect.poll(rowTexts).toEqual([expect.stringMatching(/New$/), expect.stringMatching(/^Salt.*New$/)]);
  expect(dialog.queryByRole('region', { name: 'To correct' })).toBeNull();
  await expect
    .poll(() => written(server, 'changeImportRows'))
    .toEqual([
      {
        runId: 'run',
        rows: [
          {
            row: 1,
            answers: { excluded: false, target: null, slug: null, again: false, release: null, links: [] },
            corrections: [{ column: 'releaseDate', track: null, text: '2026-02-28' }],
          },
        ],
        reading: server.server.run.reading,
      },
    ]);
});

test('a value is applied to the column, and taken away again', async () => {
  const server = await aRunServer(textOf(NEW, CHANGED), { releases: [aRelease()] });
  await open(server);
  const dialog = await openRow('Low Tide');
  fireEvent.change(await dialog.findByLabelText('Label'), { target: { value: 'Salt & Co' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Apply to every row: Label' }));
  await expect
    .poll(() => server.server.run.columnValues)
    .toEqual([{ column: 'labelName', track: null, text: 'Salt & Co' }]);
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  const other = await openRow('Harbour Lights');
  await expect.poll(() => other.getByRole('region', { name: 'What changes' }).textContent).toContain('Salt & Co');
  fireEvent.click(other.getByRole('button', { name: 'Close' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove: Label' }));
  await expect.poll(() => server.server.run.columnValues).toEqual([]);
});

test('changes that the server does not take stay, and are sent again', async () => {
  const server = await aRunServer(textOf(NEW));
  server.server.failures.set('changeImportRows', 'service/unavailable');
  await open(server);
  const dialog = await openRow('Low Tide');
  fireEvent.click(dialog.getByRole('button', { name: 'Leave this release out' }));
  await expect.poll(rowTexts).toEqual([expect.stringMatching(/Left out$/)]);
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('Your last changes aren’t saved yet')).toBeTruthy();
  server.server.failures.clear();
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await expect.poll(() => server.server.rows.get(0)?.answers.excluded).toBe(true);
  await expect.poll(() => screen.queryByText('Your last changes aren’t saved yet')).toBeNull();
});

test('what a colleague has changed meanwhile is there when the window has the focus again', async () => {
  const server = await aRunServer(textOf(NEW));
  await open(server);
  await expect.poll(rowTexts).toEqual([expect.stringMatching(/New$/)]);
  const answers = { excluded: true, target: null, slug: null, again: false, release: null, links: [] };
  server.server.rows.set(0, { row: 0, answers, corrections: [] });
  fireEvent.focus(window);
  await expect.poll(rowTexts).toEqual([expect.stringMatching(/Left out$/)]);
});

test('a doubt is answered with one of the releases, or as a new one', async () => {
  const similar = aRelease({
    productId: 'near',
    productSlug: 'low-tides',
    content: { ...aRelease().content, title: 'Low Tides', upc: '', tracks: [] },
  });
  const server = await aRunServer(textOf(['Mira Okafor', 'Low Tidea', '', 'Tide Line', '']), { releases: [similar] });
  await open(server);
  await expect.poll(rowTexts).toEqual([expect.stringMatching(/To answer$/)]);
  fireEvent.click(within(await table()).getByRole('button', { name: 'Low Tidea' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Low Tides')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'It is this one: Low Tides' }));
  await expect.poll(rowTexts).toEqual([expect.stringMatching(/Changed$/)]);
  expect(server.server.rows.get(0)?.answers.target).toEqual({ productId: 'near' });
});

test('keys go from row to row and answer, but not while something is typed', async () => {
  const similar = aRelease({
    productId: 'near',
    productSlug: 'low-tides',
    content: { ...aRelease().content, title: 'Low Tides', upc: '', tracks: [] },
  });
  await open(await aRunServer(textOf(NEW, ['Mira Okafor', 'Low Tidea', '', 'Tide Line', '']), { releases: [similar] }));
  await expect.poll(rowTexts).toHaveLength(2);
  const search = screen.getByRole('searchbox');
  search.focus();
  fireEvent.keyDown(search, { key: 'j' });
  expect(document.activeElement).toBe(search);
  search.blur();
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(document.activeElement?.textContent).toBe('Low Tide');
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
  expect(document.activeElement?.textContent).toBe('Low Tidea');
  fireEvent.keyDown(document.activeElement as Element, { key: 'n' });
  await expect.poll(async () => (await rowTexts())[1]).toMatch(/New$/);
  fireEvent.keyDown(document.activeElement as Element, { key: 'k' });
  expect(document.activeElement?.textContent).toBe('Low Tide');
});

test('a name without an artist is asked for, and its rows follow', async () => {
  const server = await aRunServer(textOf(['J. Weil', 'Cello', '', '', '']));
  await open(server);
  await expect.poll(rowTexts).toEqual([expect.stringMatching(/To correct$/)]);
  expect(screen.getByText('Which artists are these?')).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox', { name: 'J. Weil' }), { target: { value: 'jonas' } });
  await expect.poll(rowTexts).toEqual([expect.stringMatching(/New$/)]);
  expect(written(server, 'changeImport')).toEqual([
    { runId: 'run', artists: [{ name: 'J. Weil', artistId: 'jonas' }], columnValues: [] },
  ]);
  expect(screen.queryByText('Which artists are these?')).toBeNull();
});

test('a file is applied with the preview that was seen; progress and results follow, and a report', async () => {
  const server = await aRunServer(textOf(NEW, CHANGED, INVALID), { releases: [aRelease()] });
  await open(server);
  const bar = within(await screen.findByRole('group', { name: 'Apply' }));
  expect(bar.getByText('New releases: 1 · Changed releases: 1 · Waiting for you: 1')).toBeTruthy();
  fireEvent.click(bar.getByRole('button', { name: 'Create drafts' }));
  const progress = await screen.findByRole('progressbar', { name: 'Applying…' });
  expect(progress).toBeTruthy();
  const [call] = written(server, 'applyImport');
  expect(call).toEqual({ runId: 'run', digest: expect.stringMatching(/^[0-9a-f]{64}$/), publish: false });
  server.end({ total: 2, done: 1, failed: 1 }, [
    aStep({ row: 0, title: 'Low Tide', productId: 'made' }),
    aStep({ row: 1, title: '=Harbour Lights', productId: 'here', result: 'failed', code: 'slug/taken' }),
  ]);
  expect(await screen.findByText('Created: 1 · Failed: 1', {}, { timeout: 5000 })).toBeTruthy();
  expect(
    within(await table())
      .getByRole('link', { name: 'Created' })
      .getAttribute('href'),
  ).toBe('/artist/mira/products/made');
  await expect
    .poll(rowTexts)
    .toEqual([
      expect.stringMatching(/^Low Tide.*Done$/),
      expect.stringMatching(/^Harbour Lights.*Failed.*Changed$/),
      expect.stringMatching(/^Salt/),
    ]);
  fireEvent.click(screen.getByRole('button', { name: 'Save report (CSV)' }));
  await expect.poll(() => saved[0]?.name).toBe('autumn-1.csv');
  const report = await saved[0]?.file.text();
  expect(report).toContain(
    `2,Low Tide,Mira Okafor,Created,,${window.location.origin}/artist/mira/products/made\r\n3,'=Harbour Lights,Mira Okafor,Failed,`,
  );
});

test('publishing is asked about, and changes that are on their way arrive first', async () => {
  const server = await aRunServer(textOf(NEW));
  await open(server);
  const bar = within(await screen.findByRole('group', { name: 'Apply' }));
  fireEvent.click(bar.getByRole('checkbox', { name: 'Publish too' }));
  fireEvent.click(bar.getByRole('button', { name: 'Create and publish' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(server.server.calls).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: 'Create and publish' }));
  await expect.poll(() => written(server, 'applyImport')).toEqual([expect.objectContaining({ publish: true })]);
});

test('a preview that is out of date is told, and made anew', async () => {
  const server = await aRunServer(textOf(CHANGED), { releases: [aRelease()] });
  await open(server);
  fireEvent.click(await screen.findByRole('button', { name: 'Apply changes' }));
  await screen.findByRole('progressbar', { name: 'Applying…' });
  server.server.releases = [aRelease({ content: { ...aRelease().content, labelName: 'Tide Line' } })];
  server.end({ code: 'import/changed' });
  expect(await screen.findByText(/Releases have changed since you looked/, {}, { timeout: 5000 })).toBeTruthy();
  await expect.poll(rowTexts).toEqual([expect.stringMatching(/Unchanged$/)]);
});

test('a work is taken back: row by row, spared rows by their own choice', async () => {
  const server = await aRunServer(textOf(NEW, CHANGED, INVALID), {
    releases: [aRelease()],
    run: { works: [aWork()] },
    undo: [
      { row: 0, act: 'remove', productId: 'made', title: 'Low Tide', code: '', page: 'keep', changes: [] },
      {
        row: 1,
        act: 'restore',
        productId: 'here',
        title: 'Harbour Lights',
        code: '',
        page: 'keep',
        changes: [{ field: 'labelName', before: 'Tide Line', after: 'Old Label' }],
      },
      { row: 2, act: 'spare', productId: 'salt', title: 'Salt', code: 'spare/fans', page: 'keep', changes: [] },
    ],
  });
  server.server.steps.push(aStep({ row: 0 }), aStep({ row: 1, result: 'updated' }), aStep({ row: 2 }));
  await open(server);
  fireEvent.click(await screen.findByRole('button', { name: 'Take back…' }));
  const rows = within(await screen.findByRole('table', { name: 'Releases that are taken back' }));
  expect(rows.getByText(/Fans wait for it/)).toBeTruthy();
  expect(rows.getByText('Label').parentElement?.textContent).toBe('LabelBeforeTide LineAfterOld Label');
  fireEvent.click(rows.getByRole('checkbox', { name: 'Low Tide' }));
  fireEvent.click(rows.getByRole('checkbox', { name: 'Take it back all the same' }));
  const bar = within(screen.getByRole('group', { name: 'Take back' }));
  expect(bar.getByText('Gets its earlier content: 1 · Taken back all the same: 1')).toBeTruthy();
  fireEvent.click(bar.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByRole('progressbar', { name: 'Taking back…' })).toBeTruthy();
  expect(written(server, 'undoImport')).toEqual([{ runId: 'run', work: 1, rows: [1, 2], force: [2] }]);
  server.end({ total: 2, done: 2 }, [
    aStep({ work: 2, row: 1, result: 'restored', title: 'Harbour Lights', productId: 'here' }),
    aStep({ work: 2, row: 2, result: 'deleted', title: 'Salt', productId: 'salt' }),
  ]);
  expect(await screen.findByText('Restored: 1 · Deleted: 1', {}, { timeout: 5000 })).toBeTruthy();
  // The undo can be undone.
  expect(screen.getByRole('button', { name: 'Apply again…' })).toBeTruthy();
});
