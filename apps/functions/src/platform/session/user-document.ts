import { userSchema, type User } from '@countin/domain/account';
import { documents, readValidDocument } from '@countin/domain/documents';
import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore';
import * as v from 'valibot';
import { createDocument, refOf, updateDocument } from '../write-document.ts';

/** The stored user. A missing or invalid document counts as an artist without a subscription. */
export function userOf(user: DocumentSnapshot): User {
  return readValidDocument(documents.user, user) ?? v.parse(userSchema, { uid: user.id, displayName: '' });
}

/** Changes fields of a user document, and creates it for an account without one. */
export function changeUserDocument(
  transaction: Transaction,
  user: DocumentSnapshot,
  changes: Partial<Omit<User, 'uid'>>,
  now: number,
): void {
  const target = refOf(documents.user, user);
  if (user.exists) updateDocument(transaction, target, { uid: user.id, ...changes });
  else createDocument(transaction, target, { uid: user.id, displayName: '', createdAt: now, ...changes });
}
