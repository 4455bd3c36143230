import { callOperation } from '../access/call-operation.ts';
import type { DataAccess } from '../access/data-access.ts';

/**
 * Deletes the signed-in person's account with all that it owns; they are to be signed out afterwards. Throws AppError,
 * `auth/recent-login` when the password has to be entered again, `account/last-admin` when there would be none left.
 */
export async function deleteAccount(access: DataAccess): Promise<void> {
  await callOperation(access, 'deleteAccount', {});
}
