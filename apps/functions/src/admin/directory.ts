import type { DirectoryEntry } from '@countin/domain/admin';
import { documents, readDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { DocumentReference, DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import type { Services } from '../platform/services.ts';
import { listPerson } from '../platform/session/directory-entry.ts';

/**
 * Adds a missing user to the directory: an account new to the functions, or a user document without an account. A uid
 * that is found in neither is not added.
 */
export async function completeEntry(services: Services, uid: string): Promise<void> {
  const { db, identity, now } = services;
  if (!isDocumentId(uid)) return;
  const [listed, user] = await db.getAll(db.doc(documents.directoryEntry(uid).path), db.doc(documents.user(uid).path));
  if (listed?.exists) return;
  const account = await identity.account(uid);
  if (account) await listPerson(services, account);
  else if (user?.exists) await listPerson(services, { uid, email: '', createdAt: now(), lastSeenAt: now() });
}

/**
 * Adds an account from the identity provider that the directory lacks. The search text must be a full e-mail address or
 * uid. Without an answer from the provider, the search continues without the account.
 */
export async function completeSearched(services: Services, text: string): Promise<void> {
  const { identity, log } = services;
  const wanted = text.trim();
  if (!WHOLE.test(wanted)) return;
  try {
    const account = await (wanted.includes('@') ? identity.accountByEmail(wanted) : identity.account(wanted));
    if (account) await completeEntry(services, account.uid);
  } catch (error) {
    log('The identity provider was not searched.', error);
  }
}

/** As long as a uid can be, and no part of a name in two words. */
const WHOLE = /^[^\s/]{3,128}$/;

/**
 * Directory entry of a user that admins may change. Accounts that are being deleted count as not found.
 *
 * @param read `getAll`, of the database or of a transaction
 * @throws AppError `account/not-found`
 */
export async function readSubject(
  db: Firestore,
  uid: string,
  read: (...references: DocumentReference[]) => Promise<DocumentSnapshot[]>,
): Promise<DirectoryEntry> {
  if (!isDocumentId(uid)) throw new AppError('account/not-found');
  const [listed, deletion] = await read(
    db.doc(documents.directoryEntry(uid).path),
    db.doc(documents.accountDeletion(uid).path),
  );
  const entry = deletion?.exists ? null : readDocument(documents.directoryEntry, listed);
  if (!entry) throw new AppError('account/not-found');
  return entry;
}

/** Whether an untrusted uid is a valid document id. On others `doc()` throws or reads another collection. */
export function isDocumentId(uid: string): boolean {
  return !uid.includes('/') && uid !== '.' && uid !== '..' && !/^__.*__$/.test(uid);
}
