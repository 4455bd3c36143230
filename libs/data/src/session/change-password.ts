import { updatePassword } from 'firebase/auth';
import type { DataAccess } from '../ports/data-access.ts';
import { withAuthErrors } from '../errors/auth-error.ts';
import { ownAccount } from './own-account.ts';
import { reauthenticate } from './reauthenticate.ts';

/**
 * Changes the signed-in user's password. Other devices are signed out; this one signs in again automatically.
 * Throws AppError, `auth/recent-login` if the old password must be re-entered first.
 */
export async function changePassword(access: DataAccess, password: string): Promise<void> {
  const account = await ownAccount(access);
  await withAuthErrors(() => updatePassword(account, password));
  try {
    await reauthenticate(access, password);
  } catch (error) {
    // The password is changed anyway; the user must log in again on this device as well.
    access.log('Error logging in with a new password', error);
  }
}
