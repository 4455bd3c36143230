import type { User } from '@countin/domain/account';
import type { AuditEntry, DirectoryEntry } from '@countin/domain/admin';
import { documents } from '@countin/domain/documents';
import type { Person } from '../platform/callable/guards.ts';
import { newId, type Services } from '../platform/services.ts';
import { changeUserDocument, userOf } from '../platform/session/user-document.ts';
import { createDocument, refTo, updateDocument } from '../platform/write-document.ts';
import { checkStillAdmin } from './check-still-admin.ts';
import { completeEntry, readSubject } from './directory.ts';

/** One change to a user account. */
export interface UserChange {
  readonly uid: string;
  readonly reason: string;
  readonly action: AuditEntry['action'];
  /** New field values, written to both the user document and the directory. */
  readonly values: Partial<Pick<User, 'userType' | 'subscription' | 'suspended' | 'proRequestedAt'>>;
  /** The changed field that the audit log records. */
  readonly notified: 'userType' | 'subscription' | 'suspended';
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
    const [acting, user] = await transaction.getAll(
      db.doc(documents.user(actor.uid).path),
      db.doc(documents.user(uid).path),
    );
    if (!acting || !user) throw new Error('the database left a document out');
    checkStillAdmin(acting);

    const person = userOf(user);
    const changed: DirectoryEntry = { ...listed, ...values };
    changed.requestedPro = changed.proRequestedAt !== null;
    if (same(person, values) && same(listed, { ...values, requestedPro: changed.requestedPro }))
      return { user: changed };

    const at = now();
    changeUserDocument(transaction, user, values, at);
    updateDocument(transaction, refTo(db, documents.directoryEntry(uid)), {
      ...values,
      requestedPro: changed.requestedPro,
    });
    const id = newId(services);
    createDocument(transaction, refTo(db, documents.auditEntry(id)), {
      id,
      at,
      actor: actor.uid,
      actorName: actor.user.displayName || actor.email,
      subject: uid,
      subjectName: listed.displayName || listed.email,
      action: change.action,
      before: person[change.notified],
      after: values[change.notified] ?? null,
      reason: change.reason,
    });
    return { user: changed };
  });
}

function same<T extends object>(is: T, wanted: Partial<T>): boolean {
  return Object.entries(wanted).every(([field, value]) => is[field as keyof T] === value);
}
