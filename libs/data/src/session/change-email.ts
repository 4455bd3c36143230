import { verifyBeforeUpdateEmail } from 'firebase/auth';
import type { DataAccess } from '../access/data-access.ts';
import { authError } from '../errors/auth-error.ts';
import { mailSettings, type MailRequest } from './mail-request.ts';
import { ownAccount } from './own-account.ts';

export interface EmailChange extends MailRequest {
  /** The new address. */
  readonly email: string;
}

/**
 * Sends a mail to a new address; the account has it once the link in it is opened. Answers the same for an address
 * that has an account of its own. Throws AppError, `auth/recent-login` when the password has to be entered again.
 */
export async function changeEmail(access: DataAccess, change: EmailChange): Promise<void> {
  const account = await ownAccount(access);
  try {
    await verifyBeforeUpdateEmail(account, change.email, mailSettings(access, change));
  } catch (error) {
    const fault = authError(error);
    if (fault.code !== 'auth/email-in-use') throw fault;
  }
}
