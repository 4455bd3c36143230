import type { DataAccess } from '../access/data-access.ts';
import { withAuthErrors } from '../errors/auth-error.ts';
import { ownAccount } from './own-account.ts';

/** Five minutes for the server; one less here, so that nobody is refused who was let through. */
const RECENT_MS = 4 * 60_000;

/** Whether the signed-in person entered their password only just now; coming from the other site is no entering. Throws AppError. */
export async function hasRecentLogin(access: DataAccess, now: number): Promise<boolean> {
  const account = await ownAccount(access);
  const { authTime, signInProvider } = await withAuthErrors(() => account.getIdTokenResult());
  return signInProvider === 'password' && now - Date.parse(authTime) < RECENT_MS;
}
