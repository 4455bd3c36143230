import { memoryAccess } from '@countin/data/testing';
import type { SavedView } from '@countin/domain/publisher';
import { stubLayout } from '@countin/screen-kit/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { Component as Collection } from './collection-screen.tsx';

stubLayout();
afterEach(cleanup);

/** Views that the server has. */
function viewServer(views: SavedView[] = []) {
  const server = { views };
  const access = memoryAccess(
    {},
    {
      'studio/listPages': () => Promise.resolve({ rows: [], next: null }),
      'studio/readSavedViews': () => Promise.resolve({ views: server.views }),
      'studio/saveView': ({ name, ...view }: Omit<SavedView, 'name'> & { name: string | null }) => {
        const others = server.views.filter(({ id }) => id !== view.id);
        server.views = name === null ? others : [...others, { ...view, name }];
        return Promise.resolve({ views: server.views });
      },
    },
  );
  const open = (search: string) =>
    renderRoute([{ path: '/collection', Component: Collection }], {
      path: `/collection${search}`,
      uid: 'mira',
      access,
    });
  return { server, open };
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const drafts: SavedView = { id: 'drafts', screen: 'collection', name: 'Drafts', parameters: { state: 'draft' } };

test('saves the search, the filters and the layout under a name', async () => {
  const { server, open } = viewServer();
  await open('?q=rain&state=draft&view=list&from=mail');
  await press('Views');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(await dialog.findByRole('textbox', { name: 'Name' }), { target: { value: ' Rainy drafts ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save this view' }));
  expect(await dialog.findByRole('link', { name: 'Rainy drafts' })).toBeTruthy();
  expect(server.views).toMatchObject([
    { screen: 'collection', name: 'Rainy drafts', parameters: { q: 'rain', state: 'draft', view: 'list' } },
  ]);
});

test('opens a view as it was saved, without parameters that the screen does not know', async () => {
  const parameters = { state: 'draft', kind: 'album', moon: 'full', of: 'kept' };
  const { open } = viewServer([
    { ...drafts, parameters },
    { ...drafts, id: 'other', screen: 'publisher', name: 'Live' },
  ]);
  const { router } = await open('?q=rain&year=2020');
  await press('Views');
  fireEvent.click(await screen.findByRole('link', { name: 'Drafts' }));
  await expect.poll(() => router.state.location.search).toBe('?state=draft&kind=album');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  await press('Views');
  await screen.findByRole('link', { name: 'Drafts' });
  expect(screen.queryByRole('link', { name: 'Live' })).toBeNull();
});

test('renames a view, removes it, and brings it back', async () => {
  const { server, open } = viewServer([drafts]);
  await open('?q=rain');
  await press('Views');
  await press('Rename “Drafts”');
  const [name] = await screen.findAllByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(name?.value).toBe('Drafts');
  fireEvent.change(name!, { target: { value: 'Not live' } });
  await press('Rename');
  await expect.poll(() => server.views).toEqual([{ ...drafts, name: 'Not live' }]);
  await press('Remove “Not live”');
  await expect.poll(() => server.views).toEqual([]);
  await press('Undo');
  expect(await screen.findByRole('link', { name: 'Not live' })).toBeTruthy();
  expect(server.views).toEqual([{ ...drafts, name: 'Not live' }]);
});
