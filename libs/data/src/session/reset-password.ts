import { confirmPasswordReset } from 'firebase/auth';
import * as v from 'valibot';
import type { DataAccess } from '../ports/data-access.ts';
import { linkError } from './read-email-link.ts';
import { signUpSchema } from './sign-up.ts';

/** Values of the form for a new password. */
export const newPasswordSchema = v.object({ password: signUpSchema.entries.password });

export interface NewPassword {
  /** Code from the link in the mail. */
  readonly code: string;
  readonly password: string;
}

/** Sets a new password with the code of a mail, which ends all sessions of the account. Throws AppError. */
export async function resetPassword(access: DataAccess, { code, password }: NewPassword): Promise<void> {
  try {
    await confirmPasswordReset(access.auth, code, password);
  } catch (error) {
    throw linkError(error);
  }
}
