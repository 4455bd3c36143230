import type { CallableOutput } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import type { DocumentReference, Transaction } from '@google-cloud/firestore';
import { forgetConsent, readLedger } from '../../consent/stored-ledger.ts';
import type { Services } from '../../platform/services.ts';
import { asksOf } from '../../messages/ask-record.ts';
import { findSignup, limitReceipts, readLinked } from './find-signup.ts';

/**
 * Erases a fan's signup: who they are, what they agreed to, every link to it and every message about it. Nothing stays.
 *
 * @throws AppError `signup/token-invalid`, `limit/too-many`
 */
export async function eraseSignup(
  services: Services,
  address: string,
  { token }: { readonly token: string },
): Promise<CallableOutput<'eraseSignup'>> {
  limitReceipts(services, address);
  const link = await findSignup(services, token);
  return services.db.runTransaction(async (transaction) => {
    const { signup } = await readLinked(transaction, link);
    const ledger = await readLedger(services, transaction, signup);
    const everything = await everythingOf(services, transaction, signup.artistId, signup.id);
    forgetConsent(services, transaction, ledger, signup);
    for (const reference of everything) transaction.delete(reference);
    return { productId: signup.productId };
  });
}

/**
 * A signup's document, messages, links and asks. Read in the transaction that removes them, so that a message
 * that is on its way cannot leave a link behind, which would open the next signup of the same fan.
 */
export async function everythingOf(
  { db }: Services,
  transaction: Transaction,
  artistId: string,
  signupId: string,
): Promise<DocumentReference[]> {
  const about = (collection: string) => transaction.get(db.collection(collection).where('signupId', '==', signupId));
  const [messages, tokens, asks] = await Promise.all([
    about(documents.outbox().path),
    about(documents.signupTokens().path),
    transaction.get(asksOf(db, signupId)),
  ]);
  return [
    db.doc(documents.signup(artistId, signupId).path),
    ...[messages, tokens, asks].flatMap(({ docs }) => docs.map(({ ref }) => ref)),
  ];
}
