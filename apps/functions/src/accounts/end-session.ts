import { documents, readField } from '@countin/domain/documents';
import { LIMITS } from '@countin/domain/fields';
import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore';
import type { Person } from '../platform/callable/guards.ts';
import type { Services } from '../platform/services.ts';
import { textsOf } from '../platform/session/text-list.ts';
import { changeUserDocument } from '../platform/session/user-document.ts';
import { refOf, updateDocument } from '../platform/write-document.ts';

/**
 * Ends one of a person's sessions on both sites. From then on rules, functions and tokens refuse its sign-ins. A
 * session that is not theirs or not there is left alone.
 */
export async function endSession(
  { db, now }: Services,
  person: Person,
  { sessionId }: { sessionId: string },
): Promise<Record<string, never>> {
  await db.runTransaction(async (transaction) => {
    const user = await transaction.get(db.doc(documents.user(person.uid).path));
    const session = await findSession(db, transaction, person.uid, sessionId);
    // A sign-in that never asked for a token has no record; its owner may end it all the same.
    if (!session && sessionId !== person.sessionId) return;

    const ended = new Set([
      ...(session ? [...textsOf(documents.sessionRecord, session, 'aliases'), session.id] : []),
      sessionId,
    ]);
    const kept = [...textsOf(documents.user, user, 'endedSessions').filter((id) => !ended.has(id)), ...ended].slice(
      -LIMITS.endedSessions,
    );
    changeUserDocument(transaction, user, { endedSessions: kept }, now());
    if (session && readField(documents.session, session, 'endedAt') === null)
      updateDocument(transaction, refOf(documents.session, session), { endedAt: now() });
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
  const named = await transaction.get(db.doc(documents.session(uid, sessionId).path));
  if (named.exists) return named;
  const continued = await transaction.get(
    db.collection(documents.sessions(uid).path).where('aliases', 'array-contains', sessionId).limit(1),
  );
  return continued.docs[0] ?? null;
}
