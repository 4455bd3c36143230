import type { DataAccess } from '../ports/data-access.ts';
import { withAuthErrors } from '../errors/auth-error.ts';
import { ownAccount } from './own-account.ts';

/** Maximum age of a recent log-in: the server's five minutes minus one, so that it accepts all that pass here. */
const RECENT_MS = 4 * 60_000;

/** Whether the user entered the password recently. A cross-site sign-in does not count. Throws AppError. */
export async function hasRecentLogin(access: DataAccess, now: number): Promise<boolean> {
  const account = await ownAccount(access);
  const { authTime, signInProvider } = await withAuthErrors(() => account.getIdTokenResult());
  return signInProvider === 'password' && now - Date.parse(authTime) < RECENT_MS;
}
