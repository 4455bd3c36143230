import { documents } from '@countin/domain/documents';
import type { FanOwner } from '@countin/domain/fan';
import type { DocumentReference, QueryDocumentSnapshot, Transaction } from '@google-cloud/firestore';
import { requestsOf } from '../../messages/signup-request-record.ts';
import type { Services } from '../../platform/services.ts';

/** A signup's document with everything that exists because of it. */
export interface SignupParts {
  readonly signup: DocumentReference;
  readonly messages: readonly QueryDocumentSnapshot[];
  readonly requests: readonly DocumentReference[];
  readonly tokens: readonly DocumentReference[];
}

/**
 * A signup's document, messages, links and asks, read in the transaction that removes them. Otherwise a message in
 * transit could leave a link behind, which would open the next signup of the same fan.
 */
export async function partsOf(
  { db }: Pick<Services, 'db'>,
  transaction: Transaction,
  { ownerKind, ownerId }: FanOwner,
  signupId: string,
): Promise<SignupParts> {
  const about = (collection: string) => transaction.get(db.collection(collection).where('signupId', '==', signupId));
  const [messages, tokens, requests] = await Promise.all([
    about(documents.outbox().path),
    about(documents.signupTokens().path),
    transaction.get(requestsOf(db, signupId)),
  ]);
  return {
    signup: db.doc(documents.ownedSignup(ownerKind, ownerId, signupId).path),
    messages: messages.docs,
    requests: requests.docs.map(({ ref }) => ref),
    tokens: tokens.docs.map(({ ref }) => ref),
  };
}

/** Deletes a signup with everything about it, except its links. */
export function deleteParts(transaction: Transaction, { signup, messages, requests }: SignupParts): void {
  transaction.delete(signup);
  for (const reference of [...messages.map(({ ref }) => ref), ...requests]) transaction.delete(reference);
}
