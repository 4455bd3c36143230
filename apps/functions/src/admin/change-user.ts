import { userSchema, type User } from '@countin/domain/account';
import type { AuditEntry, DirectoryEntry } from '@countin/domain/admin';
import { paths } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { Timestamp, type DocumentSnapshot } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { Person } from '../platform/callable/guards.ts';
import { newId, type Services } from '../platform/services.ts';
import { completeEntry, readSubject } from './directory.ts';

/** One change to a user account. */
export interface UserChange {
  readonly uid: string;
  readonly reason: string;
  readonly action: AuditEntry['action'];
  /** New field values, written to both the user document and the directory. */
  readonly values: Partial<Pick<User, 'userType' | 'subscription' | 'suspended' | 'proRequestedAt'>>;
  /** The changed field that the audit log records. */
  readonly told: 'userType' | 'subscription' | 'suspended';
}

/**
 * Changes a user document, the directory and the audit log in one transaction. Values that are already set are neither
 * written nor logged again.
 *
 * @throws AppError `account/not-found`; `access/denied` when the caller has just ceased to be an admin
 */
export async function changeUser(
  services: Services,
  actor: Person,
  change: UserChange,
): Promise<{ user: DirectoryEntry }> {
  const { db, now } = services;
  const { uid, values } = change;
  await completeEntry(services, uid);
  return db.runTransaction(async (transaction) => {
    const listed = await readSubject(db, uid, (...references) => transaction.getAll(...references));
    const [acting, user] = await transaction.getAll(db.doc(paths.user(actor.uid)), db.doc(paths.user(uid)));
    if (!acting || !user) throw new Error('the database left a document out');
    // Race: when two admins revoke each other's role at the same time, only the first may succeed.
    if (acting.get('userType') !== 'admin' || acting.get('suspended') === true) throw new AppError('access/denied');

    const person = personOf(user);
    const changed: DirectoryEntry = { ...listed, ...values };
    changed.askedForPro = changed.proRequestedAt !== null;
    if (same(person, values) && same(listed, { ...values, askedForPro: changed.askedForPro })) return { user: changed };

    const at = Timestamp.fromMillis(now());
    transaction.set(user.ref, user.exists ? { uid, ...values } : { uid, displayName: '', createdAt: at, ...values }, {
      merge: true,
    });
    transaction.update(db.doc(paths.directoryEntry(uid)), { ...values, askedForPro: changed.askedForPro });
    const id = newId(services);
    transaction.create(db.doc(paths.auditEntry(id)), {
      id,
      at,
      actor: actor.uid,
      actorName: actor.user.displayName || actor.email,
      subject: uid,
      subjectName: listed.displayName || listed.email,
      action: change.action,
      before: person[change.told],
      after: values[change.told] ?? null,
      reason: change.reason,
    });
    return { user: changed };
  });
}

/** The stored user. A missing or invalid document counts as an artist without a subscription. */
function personOf(user: DocumentSnapshot): User {
  const parsed = v.safeParse(userSchema, user.data());
  return parsed.success ? parsed.output : v.parse(userSchema, { uid: user.id });
}

function same<T extends object>(is: T, wanted: Partial<T>): boolean {
  return Object.entries(wanted).every(([field, value]) => is[field as keyof T] === value);
}
