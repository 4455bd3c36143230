import type { DiscoveryCard } from '@countin/domain/discovery';
import { expect, it } from 'vitest';
import { findLeftList, findPosition, forgetList, keepPosition, leaveList } from './left-list.ts';

const wanted = { text: '', shelf: 'new' } as const;

function aStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const card = { kind: 'release', id: 'tide', tracks: ['One', 'Two'], artists: ['Ben'] } as unknown as DiscoveryCard;
const left = { entry: 'abc', wanted, pages: [{ cards: [card], next: null }] };

it('is found again at its history entry', () => {
  const storage = aStorage();
  leaveList(() => storage, left);
  expect(findLeftList(() => storage, 'abc', wanted)).toMatchObject({ pages: [{ cards: [{ id: 'tide' }] }] });
});

it.each([
  ['another entry', 'def', wanted],
  ['another shelf', 'abc', { ...wanted, shelf: 'next' } as const],
])('is not found at %s', (_what, entry, requested) => {
  const storage = aStorage();
  leaveList(() => storage, left);
  expect(findLeftList(() => storage, entry, requested)).toBeNull();
});

it('is not found where it was empty: a reload shows what has come since', () => {
  const storage = aStorage();
  leaveList(() => storage, { ...left, pages: [{ cards: [], next: null }] });
  expect(findLeftList(() => storage, 'abc', wanted)).toBeNull();
});

it('has a position at its history entry alone', () => {
  const storage = aStorage();
  keepPosition(() => storage, 'abc', { id: 'release tide', top: -40 });
  expect(findPosition(() => storage, 'abc')).toMatchObject({ id: 'release tide', top: -40 });
  expect(findPosition(() => storage, 'def')).toBeNull();
});

it('is gone after log-out, with its position', () => {
  const storage = aStorage();
  leaveList(() => storage, left);
  keepPosition(() => storage, 'abc', { id: 'release tide', top: -40 });
  forgetList(() => storage);
  expect(findPosition(() => storage, 'abc')).toBeNull();
  expect(findLeftList(() => storage, 'abc', wanted)).toBeNull();
});

it('a full or blocked storage is no error', () => {
  const full = {
    ...aStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  leaveList(() => full, left);
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  leaveList(blocked, left);
  forgetList(blocked);
  expect(findLeftList(blocked, 'abc', wanted)).toBeNull();
});

it('something else in the storage is no list', () => {
  const storage = aStorage();
  storage.setItem('4track-discover', '{"entry":');
  expect(findLeftList(() => storage, 'abc', wanted)).toBeNull();
});
