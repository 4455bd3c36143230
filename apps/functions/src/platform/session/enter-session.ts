import { beganBefore, type SiteName } from '@countin/domain/account';
import { paths } from '@countin/domain/documents';
import { Timestamp, type DocumentSnapshot, type Firestore, type Transaction } from '@google-cloud/firestore';
import type { Caller } from './caller.ts';
import type { Services } from '../services.ts';
import { deviceOf } from './device.ts';
import { directoryFacts, stampOf } from './directory-entry.ts';
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
      db.doc(paths.user(caller.uid)),
      db.doc(paths.directoryEntry(caller.uid)),
      db.doc(paths.session(caller.uid, caller.sessionId)),
    );
    if (!user || !listed || !live) throw new Error('the database left a document out');
    const person = checkSessionStatus(user, live);
    const earlier = live.exists ? null : await findEarlier(db, transaction, caller, continues, validAfterOf(user));
    if (earlier) checkSessionStatus(user, earlier);

    const at = Timestamp.fromMillis(now());
    const record = earlier ?? live;
    const proRequestedAt = stampOf(user, 'proRequestedAt');
    transaction.set(
      record.ref,
      {
        id: record.id,
        createdAt: stampOf(record, 'createdAt') ?? at,
        lastSeenAt: at,
        ...deviceOf(caller.userAgent),
        sites: [...new Set([...textsOf(record, 'sites'), ...(site ? [site] : [])])],
        // Further sign-ins that belong to this session; log-out ends all of them.
        aliases: [...new Set([...textsOf(record, 'aliases'), ...(earlier ? [caller.sessionId] : [])])],
        endedAt: null,
        expiresAt: Timestamp.fromMillis(now() + KEEP_MS),
      },
      { merge: true },
    );
    transaction.set(listed.ref, {
      ...directoryFacts(person, caller),
      createdAt: stampOf(user, 'createdAt') ?? stampOf(listed, 'createdAt') ?? at,
      lastSeenAt: at,
      proRequestedAt,
      askedForPro: proRequestedAt !== null,
    });
    return record.id;
  });
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
    db.collection(paths.sessions(uid)).where('aliases', 'array-contains', sessionId).limit(1),
  );
  if (known.docs[0]) return known.docs[0];
  if (continues === undefined || continues === sessionId) return null;
  const named = await transaction.get(db.doc(paths.session(uid, continues)));
  // An ended session cannot be continued: the sign-in starts a new one.
  return named.exists && named.get('endedAt') === null && !beganBefore(named.id, validAfter) ? named : null;
}
