import { documents, readDocument, type SignupRecord } from '@countin/domain/documents';
import type { Signup } from '@countin/domain/fan';
import type { Transaction } from '@google-cloud/firestore';
import { readLedger, type StoredLedger } from '../../consent/stored-ledger.ts';
import type { Services } from '../../platform/services.ts';

/** What one contact has agreed to with one artist or label, as read in a transaction. */
export interface Relation {
  readonly ledger: StoredLedger;
  readonly signups: readonly SignupRecord[];
}

/** Everything that a receipt is about: the artist or label first, then labels whose news was ticked beside. */
export type Person = readonly [Relation, ...Relation[]];

type Contacted = Pick<Signup, 'ownerId' | 'ownerKind' | 'channel' | 'contact'>;

/** Reads every consent that a receipt lists. A label's receipt lists those to the label alone. */
export async function readPerson(services: Services, transaction: Transaction, contacted: Contacted): Promise<Person> {
  const own = await readRelation(services, transaction, contacted);
  const { channel, contact } = contacted;
  const labels = await Promise.all(
    (own.ledger.fan?.tickedLabels ?? []).map((ownerId) =>
      readRelation(services, transaction, { ownerId, ownerKind: 'label', channel, contact }),
    ),
  );
  return [own, ...labels];
}

async function readRelation(services: Services, transaction: Transaction, contacted: Contacted): Promise<Relation> {
  const { ownerKind, ownerId, contact } = contacted;
  const signups = services.db.collection(documents.ownedSignups(ownerKind, ownerId).path);
  const [ledger, found] = await Promise.all([
    readLedger(services, transaction, contacted),
    transaction.get(signups.where('contact', '==', contact)),
  ]);
  return { ledger, signups: found.docs.flatMap((stored) => readDocument(documents.ownedSignup, stored) ?? []) };
}
