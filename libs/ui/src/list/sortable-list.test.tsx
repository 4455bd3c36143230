import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import * as draggable from './draggable-list.tsx';
import { sortableList } from './sortable-list.tsx';

const TRACKS = ['Low Sun', 'Salt', 'Long Water'].map((title) => ({ id: title, title }));

afterEach(cleanup);

/** A list before and after the sorting code has loaded. */
function openList() {
  const loaded = Promise.withResolvers<typeof draggable>();
  const SortableList = sortableList(() => loaded.promise);
  function Tracks() {
    const [items, setItems] = useState(TRACKS);
    return (
      <SortableList
        label="Tracks"
        items={items}
        nameOf={({ title }) => title}
        onReorder={setItems}
        handleLabel={(name) => `Move ${name}`}
        renderItem={({ title }) => <input aria-label={title} />}
      />
    );
  }
  render(<Tracks />);
  return { load: () => act(async () => loaded.resolve(draggable)) };
}
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
/** Whether a handle says how to sort. */
const sorts = (name: string) => handle(name).hasAttribute('aria-describedby');
/** A move that goes on would hide everything else from the tests that follow. */
const endMove = () => {
  for (const type of ['keyDown', 'keyUp'] as const)
    fireEvent[type](document.activeElement ?? document.body, { key: 'Escape' });
};
const input = (name: string) => screen.getByRole('textbox', { name });

test('rows can be used at once, and sorted once the code for it is there', async () => {
  const { load } = openList();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(sorts('Salt')).toBe(false);
  await load();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(sorts('Salt')).toBe(true);
});

test('a row in use stays until a handle is used', async () => {
  const { load } = openList();
  act(() => input('Salt').focus());
  await load();
  expect(document.activeElement).toBe(input('Salt'));
  expect(sorts('Salt')).toBe(false);
  await act(async () => fireEvent.pointerEnter(handle('Salt')));
  expect(sorts('Salt')).toBe(true);
});

test.each([
  ['a click without a pointer', () => fireEvent.click(handle('Low Sun'), { detail: 0 })],
  [
    'the release of Enter',
    () => ['keyDown' as const, 'keyUp' as const].map((type) => fireEvent[type](handle('Low Sun'), { key: 'Enter' })),
  ],
])('%s on a handle begins to sort, also before the code for it is there', async (_what, press) => {
  const { load } = openList();
  act(() => handle('Low Sun').focus());
  press();
  await load();
  await screen.findByRole('button', { name: 'Insert between Salt and Long Water' });
  endMove();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Insert/ })).toBeNull());
});

test('a handle that is focused without a pointer keeps the focus', async () => {
  const { load } = openList();
  await load();
  for (const name of ['Salt', 'Long Water']) {
    fireEvent.keyDown(document.body, { key: 'Tab' });
    act(() => handle(name).focus());
    // For screen readers, React Aria moves the focus in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(document.activeElement).toBe(handle(name));
  }
});

test('after a key, the focus is where the row would go', async () => {
  const { load } = openList();
  act(() => handle('Low Sun').focus());
  for (const type of ['keyDown', 'keyUp'] as const) fireEvent[type](handle('Low Sun'), { key: 'Enter' });
  await load();
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Insert /));
  endMove();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Insert/ })).toBeNull());
});

test('Enter begins nothing while it is held, since its release would drop the row', async () => {
  const { load } = openList();
  act(() => handle('Low Sun').focus());
  const isDefault = fireEvent.keyDown(handle('Low Sun'), { key: 'Enter' });
  await load();
  expect([isDefault, sorts('Low Sun')]).toEqual([false, false]);
});
