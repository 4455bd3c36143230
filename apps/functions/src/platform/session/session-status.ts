import { beganBefore, type User } from '@countin/domain/account';
import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import { textsOf } from './text-list.ts';
import { userOf } from './user-document.ts';
import { isSuspended } from '../permissions/may-act.ts';

/**
 * Whether a sign-in still counts, as far as our own documents know; `firestore.rules` ask the same.
 *
 * @param user the person's document; who has none is nothing special
 * @param session the record of the session, which need not be there
 * @returns the person
 * @throws AppError `auth/disabled` for the suspended, `auth/credentials-changed`, `auth/session-ended`
 */
export function checkSessionStatus(user: DocumentSnapshot, session: DocumentSnapshot): User {
  const person = userOf(user);
  if (isSuspended(user)) throw new AppError('auth/disabled');
  if (beganBefore(session.id, validAfterOf(user))) throw new AppError('auth/credentials-changed');
  if (textsOf(documents.user, user, 'endedSessions').includes(session.id)) throw new AppError('auth/session-ended');
  // The list forgets the oldest, the record does not.
  if (session.exists && readField(documents.session, session, 'endedAt') !== null)
    throw new AppError('auth/session-ended');
  return person;
}

/** {@link checkSessionStatus} of what is stored now. */
export async function readSessionStatus(db: Firestore, uid: string, sessionId: string): Promise<User> {
  const [user, session] = await db.getAll(
    db.doc(documents.user(uid).path),
    db.doc(documents.session(uid, sessionId).path),
  );
  if (!user || !session) throw new Error('the database left a document out');
  return checkSessionStatus(user, session);
}

/** The second from which on a person's sessions count, as their document says it. */
export function validAfterOf(user: DocumentSnapshot): number {
  return readField(documents.user, user, 'validAfter') ?? 0;
}
