import type { TokenStorage } from '../token-store.ts';

const STATE_KEY = 'countin-sync-state';
const DUE_KEY = 'countin-sync-due';

export type Warn = (message: string, error: unknown) => void;

/** Remembers, on this browser alone, that it was sent to the other site. */
export interface StateStore {
  /** Makes and keeps a new value. */
  begin(): string;
  /** Whether a value is the one that was kept. It counts once. */
  take(state: string | null): boolean;
}

/**
 * Where a browser refuses storage nothing was begun there: its person is asked instead.
 *
 * @param storage a function, since `window.sessionStorage` itself throws where it is blocked
 * @param random gives that many random bytes
 */
export function createStateStore(
  storage: () => TokenStorage,
  random: (bytes: number) => Uint8Array,
  warn: Warn,
): StateStore {
  const attempt = guarded(storage, warn);
  return {
    begin() {
      const state = btoa(String.fromCharCode(...random(32)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
      attempt(null, (place) => place.setItem(STATE_KEY, state));
      return state;
    },
    take(state) {
      return attempt(false, (place) => {
        const kept = place.getItem(STATE_KEY);
        if (kept === null || kept !== state) return false;
        place.removeItem(STATE_KEY);
        return true;
      });
    },
  };
}

/** Remembers for whom the other site has not been told yet: leaving the page may cut that off. */
export interface DueMark {
  read(): string | null;
  set(uid: string): void;
  clear(): void;
}

export function createDueMark(storage: () => TokenStorage, warn: Warn): DueMark {
  const attempt = guarded(storage, warn);
  return {
    read: () => attempt(null, (place) => place.getItem(DUE_KEY)),
    set: (uid) => attempt(null, (place) => place.setItem(DUE_KEY, uid)),
    clear: () => attempt(null, (place) => place.removeItem(DUE_KEY)),
  };
}

/** Does something with a storage; where the browser refuses it, warns and gives the fallback. */
export function guarded(storage: () => TokenStorage, warn: Warn) {
  return <T>(fallback: T, act: (storage: TokenStorage) => T): T => {
    try {
      return act(storage());
    } catch (error) {
      warn('The browser keeps nothing for the sign-in on the other site.', error);
      return fallback;
    }
  };
}
