import { sessionRecordSchema, type SessionRecord } from '@countin/domain/account';
import type { DirectoryEntry } from '@countin/domain/admin';
import { paths } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import * as v from 'valibot';
import type { Person } from '../platform/callable/guards.ts';
import type { Services } from '../platform/services.ts';
import { completeEntry, isDocumentId, readEntry } from './directory.ts';

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
    db.doc(paths.directoryEntry(uid)).get(),
    db.collection(paths.sessions(uid)).orderBy('lastSeenAt', 'desc').limit(SESSIONS).get(),
  ]);
  const user = listed.exists ? readEntry(listed, log) : null;
  if (!user) throw new AppError('account/not-found');
  return {
    user,
    sessions: sessions.docs
      .map((session) => v.safeParse(sessionRecordSchema, session.data()))
      .flatMap(({ success, output }) => (success ? [output] : [])),
  };
}
