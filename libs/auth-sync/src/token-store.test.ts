import { describe, expect, test, vi } from 'vitest';
import { AppError } from '@countin/domain';
import type { SessionUser } from './auth-callables.ts';
import { parseSigningKeys } from './signing-keys.ts';
import { signToken } from './sign-token.ts';
import { restoreSession } from './restore-session.ts';
import { createTokenStore, TOKEN_KEY, type TokenStorage } from './token-store.ts';

const NOW = Date.parse('2026-06-12T10:00:00Z');
const keys = parseSigningKeys(`k1:${Buffer.alloc(32, 7).toString('base64url')}`);
const tokenAt = (now: number) => signToken(keys, 'session', { uid: 'mira', email: 'mira@example.com', sessionId: 's' }, { now, tokenId: `t${now}` });

function memoryStorage(): TokenStorage & { items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

function storeOn(storage: TokenStorage) {
  const warn = vi.fn();
  return { store: createTokenStore(() => storage, () => NOW, warn), warn };
}

describe('the token store', () => {
  test('gives back what it keeps, under the key that both sites share', async () => {
    const storage = memoryStorage();
    const { store } = storeOn(storage);
    const token = await tokenAt(NOW);
    store.write(token);
    expect(storage.items.get('countin-auth-token')).toBe(token);
    expect(store.read()).toBe(token);
    store.remove();
    expect(store.read()).toBeNull();
  });

  test.each(['', 'nonsense', 'a.b.c', `a.${btoa('{}')}.c`, `a.${btoa('{"exp":"soon"}')}.c`])('removes a stored %j', (text) => {
    const storage = memoryStorage();
    storage.items.set(TOKEN_KEY, text);
    expect(storeOn(storage).store.read()).toBeNull();
    expect(storage.items.size).toBe(0);
  });

  test('removes a token whose time is over', async () => {
    const storage = memoryStorage();
    storage.items.set(TOKEN_KEY, await tokenAt(NOW - 13 * 3_600_000));
    expect(storeOn(storage).store.read()).toBeNull();
    expect(storage.items.size).toBe(0);
  });

  test('warns and goes on where storage is blocked', () => {
    const warn = vi.fn();
    const store = createTokenStore(() => { throw new DOMException('denied', 'SecurityError'); }, () => NOW, warn);
    expect(store.read()).toBeNull();
    store.write('x');
    store.remove();
    expect(warn).toHaveBeenCalledTimes(3);
  });
});

describe('restoring the session', () => {
  const user: SessionUser = {
    kind: 'session', uid: 'mira', email: 'mira@example.com', displayName: 'Mira', photoURL: null, userType: 'artist', subscription: 'free',
    sessionId: 's', expiresAt: NOW + 1000, customToken: null,
  };

  test('asks nobody when no token is stored', async () => {
    const verify = vi.fn();
    expect(await restoreSession(storeOn(memoryStorage()).store, verify)).toBeNull();
    expect(verify).not.toHaveBeenCalled();
  });

  test('gives the user of a good token', async () => {
    const { store } = storeOn(memoryStorage());
    store.write(await tokenAt(NOW));
    expect(await restoreSession(store, async () => user)).toEqual(user);
  });

  test('removes a token that the server refuses', async () => {
    const { store } = storeOn(memoryStorage());
    store.write(await tokenAt(NOW));
    expect(await restoreSession(store, async () => { throw new AppError('auth/token-invalid'); })).toBeNull();
    expect(store.read()).toBeNull();
  });

  test('keeps a token that could not be checked', async () => {
    const { store } = storeOn(memoryStorage());
    const token = await tokenAt(NOW);
    store.write(token);
    expect(await restoreSession(store, async () => { throw new AppError('service/unavailable'); })).toBeNull();
    expect(store.read()).toBe(token);
  });

  test('leaves a newer token that another tab stored meanwhile', async () => {
    const { store } = storeOn(memoryStorage());
    const newer = await tokenAt(NOW + 1000);
    store.write(await tokenAt(NOW));
    await restoreSession(store, async () => {
      store.write(newer);
      throw new AppError('auth/token-invalid');
    });
    expect(store.read()).toBe(newer);
  });
});
