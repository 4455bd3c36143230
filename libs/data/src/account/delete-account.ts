import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';

/**
 * Deletes the signed-in user's account with all its data; the caller must sign the user out afterwards.
 * Throws AppError: `auth/recent-login` if the password must be re-entered, `account/last-admin` for the last admin.
 */
export async function deleteAccount(access: DataAccess): Promise<void> {
  await callOperation(access, 'deleteAccount', {});
}
