import { describe, expect, test, vi } from 'vitest';
import { parseSigningKeys } from './signing-keys.ts';
import { signToken } from './sign-token.ts';
import { memoryStorage } from './testing/memory-storage.ts';
import { createTokenStore, TOKEN_KEY, type TokenStorage } from './token-store.ts';

const NOW = Date.parse('2026-06-12T10:00:00Z');
const keys = parseSigningKeys(`k1:${Buffer.alloc(32, 7).toString('base64url')}`);
const tokenAt = (now: number) =>
  signToken(keys, 'session', { uid: 'mira', email: 'mira@example.com', sessionId: 's' }, { now, tokenId: `t${now}` });

function storeOn(storage: TokenStorage) {
  const warn = vi.fn();
  return {
    store: createTokenStore(
      () => storage,
      () => NOW,
      warn,
    ),
    warn,
  };
}

describe('the token store', () => {
  test('returns the stored token, under the key that both sites share', async () => {
    const storage = memoryStorage();
    const { store } = storeOn(storage);
    const token = await tokenAt(NOW);
    store.write(token);
    expect(storage.items.get('countin-auth-token')).toBe(token);
    expect(store.read()).toBe(token);
    store.remove();
    expect(store.read()).toBeNull();
  });

  test.each(['', 'nonsense', 'a.b.c', `a.${btoa('{}')}.c`, `a.${btoa('{"exp":"soon"}')}.c`])(
    'removes a stored %j',
    (text) => {
      const storage = memoryStorage();
      storage.items.set(TOKEN_KEY, text);
      expect(storeOn(storage).store.read()).toBeNull();
      expect(storage.items.size).toBe(0);
    },
  );

  test('removes a sync token, which is never valid as a stored token', async () => {
    const storage = memoryStorage();
    storage.items.set(
      TOKEN_KEY,
      await signToken(
        keys,
        'sync',
        { uid: 'mira', email: 'mira@example.com', sessionId: 's' },
        { now: NOW, tokenId: 't' },
      ),
    );
    expect(storeOn(storage).store.read()).toBeNull();
    expect(storage.items.size).toBe(0);
  });

  test('removes an expired token', async () => {
    const storage = memoryStorage();
    storage.items.set(TOKEN_KEY, await tokenAt(NOW - 13 * 3_600_000));
    expect(storeOn(storage).store.read()).toBeNull();
    expect(storage.items.size).toBe(0);
  });

  test('warns and continues where storage is blocked', () => {
    const warn = vi.fn();
    const store = createTokenStore(
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
      () => NOW,
      warn,
    );
    expect(store.read()).toBeNull();
    store.write('x');
    store.remove();
    expect(warn).toHaveBeenCalledTimes(3);
  });
});
