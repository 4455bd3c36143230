import { memoryAccess } from '@countin/data/testing';
import { keptKey, type KeptFolder, type KeptRow } from '@countin/domain/collection';
import { aReleasePage } from '@countin/domain/testing';
import { stubLayout } from '@countin/screen-kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadTexts, show } from '../../testing/release-day-screens.tsx';
import { KeptList } from './kept-list.tsx';

stubLayout();
afterEach(cleanup);

const { id, artistId, artistName, artistSlug, productSlug, releaseMoment, cover, coverImage } = aReleasePage();
const ROW: KeptRow = {
  kind: 'release',
  id,
  state: 'there',
  title: 'Salt',
  artistId,
  artistName,
  artistSlug,
  productSlug,
  releaseMoment,
  cover,
  coverImage,
  key: keptKey({ kind: 'release', id }),
  folder: '',
  note: '',
  order: 'a',
  keptAt: 1,
  playable: false,
};

/** The list on a server that stores what is kept; opens the dialog of its one row. */
async function open() {
  const server = { row: ROW, folders: [] as KeptFolder[] };
  const access = memoryAccess(
    {},
    {
      'studio/readKept': () => ({ rows: [server.row], next: null }),
      'studio/changeKept': ({ keys: _keys, ...changes }: { keys: string[] } & Partial<KeptRow>) => {
        server.row = { ...server.row, ...changes };
        return {};
      },
      'studio/saveFolder': (folder: KeptFolder) => {
        server.folders = [...server.folders.filter((each) => each.id !== folder.id), folder];
        return { folders: server.folders };
      },
    },
  );
  await loadTexts();
  show(<KeptList folders={[]} now={Date.now()} />, [], access);
  fireEvent.click(await screen.findByRole('button', { name: /Salt/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Note and folder' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Salt' }));
  return { server, access, dialog };
}

const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });

test('a note and a new folder are saved, once the folder has a name', async () => {
  const { server, dialog } = await open();
  type(dialog.getByLabelText('Note'), 'For the road');
  type(dialog.getByLabelText('Folder'), '+');
  const name = await dialog.findByLabelText('Name of the folder');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Fill this in.');
  expect(document.activeElement).toBe(name);
  type(name, 'Summer');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('For the road')).toBeTruthy();
  const [folder] = server.folders;
  expect(server.folders).toEqual([{ id: folder?.id, name: 'Summer' }]);
  expect(server.row).toMatchObject({ note: 'For the road', folder: folder?.id });
});

test('what is typed stays in the dialog, which says why, until it is saved', async () => {
  const { server, access, dialog } = await open();
  const note = dialog.getByLabelText<HTMLTextAreaElement>('Note');
  type(note, 'For the road');
  access.errorCode = 'service/unavailable';
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  expect(note.value).toBe('For the road');
  access.errorCode = null;
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.row.note).toBe('For the road');
});
