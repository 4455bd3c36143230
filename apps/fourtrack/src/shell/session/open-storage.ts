import type { NameStorage } from './display-name.ts';

/** Local storage, or one that keeps nothing where the browser blocks it. */
export function openStorage(window: Pick<Window, 'localStorage'>): NameStorage {
  try {
    return window.localStorage;
  } catch {
    return { setItem: () => undefined, removeItem: () => undefined };
  }
}
