import { AppError } from '@countin/domain';
import type { SessionUser } from './auth-callables.ts';
import type { TokenStore } from './token-store.ts';

/**
 * Whom the stored token speaks for, or null when there is none or it is not good: the live sign-in
 * decides then. An invalid token is removed; one that could not be checked stays for the next time.
 *
 * @param verify calls `verifyAuthToken`; throws AppError
 */
export async function restoreSession(store: TokenStore, verify: (token: string) => Promise<SessionUser>): Promise<SessionUser | null> {
  const token = store.read();
  if (token === null) return null;
  try {
    return await verify(token);
  } catch (error) {
    // Another tab may have stored a newer token meanwhile; that one is not ours to remove.
    if (error instanceof AppError && error.code === 'auth/token-invalid' && store.read() === token) store.remove();
    return null;
  }
}
