import { sendPasswordResetEmail } from 'firebase/auth';
import * as v from 'valibot';
import type { DataAccess } from '../ports/data-access.ts';
import { authError } from '../errors/auth-error.ts';
import { mailSettings, type MailRequest } from './mail-request.ts';
import { credentialsSchema } from './sign-in.ts';

/** Values of the form for a forgotten password. */
export const emailSchema = v.object({ email: credentialsSchema.entries.email });

export interface ResetRequest extends MailRequest {
  readonly email: string;
}

/** Requests a password-reset mail. The answer is the same for an address without an account. Throws AppError. */
export async function requestPasswordReset(access: DataAccess, request: ResetRequest): Promise<void> {
  try {
    await sendPasswordResetEmail(access.auth, request.email, mailSettings(access, request));
  } catch (error) {
    const errorCode = authError(error);
    // The address has no account or a suspended one. A project without enumeration protection reveals this; hide it.
    if (errorCode.code !== 'auth/credentials' && errorCode.code !== 'auth/disabled') throw errorCode;
  }
}
