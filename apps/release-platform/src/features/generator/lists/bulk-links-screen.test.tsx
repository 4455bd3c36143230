import type { DataAccess } from '@countin/data/access';
import { memoryAccess } from '@countin/data/testing';
import type { CallableInput } from '@countin/domain/callables';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { File as NodeFile } from 'node:buffer';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { storedRun } from '../run/run-server.test-data.ts';
import { Component } from './bulk-links-screen.tsx';

afterEach(cleanup);

const ALBUM = 'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy';

async function open() {
  const created: CallableInput<'createImport'>[] = [];
  const uploaded: Blob[] = [];
  const files = {
    download: () => Promise.reject(new Error('not asked for')),
    upload: (_: string, file: Blob) => (uploaded.push(file), Promise.resolve()),
  };
  const run = {
    createdBy: 'mira',
    createdByName: 'Mira',
    createdAt: 1,
    removeAt: 9,
    state: 'open',
    records: 2,
    works: [],
  };
  const access: DataAccess = {
    ...memoryAccess(
      {},
      {
        'studio/listImports': () => ({
          runs: [
            { ...run, id: 'table', name: 'catalogue.csv', format: 'table' },
            { ...run, id: 'list', name: 'spring.txt', format: 'codes' },
          ],
          next: null,
          headings: [],
        }),
        'studio/createImport': (input: CallableInput<'createImport'>) => {
          created.push(input);
          return { run: storedRun(input.reading, 0, 80) };
        },
      },
    ),
    files: () => Promise.resolve(files),
  };
  await renderRoute(
    [
      { path: '/bulk-links', element: <Component /> },
      { path: '/bulk-links/:runId', element: <p>rows of the list</p> },
    ],
    { path: '/bulk-links', uid: 'mira', access },
  );
  await screen.findByRole('heading', { name: 'Links' });
  return { created, uploaded };
}

const paste = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /Links, UPCs and ISRCs/ }), { target: { value: text } });
const facts = async () =>
  within(await screen.findByRole('status', { name: 'What was recognised' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const choose = (content: string | Uint8Array<ArrayBuffer>) =>
  fireEvent.change(screen.getByLabelText('Text file'), {
    target: { files: [new NodeFile([content], 'autumn.txt') as unknown as File] },
  });

test('a text is counted by what it has, lines that are none have their reason, and its run is opened', async () => {
  const { created, uploaded } = await open();
  paste(`${ALBUM}\n${ALBUM}?si=1\n602445790128\nGBAYE0600001\nhttps://example.org/a`);
  expect(await facts()).toEqual(['Spotify: 1', 'UPC: 1', 'ISRC: 1', 'Listed more than once: 1', 'Not read: 1']);
  expect(screen.getByRole('list', { name: 'Lines that aren’t read' }).textContent).toMatch(/Line 5: .*example\.org/);
  fireEvent.click(screen.getByRole('button', { name: 'Find links' }));
  expect(await screen.findByText('rows of the list')).toBeTruthy();
  expect(created).toMatchObject([{ name: 'links.txt', reading: { format: 'codes', lostZeros: 'refuse' } }]);
  expect(uploaded).toHaveLength(1);
});

test('zeros that a spreadsheet has removed come back when that is chosen', async () => {
  const { created } = await open();
  paste('36000291452');
  expect(await facts()).toEqual(['Not read: 1']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Find links' }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Add the zeros' }));
  await expect.poll(facts).toEqual(['UPC: 1']);
  fireEvent.click(screen.getByRole('button', { name: 'Find links' }));
  await screen.findByText('rows of the list');
  expect(created).toMatchObject([{ reading: { lostZeros: 'complete' } }]);
});

test('more entries than a list may have are refused before anything is sent', async () => {
  await open();
  paste(Array.from({ length: 1001 }, (_, at) => `QZK6F26${String(at).padStart(5, '0')}`).join('\n'));
  expect((await screen.findByRole('alert')).textContent).toContain('A list has 1,000 entries at most');
  expect(screen.queryByRole('button', { name: 'Find links' })).toBeNull();
});

test('a text file fills the field, also in UTF-16, and names the run; another file is refused', async () => {
  const { created } = await open();
  choose(new Uint8Array([0x89, 0x50, 0, 0x47]));
  expect((await screen.findByRole('alert')).textContent).toContain('isn’t a text');
  choose(new Uint8Array([0xff, 0xfe, ...[...'602445790128'].flatMap((sign) => [sign.charCodeAt(0), 0])]));
  expect(await facts()).toEqual(['UPC: 1']);
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Find links' }));
  await screen.findByText('rows of the list');
  expect(created).toMatchObject([{ name: 'autumn.txt' }]);
});

test('earlier lists are there, without files of other formats', async () => {
  await open();
  const list = await screen.findByRole('list', { name: 'Earlier lists' });
  expect(within(list).getByRole('link', { name: 'spring.txt' }).getAttribute('href')).toBe('/bulk-links/list');
  expect(within(list).queryByText('catalogue.csv')).toBeNull();
});
