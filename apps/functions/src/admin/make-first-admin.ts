import { documents } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { newId, type Services } from '../platform/services.ts';
import { changeUserDocument, userOf } from '../platform/session/user-document.ts';
import { createDocument, refTo, updateDocument } from '../platform/write-document.ts';
import { completeEntry, readSubject } from './directory.ts';

/**
 * Makes an account the first admin. Afterwards admins make others in the product, where each change has an actor.
 *
 * @throws AppError `account/not-found`; `access/denied` where there is an admin already
 */
export async function makeFirstAdmin(services: Services, email: string): Promise<void> {
  const { db, identity, now } = services;
  const account = await identity.accountByEmail(email);
  if (!account) throw new AppError('account/not-found');
  const { uid } = account;
  await completeEntry(services, uid);
  await db.runTransaction(async (transaction) => {
    const admins = await transaction.get(
      db.collection(documents.users().path).where('userType', '==', 'admin').limit(1),
    );
    if (!admins.empty) throw new AppError('access/denied');
    const listed = await readSubject(db, uid, (...references) => transaction.getAll(...references));
    const user = await transaction.get(db.doc(documents.user(uid).path));
    const at = now();
    changeUserDocument(transaction, user, { userType: 'admin' }, at);
    updateDocument(transaction, refTo(db, documents.directoryEntry(uid)), { userType: 'admin' });
    const id = newId(services);
    const name = listed.displayName || listed.email;
    createDocument(transaction, refTo(db, documents.auditEntry(id)), {
      id,
      at,
      actor: uid,
      actorName: name,
      subject: uid,
      subjectName: name,
      action: 'user-type',
      before: userOf(user).userType,
      after: 'admin',
      reason: 'First admin of this deployment',
    });
  });
}
