import { paths } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { Timestamp, type Firestore, type Transaction } from '@google-cloud/firestore';
import type { Person } from '../platform/callable/guards.ts';
import type { Services } from '../platform/services.ts';
import { continueDeletion } from './deletion/continue-deletion.ts';

/** How long ago the password may have been entered. */
const RECENT_MS = 5 * 60_000;
/** The call works on for so long; what is left is the schedule's. */
const WORK_MS = 45_000;
/** The schedule leaves a deletion alone for so long: the call has ended by then. */
const CALL_MS = 75_000;

/**
 * Deletes the person's account and all that it owns. From the first moment on nobody can do anything with it.
 *
 * @throws AppError `auth/recent-login`; `account/last-admin`, since nobody could make another one
 */
export async function deleteAccount(services: Services, { uid, passwordAt }: Person): Promise<Record<string, never>> {
  const { db, now, log } = services;
  if (passwordAt === null || now() - passwordAt > RECENT_MS) throw new AppError('auth/recent-login');
  const at = Timestamp.fromMillis(now());
  const nextAt = Timestamp.fromMillis(now() + CALL_MS);
  await db.runTransaction(async (transaction) => {
    await checkNotLastAdmin(db, transaction, uid);
    transaction.set(db.doc(paths.user(uid)), { uid, suspended: true }, { merge: true });
    transaction.set(db.doc(paths.accountDeletion(uid)), { uid, state: 'deleting', startedAt: at, nextAt });
    transaction.set(db.doc(paths.auditEntry(`deletion-${uid}`)), {
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

/** In the transaction: of the last two admins who leave at the same moment, one comes too late. */
async function checkNotLastAdmin(db: Firestore, transaction: Transaction, uid: string): Promise<void> {
  const user = await transaction.get(db.doc(paths.user(uid)));
  if (user.get('userType') !== 'admin') return;
  const admins = await transaction.get(db.collection(paths.users).where('userType', '==', 'admin'));
  if (!admins.docs.some((admin) => admin.id !== uid && admin.get('suspended') !== true))
    throw new AppError('account/last-admin');
}
