import { paths } from '@countin/domain/documents';
import { Timestamp } from '@google-cloud/firestore';
import type { Person } from '../platform/callable/guards.ts';
import type { Services } from '../platform/services.ts';

/** Notes that a person would like the pro subscription; the first wish counts. Who has it already asks for nothing. */
export async function requestPro({ db, now }: Services, { uid }: Person): Promise<{ requestedAt: number }> {
  return db.runTransaction(async (transaction) => {
    const [user, listed] = await transaction.getAll(db.doc(paths.user(uid)), db.doc(paths.directoryEntry(uid)));
    if (!user || !listed) throw new Error('the database left a document out');
    const before: unknown = user.get('proRequestedAt');
    if (before instanceof Timestamp) return { requestedAt: before.toMillis() };
    const at = Timestamp.fromMillis(now());
    if (user.get('subscription') !== 'pro') {
      transaction.set(
        user.ref,
        user.exists ? { proRequestedAt: at } : { uid, displayName: '', createdAt: at, proRequestedAt: at },
        { merge: true },
      );
      if (listed.exists) transaction.update(listed.ref, { proRequestedAt: at, askedForPro: true });
    }
    return { requestedAt: at.toMillis() };
  });
}
