import { sendEmailVerification } from 'firebase/auth';
import type { DataAccess } from '../ports/data-access.ts';
import { withAuthErrors } from '../errors/auth-error.ts';
import { mailSettings, type MailRequest } from './mail-request.ts';
import { ownAccount } from './own-account.ts';

/** Sends the signed-in user a mail with a link that verifies their address. Throws AppError. */
export async function sendVerification(access: DataAccess, request: MailRequest): Promise<void> {
  const account = await ownAccount(access);
  await withAuthErrors(() => sendEmailVerification(account, mailSettings(access, request)));
}
