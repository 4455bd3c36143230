import { updatePassword } from 'firebase/auth';
import type { DataAccess } from '../access/data-access.ts';
import { withAuthErrors } from '../errors/auth-error.ts';
import { ownAccount } from './own-account.ts';
import { reauthenticate } from './reauthenticate.ts';

/**
 * Sets another password for the signed-in person; other devices have to log in again, and this one does so by itself.
 * Throws AppError, `auth/recent-login` when the old password has to be entered first.
 */
export async function changePassword(access: DataAccess, password: string): Promise<void> {
  const account = await ownAccount(access);
  await withAuthErrors(() => updatePassword(account, password));
  try {
    await reauthenticate(access, password);
  } catch (error) {
    // The password is changed all the same: this device logs in with it like the others.
    access.log('Error logging in with a new password', error);
  }
}
