import type { NameStorage } from './display-name.ts';

/** Local storage, or a stand-in that forgets where the browser blocks it. */
export function openStorage(window: Pick<Window, 'localStorage'>): NameStorage {
  try {
    return window.localStorage;
  } catch {
    return { setItem: () => undefined, removeItem: () => undefined };
  }
}
