import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderKit } from '../testing/render-kit.tsx';
import { UndoNotice } from './undo-notice.tsx';
import { useUndoableList } from './use-undoable-list.ts';

afterEach(cleanup);

function Songs({ limit }: { readonly limit?: number }) {
  const [songs, setSongs] = useState(['Salt', 'Low Sun', 'Ferry Songs']);
  const { removed, remove, undo, forget } = useUndoableList({ items: songs, update: setSongs, idOf: String, limit });
  return (
    <>
      <ul>
        {songs.map((song) => (
          <li key={song}>
            {song}
            <button type="button" onClick={() => remove(song)}>{`Remove ${song}`}</button>
          </li>
        ))}
      </ul>
      <UndoNotice removed={removed} textOf={({ item }) => `${item} is removed.`} onUndo={undo} />
      <button
        type="button"
        onClick={() => {
          forget();
          setSongs((all) => [...all, 'Long Water']);
        }}
      >
        Add
      </button>
      <button type="button" onClick={() => setSongs((all) => [...all, 'Elsewhere'])}>
        Arrive
      </button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const songs = () => screen.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent);

test('a removed item comes back where it was', async () => {
  await renderKit(<Songs />);
  await screen.findByText('Low Sun');
  press('Remove Low Sun');
  expect(songs()).toEqual(['Salt', 'Ferry Songs']);
  expect(screen.getByRole('status').textContent).toContain('Low Sun is removed.');
  press('Undo');
  expect(songs()).toEqual(['Salt', 'Low Sun', 'Ferry Songs']);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('items that arrived meanwhile stay', async () => {
  await renderKit(<Songs />);
  await screen.findByText('Low Sun');
  press('Remove Salt');
  press('Arrive');
  press('Undo');
  expect(songs()).toEqual(['Salt', 'Low Sun', 'Ferry Songs', 'Elsewhere']);
});

test('only the last removal can be undone, and adding gives it up', async () => {
  await renderKit(<Songs />);
  await screen.findByText('Low Sun');
  press('Remove Low Sun');
  press('Remove Salt');
  press('Undo');
  expect(songs()).toEqual(['Salt', 'Ferry Songs']);
  press('Remove Salt');
  press('Add');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('an undo never makes the list longer than it may be', async () => {
  await renderKit(<Songs limit={3} />);
  await screen.findByText('Low Sun');
  press('Remove Salt');
  press('Arrive');
  press('Undo');
  expect(songs()).toEqual(['Salt', 'Low Sun', 'Ferry Songs']);
});
