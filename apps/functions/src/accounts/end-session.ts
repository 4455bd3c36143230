import { paths } from '@countin/domain/documents';
import { LIMITS } from '@countin/domain/fields';
import { Timestamp, type DocumentSnapshot, type Transaction } from '@google-cloud/firestore';
import type { Person } from '../platform/callable/guards.ts';
import type { Services } from '../platform/services.ts';
import { textsOf } from '../platform/session/text-list.ts';

/**
 * Ends one of a person's sessions: no rule, no function and no token knows its sign-ins any more, on either site.
 * A session that is not theirs or not there is left alone.
 */
export async function endSession(
  { db, now }: Services,
  person: Person,
  { sessionId }: { sessionId: string },
): Promise<Record<string, never>> {
  await db.runTransaction(async (transaction) => {
    const user = await transaction.get(db.doc(paths.user(person.uid)));
    const session = await findSession(db, transaction, person.uid, sessionId);
    // A sign-in that never asked for a token has no record; its owner may end it all the same.
    if (!session && sessionId !== person.sessionId) return;

    const ended = new Set([...(session ? [...textsOf(session, 'aliases'), session.id] : []), sessionId]);
    const kept = [...textsOf(user, 'endedSessions').filter((id) => !ended.has(id)), ...ended].slice(
      -LIMITS.endedSessions,
    );
    const at = Timestamp.fromMillis(now());
    if (user.exists) transaction.update(user.ref, { endedSessions: kept });
    else transaction.create(user.ref, { uid: person.uid, displayName: '', createdAt: at, endedSessions: kept });
    if (session && session.get('endedAt') === null) transaction.update(session.ref, { endedAt: at });
  });
  return {};
}

/** By its own name, or by that of a later sign-in that goes on with it. */
async function findSession(
  db: Services['db'],
  transaction: Transaction,
  uid: string,
  sessionId: string,
): Promise<DocumentSnapshot | null> {
  const named = await transaction.get(db.doc(paths.session(uid, sessionId)));
  if (named.exists) return named;
  const continued = await transaction.get(
    db.collection(paths.sessions(uid)).where('aliases', 'array-contains', sessionId).limit(1),
  );
  return continued.docs[0] ?? null;
}
