import { mutationOptions } from '@tanstack/react-query';
import { signOut as leave } from 'firebase/auth';
import { callOperation } from '../access/call-operation.ts';
import type { DataAccess } from '../access/data-access.ts';

/**
 * Deletes the signed-in person's account with all that it owns, and signs them out. Throws AppError,
 * `auth/recent-login` when the password has to be entered again.
 */
export async function deleteAccount(access: DataAccess): Promise<void> {
  await callOperation(access, 'deleteAccount', {});
  await leave(access.auth);
}

/** Everything that was read for the person is forgotten with them. */
export const deleteAccountOptions = (access: DataAccess) =>
  mutationOptions({ mutationFn: () => deleteAccount(access), onSuccess: (_done, _input, _before, { client }) => client.clear() });
