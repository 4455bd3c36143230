import { AppError } from '@countin/domain/errors';
import { EmailAuthProvider, reauthenticateWithCredential } from 'firebase/auth';
import * as v from 'valibot';
import type { DataAccess } from '../access/data-access.ts';
import { withAuthErrors } from '../errors/auth-error.ts';
import { ownAccount } from './own-account.ts';
import { credentialsSchema } from './sign-in.ts';

/** What the dialog that asks for the password again gives. */
export const passwordSchema = v.object({ password: credentialsSchema.entries.password });

/** Enters the signed-in person's password again, so that what needs a recent log-in may be done. Throws AppError. */
export async function reauthenticate(access: DataAccess, password: string): Promise<void> {
  const account = await ownAccount(access);
  const { email } = account;
  if (email === null) throw new AppError('auth/required');
  await withAuthErrors(async () => {
    await reauthenticateWithCredential(account, EmailAuthProvider.credential(email, password));
    // The server judges by the token, which so far tells of the log-in before.
    await account.getIdToken(true);
  });
}
