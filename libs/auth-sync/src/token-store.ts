import { readTokenSubject } from './client/token-subject.ts';

/** Key under which both sites keep the session token. */
export const TOKEN_KEY = 'countin-auth-token';

/** Required part of `localStorage`. Every method throws if the browser blocks storage. */
export type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface TokenStore {
  /** The stored token, or null. A malformed or expired token is removed. */
  read(): string | null;
  write(token: string): void;
  remove(): void;
}

/**
 * Stores the session token in the browser. If the browser blocks storage, there is no stored token
 * and the live sign-in decides.
 *
 * @param storage a function, since `window.localStorage` itself throws where it is blocked
 * @param warn called if the browser blocks storage
 */
export function createTokenStore(
  storage: () => TokenStorage,
  clock: () => number,
  warn: (message: string, error: unknown) => void,
): TokenStore {
  const attempt = <T>(what: string, fallback: T, act: (storage: TokenStorage) => T): T => {
    try {
      return act(storage());
    } catch (error) {
      warn(`The session token could not be ${what}.`, error);
      return fallback;
    }
  };
  return {
    read: () =>
      attempt('read', null, (place) => {
        const token = place.getItem(TOKEN_KEY);
        if (token === null || isUsable(token, clock())) return token;
        place.removeItem(TOKEN_KEY);
        return null;
      }),
    write: (token) => attempt('stored', undefined, (place) => place.setItem(TOKEN_KEY, token)),
    remove: () => attempt('removed', undefined, (place) => place.removeItem(TOKEN_KEY)),
  };
}

/** Whether a token may be valid, judged by its unverified claims. Only the server can verify it. */
function isUsable(token: string, now: number): boolean {
  const subject = readTokenSubject(token);
  return subject?.audience === 'session' && now < subject.expiresAt;
}
