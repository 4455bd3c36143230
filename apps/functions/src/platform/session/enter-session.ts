import { beganBefore, siteNameSchema, type SiteName } from '@countin/domain/account';
import { documents, readField } from '@countin/domain/documents';
import type { DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { Caller } from './caller.ts';
import type { Services } from '../services.ts';
import { mergeDocument, refOf, setDocument } from '../write-document.ts';
import { deviceOf } from './device.ts';
import { directoryFacts } from './directory-entry.ts';
import { checkSessionStatus, validAfterOf } from './session-status.ts';
import { textsOf } from './text-list.ts';

/** The caller's site, and the session to continue. */
export interface Entry {
  readonly site?: SiteName | undefined;
  readonly continues?: string | undefined;
}

/** Idle time, ms, after which the database's time-to-live policy deletes a session. */
const KEEP_MS = 180 * 86_400_000;

/**
 * Records the session of a signed-in user, and updates the user's directory entry.
 *
 * @returns id of the session that this sign-in started or continues
 * @throws AppError `auth/disabled`, `auth/credentials-changed`, `auth/session-ended`
 */
export async function enterSession(
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  { site, continues }: Entry,
): Promise<string> {
  return db.runTransaction(async (transaction) => {
    const [user, listed, live] = await transaction.getAll(
      db.doc(documents.user(caller.uid).path),
      db.doc(documents.directoryEntry(caller.uid).path),
      db.doc(documents.session(caller.uid, caller.sessionId).path),
    );
    if (!user || !listed || !live) throw new Error('the database left a document out');
    const person = checkSessionStatus(user, live);
    const earlier = live.exists ? null : await findEarlier(db, transaction, caller, continues, validAfterOf(user));
    if (earlier) checkSessionStatus(user, earlier);

    const record = earlier ?? live;
    const content = sessionContent(record, now(), {
      userAgent: caller.userAgent,
      site,
      // A further sign-in that belongs to the earlier session; log-out ends all of them.
      alias: earlier ? caller.sessionId : undefined,
    });
    mergeDocument(transaction, refOf(documents.sessionRecord, record), content);
    setDocument(transaction, refOf(documents.directoryRecord, listed), {
      ...directoryFacts(person, caller),
      ...directoryTimes(user, listed, now()),
    });
    return record.id;
  });
}

/** Fields that a sign-in adds to its session. */
interface SignIn {
  readonly userAgent: string;
  readonly site: SiteName | undefined;
  readonly alias: string | undefined;
}

function sessionContent(record: DocumentSnapshot, at: number, { userAgent, site, alias }: SignIn) {
  return {
    id: record.id,
    createdAt: readField(documents.session, record, 'createdAt') ?? at,
    lastSeenAt: at,
    ...deviceOf(userAgent),
    sites: withNew(sitesOf(record), site),
    aliases: withNew(textsOf(documents.sessionRecord, record, 'aliases'), alias),
    endedAt: null,
    expiresAt: at + KEEP_MS,
  };
}

function directoryTimes(user: DocumentSnapshot, listed: DocumentSnapshot, at: number) {
  const proRequestedAt = readField(documents.user, user, 'proRequestedAt') ?? null;
  const createdAt =
    readField(documents.user, user, 'createdAt') ?? readField(documents.directoryEntry, listed, 'createdAt') ?? at;
  return { createdAt, lastSeenAt: at, proRequestedAt, requestedPro: proRequestedAt !== null };
}

/** The list with a value at its end, unless it has it already. */
function withNew<T>(list: readonly T[], value: T | undefined): T[] {
  return [...new Set(value === undefined ? list : [...list, value])];
}

/** Sites that have used a session; names that are no site's any more are left out. */
function sitesOf(record: DocumentSnapshot): SiteName[] {
  return textsOf(documents.session, record, 'sites').filter((site) => v.is(siteNameSchema, site));
}

/** The session that a new sign-in continues, after the user entered the password again. */
async function findEarlier(
  db: Firestore,
  transaction: Transaction,
  { uid, sessionId }: Caller,
  continues: string | undefined,
  validAfter: number,
): Promise<DocumentSnapshot | null> {
  const known = await transaction.get(
    db.collection(documents.sessions(uid).path).where('aliases', 'array-contains', sessionId).limit(1),
  );
  if (known.docs[0]) return known.docs[0];
  if (continues === undefined || continues === sessionId) return null;
  const named = await transaction.get(db.doc(documents.session(uid, continues).path));
  // An ended session cannot be continued: the sign-in starts a new one.
  return named.exists && readField(documents.session, named, 'endedAt') === null && !beganBefore(named.id, validAfter)
    ? named
    : null;
}
