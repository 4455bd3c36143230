import { describe, expect, test, vi } from 'vitest';
import { createDueMark, createStateStore } from './kept-values.ts';
import { memoryStorage } from '../testing/memory-storage.ts';

const blocked = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('the state of a hand-over', () => {
  const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));

  test('counts once, on the browser that made it', () => {
    const storage = memoryStorage();
    const states = createStateStore(() => storage, random, vi.fn());
    const state = states.begin();
    expect(state).toMatch(/^[\w-]{43}$/);
    expect(createStateStore(memoryStorage, random, vi.fn()).take(state)).toBe(false);
    expect(states.take(null)).toBe(false);
    expect(states.take('s'.repeat(43))).toBe(false);
    expect(states.take(state)).toBe(true);
    expect(states.take(state)).toBe(false);
  });

  test('is another one each time, and only the last counts', () => {
    const storage = memoryStorage();
    const states = createStateStore(() => storage, random, vi.fn());
    const [first, second] = [states.begin(), states.begin()];
    expect(first).not.toBe(second);
    expect([states.take(first), states.take(second)]).toEqual([false, true]);
  });

  test('that the browser would not keep was never begun: a warning, and the person is asked', () => {
    const warn = vi.fn();
    const states = createStateStore(blocked, random, warn);
    expect(states.take(states.begin())).toBe(false);
    expect(warn).toHaveBeenCalledTimes(2);
  });
});

describe('the mark of another site that was not told yet', () => {
  test('names the person until it is cleared', () => {
    const storage = memoryStorage();
    const due = createDueMark(() => storage, vi.fn());
    expect(due.read()).toBeNull();
    due.set('mira');
    expect(due.read()).toBe('mira');
    due.clear();
    expect(due.read()).toBeNull();
  });

  test('warns and goes on where storage is blocked', () => {
    const warn = vi.fn();
    const due = createDueMark(blocked, warn);
    due.set('mira');
    due.clear();
    expect(due.read()).toBeNull();
    expect(warn).toHaveBeenCalledTimes(3);
  });
});
