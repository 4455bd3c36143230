import { verifyBeforeUpdateEmail } from 'firebase/auth';
import type { DataAccess } from '../ports/data-access.ts';
import { authError } from '../errors/auth-error.ts';
import { mailSettings, type MailRequest } from './mail-request.ts';
import { ownAccount } from './own-account.ts';

export interface EmailChange extends MailRequest {
  /** The new address. */
  readonly email: string;
}

/**
 * Sends a mail to a new address; the address changes when the user opens the link in it. The answer is the same for
 * an address of another account. Throws AppError, `auth/recent-login` if the password must be re-entered.
 */
export async function changeEmail(access: DataAccess, change: EmailChange): Promise<void> {
  const account = await ownAccount(access);
  try {
    await verifyBeforeUpdateEmail(account, change.email, mailSettings(access, change));
  } catch (error) {
    const errorCode = authError(error);
    if (errorCode.code !== 'auth/email-in-use') throw errorCode;
  }
}
