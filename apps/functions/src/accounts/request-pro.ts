import { documents, readField } from '@countin/domain/documents';
import type { Person } from '../platform/callable/guards.ts';
import type { Services } from '../platform/services.ts';
import { changeUserDocument } from '../platform/session/user-document.ts';
import { refOf, updateDocument } from '../platform/write-document.ts';

/**
 * Notes that a person would like the pro subscription; the first wish counts. Users who have it already request
 * nothing.
 */
export async function requestPro({ db, now }: Services, { uid }: Person): Promise<{ requestedAt: number }> {
  return db.runTransaction(async (transaction) => {
    const [user, listed] = await transaction.getAll(
      db.doc(documents.user(uid).path),
      db.doc(documents.directoryEntry(uid).path),
    );
    if (!user || !listed) throw new Error('the database left a document out');
    const before = readField(documents.user, user, 'proRequestedAt');
    if (typeof before === 'number') return { requestedAt: before };
    const at = now();
    if (readField(documents.user, user, 'subscription') !== 'pro') {
      changeUserDocument(transaction, user, { proRequestedAt: at }, at);
      if (listed.exists)
        updateDocument(transaction, refOf(documents.directoryEntry, listed), {
          proRequestedAt: at,
          requestedPro: true,
        });
    }
    return { requestedAt: at };
  });
}
