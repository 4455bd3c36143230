import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutosave, type SaveState } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A store that keeps what it is given, and can be broken or made slow. */
function fakeStore() {
  const stored: string[] = [];
  const states: SaveState['kind'][] = [];
  const gate: { broken: boolean; hold: Promise<void> | null } = { broken: false, hold: null };
  const autosave = createAutosave<string>({
    calmMs: 100,
    retryMs: [1000, 5000],
    onState: (state) => states.push(state.kind),
    async save(content) {
      await gate.hold;
      if (gate.broken) throw new Error('offline');
      stored.push(content);
    },
  });
  return { stored, states, gate, autosave };
}

test('changes in a row are one save, of the last', async () => {
  const { stored, states, autosave } = fakeStore();
  autosave.change('L');
  await vi.advanceTimersByTimeAsync(60);
  autosave.change('Low Sun');
  await vi.advanceTimersByTimeAsync(99);
  expect(stored).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(stored).toEqual(['Low Sun']);
  expect(states.at(-1)).toBe('saved');
});

test('a change during a save is saved after it, and saves never overlap', async () => {
  const { stored, states, gate, autosave } = fakeStore();
  const slow = Promise.withResolvers<void>();
  gate.hold = slow.promise;
  autosave.change('one');
  await vi.advanceTimersByTimeAsync(100);
  autosave.change('two');
  await vi.advanceTimersByTimeAsync(500);
  expect(stored).toEqual([]);
  slow.resolve();
  await vi.advanceTimersByTimeAsync(100);
  expect(stored).toEqual(['one', 'two']);
  expect(states.at(-1)).toBe('saved');
});

test('a failed save says so, tries again with longer waits, and loses nothing', async () => {
  const { stored, states, gate, autosave } = fakeStore();
  gate.broken = true;
  autosave.change('one');
  await vi.advanceTimersByTimeAsync(100);
  expect(states.at(-1)).toBe('failed');
  await vi.advanceTimersByTimeAsync(1000);
  expect(states.at(-1)).toBe('failed');
  gate.broken = false;
  await vi.advanceTimersByTimeAsync(4999);
  expect(stored).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(stored).toEqual(['one']);
  expect(states.at(-1)).toBe('saved');
});

test('invalid content is not saved, what was valid before it is', async () => {
  const { stored, states, autosave } = fakeStore();
  autosave.change('Low Sun');
  autosave.change(null);
  await vi.advanceTimersByTimeAsync(1000);
  expect(stored).toEqual(['Low Sun']);
  expect(states.at(-1)).toBe('invalid');
});

test('a flush saves at once and says whether anything is left', async () => {
  const { stored, gate, autosave } = fakeStore();
  autosave.change('one');
  expect(await autosave.flush()).toBe(true);
  expect(stored).toEqual(['one']);
  gate.broken = true;
  autosave.change('two');
  expect(await autosave.flush()).toBe(false);
  autosave.dispose();
});

test('a flush waits for the save under way and then saves the rest', async () => {
  const { stored, gate, autosave } = fakeStore();
  const slow = Promise.withResolvers<void>();
  gate.hold = slow.promise;
  autosave.change('one');
  await vi.advanceTimersByTimeAsync(100);
  autosave.change('two');
  const flushed = autosave.flush();
  slow.resolve();
  expect(await flushed).toBe(true);
  expect(stored).toEqual(['one', 'two']);
});
