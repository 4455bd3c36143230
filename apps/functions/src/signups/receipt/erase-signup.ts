import type { CallableOutput } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import type { DocumentReference, Transaction } from '@google-cloud/firestore';
import { forgetFan, type StoredLedger } from '../../consent/stored-ledger.ts';
import type { Services } from '../../platform/services.ts';
import { findSignup, limitReceipts, readLinked } from './find-signup.ts';
import { readPerson, type Relation } from './read-person.ts';
import { deleteParts, partsOf, type SignupParts } from './signup-parts.ts';
import { deleteWaitingMove, readWaitingMoves } from './waiting-moves.ts';

/**
 * Erases everything that a receipt lists, with every link and message. That is who the fan is, all signups with the
 * artist, and the news of labels that were ticked beside. Nothing stays that could be written to.
 *
 * @throws AppError `signup/token-invalid`, `signup/moved`, `limit/too-many`
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
    const relations: readonly Relation[] = await readPerson(services, transaction, signup);
    const whole = await Promise.all(relations.map((relation) => readWhole(services, transaction, relation)));
    const moves = await readWaitingMoves(
      services,
      transaction,
      relations.flatMap(({ signups }) => signups.map(({ id }) => id)),
    );
    for (const { ledger, parts, campaigns } of whole) {
      forgetFan(services, transaction, ledger);
      for (const each of parts) {
        deleteParts(transaction, each);
        for (const reference of each.tokens) transaction.delete(reference);
      }
      for (const reference of campaigns) transaction.delete(reference);
    }
    for (const move of moves) deleteWaitingMove(services, transaction, move);
    return { productId: signup.productId };
  });
}

interface Whole {
  readonly ledger: StoredLedger;
  readonly parts: readonly SignupParts[];
  /** Messages of campaigns, which may have been written for a consent that has no signup. */
  readonly campaigns: readonly DocumentReference[];
}

async function readWhole(services: Services, transaction: Transaction, { ledger, signups }: Relation): Promise<Whole> {
  const { db } = services;
  const campaigns = db.collection(documents.outbox().path).where('fanId', '==', ledger.fanId);
  const [parts, found] = await Promise.all([
    Promise.all(signups.map(({ id }) => partsOf(services, transaction, ledger.person, id))),
    transaction.get(campaigns),
  ]);
  return { ledger, parts, campaigns: found.docs.map(({ ref }) => ref) };
}
