import type { SessionRecord } from '@countin/domain/account';
import type { DirectoryEntry } from '@countin/domain/admin';
import { documents, readValidDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { Person } from '../platform/callable/guards.ts';
import { readOrLog } from '../platform/read-or-log.ts';
import type { Services } from '../platform/services.ts';
import { completeEntry, isDocumentId } from './directory.ts';

/** Maximum number of sessions returned. */
const SESSIONS = 20;

/**
 * Reads a user's directory entry and recent sessions.
 *
 * @throws AppError `account/not-found`
 */
export async function readUser(
  services: Services,
  _admin: Person,
  { uid }: { uid: string },
): Promise<{ user: DirectoryEntry; sessions: SessionRecord[] }> {
  const { db, log } = services;
  if (!isDocumentId(uid)) throw new AppError('account/not-found');
  await completeEntry(services, uid);
  const [listed, sessions] = await Promise.all([
    db.doc(documents.directoryEntry(uid).path).get(),
    db.collection(documents.sessions(uid).path).orderBy('lastSeenAt', 'desc').limit(SESSIONS).get(),
  ]);
  const user = readOrLog(documents.directoryEntry, listed, log);
  if (!user) throw new AppError('account/not-found');
  return {
    user,
    sessions: sessions.docs.flatMap((session) => readValidDocument(documents.session, session) ?? []),
  };
}
