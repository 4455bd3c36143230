import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';
import type { Person } from '../platform/callable/guards.ts';
import { checkRecentLogin } from '../platform/callable/recent-login.ts';
import { isSuspended } from '../platform/permissions/may-act.ts';
import type { Services } from '../platform/services.ts';
import { changeUserDocument } from '../platform/session/user-document.ts';
import { refTo, setDocument } from '../platform/write-document.ts';
import { continueDeletion } from './deletion/continue-deletion.ts';

/** Time limit, ms, of the call's own work. The scheduled job does the rest. */
const WORK_MS = 45_000;
/** Delay, ms, before the scheduled job takes over: the call has ended by then. */
const CALL_MS = 75_000;

/**
 * Deletes the user's account and all data that it owns. The first step locks the account.
 *
 * @throws AppError `auth/recent-login`; `account/last-admin`, since only an admin can appoint another
 */
export async function deleteAccount(services: Services, person: Person): Promise<Record<string, never>> {
  const { db, now, log } = services;
  const { uid } = person;
  checkRecentLogin(person, now());
  const at = now();
  await db.runTransaction(async (transaction) => {
    const user = await transaction.get(db.doc(documents.user(uid).path));
    await checkNotLastAdmin(db, transaction, user);
    changeUserDocument(transaction, user, { suspended: true }, at);
    setDocument(transaction, refTo(db, documents.accountDeletion(uid)), {
      uid,
      state: 'deleting',
      startedAt: at,
      nextAt: at + CALL_MS,
    });
    setDocument(transaction, refTo(db, documents.auditEntry(`deletion-${uid}`)), {
      id: `deletion-${uid}`,
      at,
      actor: uid,
      actorName: '',
      subject: uid,
      subjectName: '',
      action: 'delete-account',
      before: null,
      after: null,
      reason: '',
    });
  });
  await continueDeletion(services, uid, now() + WORK_MS).catch((error: unknown) =>
    log('The deletion of an account waits for the schedule.', error),
  );
  return {};
}

/** Race: runs in the transaction, so that the last two admins cannot both delete their accounts at once. */
async function checkNotLastAdmin(db: Firestore, transaction: Transaction, user: DocumentSnapshot): Promise<void> {
  if (readField(documents.user, user, 'userType') !== 'admin') return;
  const admins = await transaction.get(db.collection(documents.users().path).where('userType', '==', 'admin'));
  if (!admins.docs.some((admin) => admin.id !== user.id && !isSuspended(admin)))
    throw new AppError('account/last-admin');
}
