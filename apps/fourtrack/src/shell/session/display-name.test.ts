import { describe, expect, it } from 'vitest';
import { openStorage } from './open-storage.ts';
import { displayNameOf, cacheDisplayName, forgetDisplayName } from './display-name.ts';

const MIRA = { name: 'Mira', ownsArtist: true, pro: false };

function aStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('the mark for server-rendered pages', () => {
  it('holds the signed-in user, and no credential', () => {
    const storage = aStorage();
    cacheDisplayName(storage, { ...MIRA, token: 'secret' } as typeof MIRA);
    expect([...storage.kept]).toEqual([['4track-person', '{"name":"Mira","ownsArtist":true,"pro":false}']]);
  });

  it('goes when the person leaves, with what the device keeps', () => {
    const storage = aStorage();
    cacheDisplayName(storage, MIRA);
    storage.setItem('countin-kept', '{"release.tide":5}');
    forgetDisplayName(storage);
    expect(storage.kept.size).toBe(0);
  });

  it('is forgotten, and nothing breaks, where storage is blocked', () => {
    const blocked = {
      get localStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    expect(() => cacheDisplayName(openStorage(blocked), MIRA)).not.toThrow();
  });
});

it.each([
  [' Mira ', 'mira@example.com', 'Mira'],
  [' ', 'mira@example.com', 'mira'],
  ['', null, ''],
])('a person named “%s” with %s is shown as %s', (name, email, called) => {
  expect(displayNameOf(name, email)).toBe(called);
});
