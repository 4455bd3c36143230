import { paths } from '@countin/domain/documents';
import { LIMITS } from '@countin/domain/fields';
import { Timestamp } from '@google-cloud/firestore';
import type { Services } from '../platform/services.ts';
import { textsOf } from '../platform/session/text-list.ts';

/** Sessions that end in one transaction. */
const PAGE = 100;

/** Ends all of a person's sessions on both sites, so that none goes on when they are restored. */
export async function endOpenSessions({ db, now }: Services, uid: string): Promise<void> {
  const open = db.collection(paths.sessions(uid)).where('endedAt', '==', null).limit(PAGE);
  let ended = PAGE;
  while (ended === PAGE) {
    ended = await db.runTransaction(async (transaction) => {
      const user = await transaction.get(db.doc(paths.user(uid)));
      const { docs } = await transaction.get(open);
      if (docs.length === 0) return 0;
      const names = new Set(docs.flatMap((session) => [...textsOf(session, 'aliases'), session.id]));
      const kept = [...textsOf(user, 'endedSessions').filter((name) => !names.has(name)), ...names].slice(
        -LIMITS.endedSessions,
      );
      transaction.update(user.ref, { endedSessions: kept });
      for (const session of docs) transaction.update(session.ref, { endedAt: Timestamp.fromMillis(now()) });
      return docs.length;
    });
  }
}
