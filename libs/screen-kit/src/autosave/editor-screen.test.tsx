import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { editorAt } from '../testing/editor-at.ts';
import { renderKit } from '../testing/render-kit.tsx';
import type { SaveState } from './autosave-state.ts';
import { EditorScreen } from './editor-screen.tsx';
import { RestoredNote } from './restored-note.tsx';
import { SaveConflicts } from './save-conflicts.tsx';
import { SaveStatus } from './save-status.tsx';

afterEach(cleanup);

const nameOf = (field: string) => ({ title: 'Title', links: 'Store links' })[field] ?? field;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test.each([
  [{ kind: 'saved' }, 'status', 'Saved'],
  [{ kind: 'waiting' }, 'status', 'Saving…'],
  [{ kind: 'saving' }, 'status', 'Saving…'],
  [{ kind: 'typing' }, 'status', 'Not saved yet'],
  [{ kind: 'invalid', names: ['title', 'links', 'title'] }, 'alert', 'Not saved: Title and Store links'],
  [{ kind: 'failed', error: null }, 'alert', 'Not saved yet. Retrying automatically.'],
  [{ kind: 'conflict', names: ['title'] }, 'alert', 'Not saved, changed elsewhere too: Title'],
] as const satisfies readonly (readonly [SaveState, string, string])[])(
  '$0.kind is announced as %s',
  async (state, role, text) => {
    const requested: string[] = [];
    await renderKit(
      <SaveStatus
        editor={editorAt(state)}
        nameOf={nameOf}
        onSaveNow={() => requested.push('save')}
        onDecide={() => requested.push('decide')}
      />,
    );
    expect((await screen.findByRole(role)).textContent).toContain(text);
    const button = screen.queryByRole('button');
    if (button) fireEvent.click(button);
    expect(requested).toEqual({ failed: ['save'], conflict: ['decide'] }[state.kind as string] ?? []);
  },
);

test('both versions of a field are there to choose from', async () => {
  const chosen: string[] = [];
  await renderKit(
    <SaveConflicts
      conflicts={[{ key: 'title', name: 'Title', mine: 'Low Sun', theirs: null }]}
      onResolve={(key, whose) => chosen.push(`${key} ${whose}`)}
    />,
  );
  const group = within(await screen.findByRole('group', { name: 'Title' }));
  expect([group.getByText('Low Sun'), group.getByText('Empty')]).toHaveLength(2);
  press('Keep mine: Title');
  press('Take theirs: Title');
  expect(chosen).toEqual(['title mine', 'title theirs']);
});

test('restored changes of an earlier editor are named, and kept or discarded', async () => {
  const answers: boolean[] = [];
  await renderKit(<RestoredNote fields={['title', 'links']} nameOf={nameOf} onEnd={(keep) => answers.push(keep)} />);
  expect((await screen.findByRole('status')).textContent).toContain('are back: Title and Store links');
  press('Keep them');
  press('Discard them');
  expect(answers).toEqual([true, false]);
});

test('without conflicts or restored changes there is nothing', async () => {
  const { container } = await renderKit(
    <>
      <SaveConflicts conflicts={[]} onResolve={() => undefined} />
      <RestoredNote fields={[]} nameOf={nameOf} onEnd={() => undefined} />
    </>,
  );
  expect(container.textContent).toBe('');
});

/** Renders an editor with a link that leaves it. */
async function open(save: SaveState, { saves = true, uploading = false } = {}) {
  const view = await renderKit(null, {
    path: '/editor',
    routes: [
      {
        path: '/editor',
        element: (
          <EditorScreen
            editor={editorAt(save, saves)}
            uploading={uploading}
            preview={<p>The page</p>}
            previewLabels={{ open: 'Preview', close: 'Edit' }}
          >
            <h1>Editor</h1>
            <Link to="/away">Away</Link>
          </EditorScreen>
        ),
      },
      { path: '/away', element: <h1>Elsewhere</h1> },
    ],
  });
  await screen.findByRole('heading', { name: 'Editor' });
  return view;
}
const leave = () => fireEvent.click(screen.getByRole('link', { name: 'Away' }));

test('on a narrow screen one button changes between form and preview', async () => {
  const { container } = await open({ kind: 'saved' });
  press('Preview');
  expect(container.querySelector('[data-previewing]')).toBeTruthy();
  press('Edit');
  expect(container.querySelector('[data-previewing]')).toBeNull();
});

test('leaving saves unsaved changes, without a question', async () => {
  await open({ kind: 'waiting' });
  leave();
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeTruthy();
});

test.each([
  ['what cannot be saved', { kind: 'failed', error: null }, { saves: false }],
  ['an upload under way', { kind: 'saved' }, { uploading: true }],
] as const)('%s asks before the screen is left', async (_what, save, options) => {
  await open(save, options);
  leave();
  expect(await screen.findByRole('alertdialog', { name: 'Leave this screen?' })).toBeTruthy();
  press('Stay here');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  leave();
  await screen.findByRole('alertdialog');
  press('Leave');
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeTruthy();
});

test('closing the tab is held up while something is not saved, and only then', async () => {
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    act(() => void window.dispatchEvent(event));
    return event.defaultPrevented;
  };
  await open({ kind: 'saved' });
  expect(closing()).toBe(false);
  cleanup();
  await open({ kind: 'waiting' });
  expect(closing()).toBe(true);
});
