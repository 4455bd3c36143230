import { documents } from '@countin/domain/documents';
import { LIMITS } from '@countin/domain/fields';
import type { Services } from '../platform/services.ts';
import { textsOf } from '../platform/session/text-list.ts';
import { refOf, updateDocument } from '../platform/write-document.ts';

/** Sessions that end in one transaction. */
const PAGE = 100;

/** Ends all of a person's sessions on both sites, so that none goes on when they are restored. */
export async function endOpenSessions({ db, now }: Services, uid: string): Promise<void> {
  const open = db.collection(documents.sessions(uid).path).where('endedAt', '==', null).limit(PAGE);
  let ended = PAGE;
  while (ended === PAGE) {
    ended = await db.runTransaction(async (transaction) => {
      const user = await transaction.get(db.doc(documents.user(uid).path));
      const { docs } = await transaction.get(open);
      if (docs.length === 0) return 0;
      const names = new Set(
        docs.flatMap((session) => [...textsOf(documents.sessionRecord, session, 'aliases'), session.id]),
      );
      const kept = [
        ...textsOf(documents.user, user, 'endedSessions').filter((name) => !names.has(name)),
        ...names,
      ].slice(-LIMITS.endedSessions);
      updateDocument(transaction, refOf(documents.user, user), { endedSessions: kept });
      for (const session of docs) updateDocument(transaction, refOf(documents.session, session), { endedAt: now() });
      return docs.length;
    });
  }
}
