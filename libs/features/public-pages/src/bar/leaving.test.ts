import { expect, test } from 'vitest';
import { setLogoutIntent, consumeLogoutIntent } from './leaving.ts';

function aStorage() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return () => storage;
}

test('a press on log-out logs out once', () => {
  const storage = aStorage();
  setLogoutIntent(storage);
  expect([consumeLogoutIntent(storage), consumeLogoutIntent(storage)]).toEqual([true, false]);
});

test('an address alone does not log out', () => {
  expect(consumeLogoutIntent(aStorage())).toBe(false);
});

test('where storage is blocked no log-out happens, without an error', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(() => setLogoutIntent(blocked)).not.toThrow();
  expect(consumeLogoutIntent(blocked)).toBe(false);
});
