import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import type { Person } from '../platform/callable/guards.ts';
import { checkRecentLogin } from '../platform/callable/recent-login.ts';
import type { Services } from '../platform/services.ts';
import { mergeDocument, refTo, setDocument } from '../platform/write-document.ts';
import { continueDeletion } from './deletion/continue-deletion.ts';
import { isSuspended } from '../platform/permissions/may-act.ts';

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
    await checkNotLastAdmin(db, transaction, uid);
    mergeDocument(transaction, refTo(db, documents.user(uid)), { uid, suspended: true });
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
async function checkNotLastAdmin(db: Firestore, transaction: Transaction, uid: string): Promise<void> {
  const user = await transaction.get(db.doc(documents.user(uid).path));
  if (readField(documents.user, user, 'userType') !== 'admin') return;
  const admins = await transaction.get(db.collection(documents.users().path).where('userType', '==', 'admin'));
  if (!admins.docs.some((admin) => admin.id !== uid && !isSuspended(admin))) throw new AppError('account/last-admin');
}
