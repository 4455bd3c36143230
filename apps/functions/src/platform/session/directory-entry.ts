import type { User } from '@countin/domain/account';
import { nameStarts } from '@countin/domain/admin';
import { documents, readField } from '@countin/domain/documents';
import { searchKey } from '@countin/domain/fields';
import type { ProviderAccount } from '../identity/identity.ts';
import type { Services } from '../services.ts';
import { createDocument, refOf, updateDocument } from '../write-document.ts';
import { userOf } from './user-document.ts';
import { isSuspended } from '../permissions/may-act.ts';

/**
 * Search fields by which admins find a person, as far as they follow from their document and their verified address.
 */
export function directoryFacts(
  { displayName, userType, subscription, suspended }: User,
  { uid, email }: { readonly uid: string; readonly email: string },
) {
  return {
    uid,
    email,
    emailKey: searchKey(email),
    displayName,
    nameKey: searchKey(displayName),
    nameStarts: nameStarts(displayName),
    userType,
    subscription,
    suspended,
  };
}

/** Puts an account into the directory, or its new address; not one that is being deleted. */
export async function listPerson(
  { db }: Pick<Services, 'db'>,
  { uid, email, createdAt, lastSeenAt }: Pick<ProviderAccount, 'uid' | 'email' | 'createdAt' | 'lastSeenAt'>,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [user, listed, deletion] = await transaction.getAll(
      db.doc(documents.user(uid).path),
      db.doc(documents.directoryEntry(uid).path),
      db.doc(documents.accountDeletion(uid).path),
    );
    if (!user || !listed || !deletion) throw new Error('the database left a document out');
    if (deletion.exists) return;
    if (listed.exists) {
      if (readField(documents.directoryEntry, listed, 'email') !== email)
        updateDocument(transaction, refOf(documents.directoryEntry, listed), { email, emailKey: searchKey(email) });
      return;
    }
    // Field by field: a document with a spoilt field is listed with the others.
    const suspended = isSuspended(user);
    const proRequestedAt = readField(documents.user, user, 'proRequestedAt') ?? null;
    createDocument(transaction, refOf(documents.directoryRecord, listed), {
      ...directoryFacts({ ...userOf(user), suspended }, { uid, email }),
      createdAt: readField(documents.user, user, 'createdAt') ?? createdAt,
      lastSeenAt,
      proRequestedAt,
      requestedPro: proRequestedAt !== null,
    });
  });
}
