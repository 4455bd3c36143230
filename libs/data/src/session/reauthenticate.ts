import { AppError } from '@countin/domain/errors';
import { EmailAuthProvider, reauthenticateWithCredential } from 'firebase/auth';
import * as v from 'valibot';
import type { DataAccess } from '../ports/data-access.ts';
import { withAuthErrors } from '../errors/auth-error.ts';
import { ownAccount } from './own-account.ts';
import { credentialsSchema } from './sign-in.ts';

/** Values of the dialog in which the user re-enters the password. */
export const passwordSchema = v.object({ password: credentialsSchema.entries.password });

/** Re-authenticates the signed-in user, for operations that need a recent log-in. Throws AppError. */
export async function reauthenticate(access: DataAccess, password: string): Promise<void> {
  const account = await ownAccount(access);
  const { email } = account;
  if (email === null) throw new AppError('auth/required');
  await withAuthErrors(async () => {
    await reauthenticateWithCredential(account, EmailAuthProvider.credential(email, password));
    // The server reads the log-in time from the ID token, which still holds the previous time.
    await account.getIdToken(true);
  });
}
