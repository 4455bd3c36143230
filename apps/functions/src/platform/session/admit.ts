import type { User } from '@countin/domain/account';
import { documents } from '@countin/domain/documents';
import type { Caller } from './caller.ts';
import type { Services } from '../services.ts';
import { listPerson } from './directory-entry.ts';
import { checkCredentials } from './credentials.ts';
import { readSessionStatus } from './session-status.ts';

/**
 * Admits a caller whose sign-in is valid here and at the identity provider. Adds callers to the directory, so that
 * admins find them.
 *
 * @returns the person, as stored
 * @throws AppError `auth/disabled`, `auth/credentials-changed`, `auth/session-ended`, `service/unavailable`
 */
export async function admit(services: Services, { uid, sessionId }: Caller): Promise<User> {
  const { db } = services;
  const [person, account, listed] = await Promise.allSettled([
    readSessionStatus(db, uid, sessionId),
    checkCredentials(services, uid, sessionId),
    db.doc(documents.directoryEntry(uid).path).get(),
  ]);
  // Our own decisions are reported first: a suspended account is disabled at the provider too.
  for (const part of [person, account, listed]) if (part.status === 'rejected') throw part.reason;
  if (account.status === 'fulfilled' && listed.status === 'fulfilled' && !listed.value.exists)
    await listPerson(services, account.value);
  return (person as PromiseFulfilledResult<User>).value;
}
