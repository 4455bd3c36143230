import { AppError } from '@countin/domain/errors';
import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderKit } from '../testing/render-kit.tsx';
import { BulkPanel } from './bulk-panel.tsx';
import { BulkRun } from './bulk-run.ts';
import { SelectBox } from './select-box.tsx';
import { useSelection } from './use-selection.ts';

afterEach(cleanup);

const items = Array.from({ length: 10 }, (_, at) => `item ${at}`);
const idOf = (item: string) => item;

/** An action whose items end when the test says so. */
function heldAction() {
  const begun: string[] = [];
  const taken: string[] = [];
  const ends: (() => void)[] = [];
  const action = {
    label: 'Archive',
    run: (item: string) =>
      new Promise<() => Promise<void>>((resolve, reject) => {
        begun.push(item);
        ends.push(() =>
          item === 'item 1'
            ? reject(new AppError('access/denied'))
            : resolve(() => Promise.resolve(void taken.push(item))),
        );
      }),
  };
  const endAll = async () => {
    while (ends.length > 0) {
      for (const end of ends.splice(0)) end();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  return { action, begun, taken, ends, endAll };
}

it('works on groups, the first one small, and names each item that failed', async () => {
  const sizes: number[] = [];
  const run = new BulkRun<string>();
  const many = Array.from({ length: 100 }, (_, at) => `item ${at}`);
  await run.start(many, {
    label: 'Publish',
    async runMany(group) {
      sizes.push(group.length);
      return group.map((item) =>
        item === 'item 30' ? { error: new AppError('access/denied') } : async () => undefined,
      );
    },
  });
  expect(sizes).toEqual([20, 50, 30]);
  expect(run.progress()).toMatchObject({ state: 'ended', done: 100, undoable: 99 });
  expect(run.progress()?.failures.map(({ item }) => item)).toEqual(['item 30']);
});

it('takes back in groups what was done in groups, and names each item that failed', async () => {
  const sizes: number[] = [];
  const single: string[] = [];
  const calls = { refused: 0 };
  const run = new BulkRun<string>();
  const many = Array.from({ length: 100 }, (_, at) => `item ${at}`);
  await run.start(many, {
    label: 'Archive',
    runMany: async (group) =>
      group.map((item) =>
        item === 'item 3' ? async () => void single.push(item) : item === 'item 4' ? null : 'together',
      ),
    async undoMany(group) {
      // The server has no room at first.
      if ((calls.refused += 1) === 1) throw new AppError('limit/too-many', { retryAfterSeconds: 0 });
      sizes.push(group.length);
      return group.map((item) => (item === 'item 30' ? { error: new AppError('access/denied') } : null));
    },
  });
  expect(run.progress()).toMatchObject({ state: 'ended', done: 100, undoable: 99 });
  await run.undo();
  expect([sizes.sort((a, b) => a - b), single]).toEqual([[20, 28, 50], ['item 3']]);
  expect(run.progress()).toMatchObject({ state: 'ended', undoing: true, done: 99, total: 99, undoable: 0 });
  expect(run.progress()?.failures.map(({ item }) => item)).toEqual(['item 30']);
});

it('works on four items at a time, and goes on after a failure', async () => {
  const run = new BulkRun<string>();
  const { action, begun, endAll } = heldAction();
  const ended = run.start(items, action);
  expect(begun).toEqual(items.slice(0, 4));
  await endAll();
  await ended;
  expect(begun).toEqual(items);
  expect(run.progress()).toMatchObject({ state: 'ended', done: 10, total: 10, undoable: 9 });
  expect(run.progress()?.failures.map(({ item }) => item)).toEqual(['item 1']);
});

it('begins nothing further once it is stopped, and takes back what was done', async () => {
  const run = new BulkRun<string>();
  const { action, begun, taken, endAll } = heldAction();
  const ended = run.start(items, action);
  run.stop();
  await endAll();
  await ended;
  expect(begun).toHaveLength(4);
  expect(run.progress()).toMatchObject({ state: 'stopped', done: 4 });
  await run.undo();
  expect(taken).toEqual(['item 0', 'item 2', 'item 3']);
  await run.undo();
  expect(taken).toHaveLength(3);
});

it('shows the progress, what failed and why, and takes it back', async () => {
  const run = new BulkRun<string>();
  const { action, taken, endAll } = heldAction();
  await renderKit(<BulkPanel run={run} nameOf={(item) => item.toUpperCase()} />);
  act(() => void run.start(items.slice(0, 3), action));
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('0');
  await act(endAll);
  expect(await screen.findByText('Archive: done for 2 of 3. Failed: 1.')).toBeTruthy();
  expect(screen.getByText('ITEM 1').nextSibling?.textContent).not.toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undo: Archive: done for 2 of 2.')).toBeTruthy();
  expect(taken).toEqual(['item 0', 'item 2']);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/Undo: Archive/)).toBeNull();
});

it('chooses a range with Shift, in both directions, and only what is shown', () => {
  const { result, rerender } = renderHook(({ shown }) => useSelection(shown, idOf), { initialProps: { shown: items } });
  act(() => result.current.toggle('item 5'));
  act(() => result.current.toggle('item 3', true));
  expect(result.current.items).toEqual(['item 3', 'item 4', 'item 5']);
  act(() => result.current.toggle('item 4'));
  act(() => result.current.toggle('item 5', true));
  expect(result.current.items).toEqual(['item 3']);
  act(() => result.current.all());
  rerender({ shown: items.slice(0, 2) });
  expect(result.current.items).toEqual(['item 0', 'item 1']);
  act(() => result.current.clear());
  expect(result.current.items).toEqual([]);
});

it('says that Shift was held', async () => {
  const ranges: boolean[] = [];
  await renderKit(<SelectBox label="One" checked={false} onToggle={(range) => ranges.push(range)} />);
  fireEvent.click(screen.getByRole('checkbox', { name: 'One' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'One' }), { shiftKey: true });
  expect(ranges).toEqual([false, true]);
});
it('items that the server has no room for wait as long as it asks, also when they are taken back', async () => {
  const run = new BulkRun<string>();
  const room = { calls: 0 };
  const call = async () => {
    room.calls += 1;
    if (room.calls % 2 === 0) throw new AppError('limit/too-many', { retryAfterSeconds: 0 });
  };
  await run.start(items, { label: 'Archive', run: async () => call().then(() => call) });
  expect(run.progress()).toMatchObject({ state: 'ended', done: 10, failures: [], undoable: 10 });
  await run.undo();
  expect(run.progress()).toMatchObject({ state: 'ended', done: 10, failures: [] });
});
