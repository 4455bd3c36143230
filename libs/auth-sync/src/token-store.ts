import { readTokenSubject } from './client/token-subject.ts';

/** Key under which both sites keep the session token. */
export const TOKEN_KEY = 'countin-auth-token';

/** The part of `localStorage` that is needed. Any of it may throw: blocked storage does. */
export type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface TokenStore {
  /** The stored token, or null. What is there but cannot be a good token is removed. */
  read(): string | null;
  write(token: string): void;
  remove(): void;
}

/**
 * Keeps the session token in a browser's storage. A browser that refuses storage has no stored token;
 * the live sign-in decides then.
 *
 * @param storage a function, since `window.localStorage` itself throws where it is blocked
 * @param warn is told about refused storage
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

/** Only the server can say that a token is good; that one is useless, anybody can see. */
function isUsable(token: string, now: number): boolean {
  const subject = readTokenSubject(token);
  return subject?.audience === 'session' && now < subject.expiresAt;
}
