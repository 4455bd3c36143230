import type { CallableOutput } from '@countin/domain/callables';
import { documents, readDocument, type SignupRecord } from '@countin/domain/documents';
import type { FanOwner } from '@countin/domain/fan';
import type { DocumentReference, Transaction } from '@google-cloud/firestore';
import { forgetConsent, readLedger, type StoredLedger } from '../../consent/stored-ledger.ts';
import type { Services } from '../../platform/services.ts';
import { asksOf } from '../../messages/ask-record.ts';
import { labelSignupIdOf } from '../../messages/signup-record.ts';
import { findSignup, limitReceipts, readLinked } from './find-signup.ts';

/**
 * Erases a fan's signup: who they are, what they agreed to, every link to it and every message about it. Nothing stays. With the
 * last signup with an artist, the news of labels that were ticked beside goes too.
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
    const everything = await everythingOf(services, transaction, signup, signup.id);
    const labels = await readTicked(services, transaction, ledger);
    const isAll = forgetConsent(services, transaction, ledger, signup);
    for (const reference of everything) transaction.delete(reference);
    // Labels that were ticked are found by the artist's fan alone, so their signups go with its last one.
    if (isAll) for (const label of labels) forgetLabel(services, transaction, label);
    return { productId: signup.productId };
  });
}

interface TickedLabel {
  readonly signup: SignupRecord;
  readonly ledger: StoredLedger;
  readonly everything: readonly DocumentReference[];
}

/** The fan's signups for the news of labels that were ticked in forms of the artist. */
async function readTicked(
  services: Services,
  transaction: Transaction,
  { fan, person }: StoredLedger,
): Promise<TickedLabel[]> {
  const labels: TickedLabel[] = [];
  for (const labelId of fan?.tickedLabels ?? []) {
    const signupId = labelSignupIdOf(services.signupSecret, labelId, person);
    const { path } = documents.ownedSignup('label', labelId, signupId);
    const signup = readDocument(documents.ownedSignup, await transaction.get(services.db.doc(path)));
    if (!signup) continue;
    const ledger = await readLedger(services, transaction, signup);
    labels.push({ signup, ledger, everything: await everythingOf(services, transaction, signup, signupId) });
  }
  return labels;
}

function forgetLabel(services: Services, transaction: Transaction, { signup, ledger, everything }: TickedLabel): void {
  forgetConsent(services, transaction, ledger, signup);
  for (const reference of everything) transaction.delete(reference);
}

/**
 * A signup's document, messages, links and asks, read in the transaction that removes them. Otherwise a message in
 * transit could leave a link behind, which would open the next signup of the same fan.
 */
export async function everythingOf(
  { db }: Services,
  transaction: Transaction,
  { ownerKind, artistId }: FanOwner,
  signupId: string,
): Promise<DocumentReference[]> {
  const about = (collection: string) => transaction.get(db.collection(collection).where('signupId', '==', signupId));
  const [messages, tokens, asks] = await Promise.all([
    about(documents.outbox().path),
    about(documents.signupTokens().path),
    transaction.get(asksOf(db, signupId)),
  ]);
  return [
    db.doc(documents.ownedSignup(ownerKind, artistId, signupId).path),
    ...[messages, tokens, asks].flatMap(({ docs }) => docs.map(({ ref }) => ref)),
  ];
}
