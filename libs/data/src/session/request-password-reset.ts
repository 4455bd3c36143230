import { sendPasswordResetEmail } from 'firebase/auth';
import * as v from 'valibot';
import type { DataAccess } from '../access/data-access.ts';
import { authError } from '../errors/auth-error.ts';
import { mailSettings, type MailRequest } from './mail-request.ts';
import { credentialsSchema } from './sign-in.ts';

/** What the form for a forgotten password gives. */
export const emailSchema = v.object({ email: credentialsSchema.entries.email });

export interface ResetRequest extends MailRequest {
  readonly email: string;
}

/** Asks for a mail with a link to a new password. Answers the same whether or not the address has an account. Throws AppError. */
export async function requestPasswordReset(access: DataAccess, request: ResetRequest): Promise<void> {
  try {
    await sendPasswordResetEmail(access.auth, request.email, mailSettings(access, request));
  } catch (error) {
    const fault = authError(error);
    // Nobody has that address, or its account is suspended. A project that does not hide it says so; we do not.
    if (fault.code !== 'auth/credentials' && fault.code !== 'auth/disabled') throw fault;
  }
}
