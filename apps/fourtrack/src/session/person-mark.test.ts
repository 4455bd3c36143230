import { describe, expect, it } from 'vitest';
import { openStorage } from '../start/open-storage.ts';
import { markPerson, unmarkPerson } from './person-mark.ts';

function aStorage() {
  const kept = new Map<string, string>();
  return { kept, setItem: (key: string, value: string) => void kept.set(key, value), removeItem: (key: string) => void kept.delete(key) };
}

describe('the name for server-rendered pages', () => {
  it('is the display name, or what stands before the @', () => {
    const storage = aStorage();
    markPerson(storage, ' Mira ', 'mira@example.com');
    expect([...storage.kept.values()]).toEqual(['Mira']);
    markPerson(storage, ' ', 'mira@example.com');
    expect([...storage.kept.values()]).toEqual(['mira']);
  });

  it('goes when the person leaves', () => {
    const storage = aStorage();
    markPerson(storage, 'Mira', null);
    unmarkPerson(storage);
    expect(storage.kept.size).toBe(0);
  });

  it('is forgotten, and nothing breaks, where storage is blocked', () => {
    const blocked = {
      get localStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    expect(() => markPerson(openStorage(blocked), 'Mira', null)).not.toThrow();
  });
});
