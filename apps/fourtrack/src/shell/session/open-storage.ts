import type { MarkStorage } from './person-mark.ts';

/** Local storage, or a stand-in that forgets where the browser blocks it. */
export function openStorage(window: Pick<Window, 'localStorage'>): MarkStorage {
  try {
    return window.localStorage;
  } catch {
    return { setItem: () => undefined, removeItem: () => undefined };
  }
}
