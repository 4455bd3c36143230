import type { TokenStorage } from '../token-store.ts';

const STATE_KEY = 'countin-sync-state';
const DUE_KEY = 'countin-sync-due';

export type Warn = (message: string, error: unknown) => void;

/** OAuth-like `state` value, which proves that this browser started a cross-site sign-in. */
export interface StateStore {
  /** Creates and stores a new value. */
  begin(): string;
  /** Whether a value equals the stored one. A match removes it, so that it works only once. */
  take(state: string | null): boolean;
}

/**
 * If the browser blocks storage, no state matches and the user has to confirm the sign-in.
 *
 * @param storage a function, since `window.sessionStorage` itself throws where it is blocked
 * @param random returns the given number of random bytes
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

/** Uid of a user whose sign-in the other site may not know yet. Leaving the page can abort the notification. */
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

/** Runs `act` with a storage. If the browser blocks storage, warns and returns the fallback. */
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
