import { AppError, directoryEntrySchema, paths, type DirectoryEntry } from '@countin/domain';
import type { DocumentReference, DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { Log } from '../callable/safe-log.ts';

/** What the directory says of somebody; null, and logged, where it says nothing that can be read. */
export function readEntry(document: DocumentSnapshot, log: Log): DirectoryEntry | null {
  const parsed = v.safeParse(directoryEntrySchema, document.data());
  if (parsed.success) return parsed.output;
  log(`${document.ref.path} cannot be read.`, new v.ValiError(parsed.issues));
  return null;
}

/**
 * What the directory says of somebody whom admins may change: not of an account that is being deleted.
 *
 * @param read `getAll`, of the database or of a transaction
 * @throws AppError `account/not-found`
 */
export async function readSubject(db: Firestore, uid: string, read: (...references: DocumentReference[]) => Promise<DocumentSnapshot[]>): Promise<DirectoryEntry> {
  if (!isDocumentId(uid)) throw new AppError('account/not-found');
  const [listed, deletion] = await read(db.doc(paths.directoryEntry(uid)), db.doc(paths.accountDeletion(uid)));
  if (!listed?.exists || deletion?.exists) throw new AppError('account/not-found');
  return v.parse(directoryEntrySchema, listed.data());
}

/** Whether a uid from outside is the name of a document; `doc()` throws on others, or finds another collection's. */
export function isDocumentId(uid: string): boolean {
  return !uid.includes('/') && uid !== '.' && uid !== '..' && !/^__.*__$/.test(uid);
}
