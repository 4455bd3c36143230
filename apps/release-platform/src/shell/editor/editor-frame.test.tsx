import { useFieldAutosave, type Stored } from '@countin/screen-kit/autosave';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { string } from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { EditorFrame } from './editor-frame.tsx';

interface Fields {
  readonly name: string;
}

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

/** An editor of one text. Another editor saves at the press of a button. */
function open(save: (content: Partial<Fields>) => void) {
  const version = (name: string, at: number): Stored<Fields> => ({ content: { name }, version: at });
  function Editor() {
    const [stored, setStored] = useState(version('Low Sun', 1));
    const copy = useFieldAutosave<Fields>({
      uid: 'mira',
      path: 'artistProfiles/one',
      stored,
      schemas: { name: string() },
      onReturn: () => undefined,
      save: ({ changes }) => {
        save(changes);
        return Promise.resolve({ saved: true, stored: version(String(changes.name), 3) });
      },
    });
    return (
      <EditorFrame
        copy={copy}
        title="Artist page"
        preview={<p>Preview of {copy.content.name}</p>}
        nameOf={() => 'Name'}
        valueOf={(_field, { name }) => `“${name}”`}
      >
        <input
          aria-label="Name"
          value={copy.content.name}
          onChange={({ target }) => copy.change({ name: target.value })}
        />
        <button onClick={() => setStored(version('High Sun', 2))}>Elsewhere</button>
      </EditorFrame>
    );
  }
  return renderRoute([{ path: '/', Component: Editor }], { path: '/', uid: 'mira' });
}

const type = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: text } });

test('a change shows in the preview and is saved once the network returns', async () => {
  const saved = vi.fn();
  await open(saved);
  await screen.findByText('Preview of Low Sun');
  type('Lower Sun');
  await screen.findByText('Preview of Lower Sun');
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByText('Saved');
  expect(saved.mock.calls).toEqual([[{ name: 'Lower Sun' }]]);
});

test('a field changed here and elsewhere shows both versions by its name, and the chosen one stays', async () => {
  await open(vi.fn());
  await screen.findByText('Preview of Low Sun');
  type('Lower Sun');
  fireEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  const group = within(await screen.findByRole('group', { name: 'Name' }));
  expect([group.getByText('“Lower Sun”'), group.getByText('“High Sun”')]).toHaveLength(2);
  fireEvent.click(group.getByRole('button', { name: 'Take theirs: Name' }));
  await screen.findByText('Preview of High Sun');
  expect(screen.queryByRole('group', { name: 'Name' })).toBeNull();
});
