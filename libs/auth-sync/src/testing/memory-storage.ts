import type { TokenStorage } from '../token-store.ts';

/** A browser's storage in memory. For tests. */
export function memoryStorage(): TokenStorage & { readonly items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
