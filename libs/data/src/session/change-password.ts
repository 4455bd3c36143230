import { updatePassword } from 'firebase/auth';
import type { DataAccess } from '../access/data-access.ts';
import { withAuthErrors } from '../errors/auth-error.ts';
import { ownAccount } from './own-account.ts';

/**
 * Sets another password for whoever is signed in; other devices have to log in again. Throws AppError,
 * `auth/recent-login` when the old password has to be entered first.
 */
export async function changePassword(access: DataAccess, password: string): Promise<void> {
  const account = await ownAccount(access);
  await withAuthErrors(() => updatePassword(account, password));
}
