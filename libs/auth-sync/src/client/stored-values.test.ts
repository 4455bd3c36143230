import { describe, expect, test, vi } from 'vitest';
import { createDueMark, createStateStore } from './stored-values.ts';
import { memoryStorage } from '../testing/memory-storage.ts';

const blocked = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('the state of a cross-site sign-in', () => {
  const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));

  test('is accepted once, in the browser that made it', () => {
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

  test('is different each time, and only the last is accepted', () => {
    const storage = memoryStorage();
    const states = createStateStore(() => storage, random, vi.fn());
    const [first, second] = [states.begin(), states.begin()];
    expect(first).not.toBe(second);
    expect([states.take(first), states.take(second)]).toEqual([false, true]);
  });

  test('is not accepted where storage is blocked: warns, and the user is asked', () => {
    const warn = vi.fn();
    const states = createStateStore(blocked, random, warn);
    expect(states.take(states.begin())).toBe(false);
    expect(warn).toHaveBeenCalledTimes(2);
  });
});

describe('the mark of a pending message to the other site', () => {
  test('names the user until it is cleared', () => {
    const storage = memoryStorage();
    const due = createDueMark(() => storage, vi.fn());
    expect(due.read()).toBeNull();
    due.set('mira');
    expect(due.read()).toBe('mira');
    due.clear();
    expect(due.read()).toBeNull();
  });

  test('warns and continues where storage is blocked', () => {
    const warn = vi.fn();
    const due = createDueMark(blocked, warn);
    due.set('mira');
    due.clear();
    expect(due.read()).toBeNull();
    expect(warn).toHaveBeenCalledTimes(3);
  });
});
