import { beganBefore } from '@countin/domain/account';
import { documents } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { FieldPath } from '@google-cloud/firestore';
import { forEachPage } from '../for-each-page.ts';
import type { ProviderAccount } from '../identity/identity.ts';
import type { Services } from '../services.ts';
import { refOf, updateDocument } from '../write-document.ts';
import { validAfterOf } from './session-status.ts';
import { changeUserDocument } from './user-document.ts';

/**
 * Whether the identity provider still accepts a sign-in: passwords and addresses are changed there, without a call of
 * ours. A change that is new to us is stored: rules, tokens and other functions respect it from then on.
 *
 * @returns the account
 * @throws AppError `auth/credentials-changed`, `auth/disabled`, `auth/session-ended` where the account is gone,
 *   `service/unavailable` where the provider does not answer
 */
export async function checkCredentials(services: Services, uid: string, sessionId: string): Promise<ProviderAccount> {
  const account = await services.identity.account(uid).catch((error: unknown) => {
    services.log('The identity provider did not answer.', error);
    throw new AppError('service/unavailable', { cause: error });
  });
  if (!account) throw new AppError('auth/session-ended');
  if (account.disabled) throw new AppError('auth/disabled');
  await noteCredentials(services, account);
  if (beganBefore(sessionId, account.validAfter)) throw new AppError('auth/credentials-changed');
  return account;
}

/** Ends every session from before an account's last change of password or address, on both sites. Again is harmless. */
export async function noteCredentials(
  services: Services,
  { uid, validAfter }: Pick<ProviderAccount, 'uid' | 'validAfter'>,
): Promise<void> {
  if (validAfter === 0) return;
  const { db, now } = services;
  const reference = db.doc(documents.user(uid).path);
  if (validAfterOf(await reference.get()) >= validAfter) return;
  await db.runTransaction(async (transaction) => {
    const user = await transaction.get(reference);
    if (validAfterOf(user) >= validAfter) return;
    changeUserDocument(transaction, user, { validAfter }, now());
  });
  await stampEnded(services, uid, validAfter);
}

/** For the list of devices; nothing that decides goes by it. */
async function stampEnded(services: Services, uid: string, validAfter: number): Promise<void> {
  const open = services.db
    .collection(documents.sessions(uid).path)
    .where('endedAt', '==', null)
    .orderBy(FieldPath.documentId());
  const endedAt = services.now();
  await forEachPage(services, open, Number.POSITIVE_INFINITY, async (session) => {
    if (beganBefore(session.id, validAfter))
      await updateDocument(services.db, refOf(documents.session, session), { endedAt });
  });
}
