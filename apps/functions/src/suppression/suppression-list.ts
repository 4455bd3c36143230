import { documents, FANS_GROUP, idPages, readValidDocument, type Suppression } from '@countin/domain/documents';
import { FieldPath, Transaction, type Firestore, type Query, type QuerySnapshot } from '@google-cloud/firestore';
import type { Contact } from '../platform/contact.ts';
import { keyedHash } from '../platform/keyed-hash.ts';
import type { Services } from '../platform/services.ts';
import { createDocument, refOf, refTo, updateDocument, type TypedReference } from '../platform/write-document.ts';

type ListServices = Pick<Services, 'db' | 'signupSecret' | 'now'>;

/** Suppression id: the same address or number gives the same id. It cannot be guessed. */
export function suppressionIdOf(secret: string, contact: string): string {
  return keyedHash(secret, `suppression\n${contact}`);
}

function suppressionOf(
  { db, signupSecret }: Pick<ListServices, 'db' | 'signupSecret'>,
  contact: string,
): TypedReference<typeof documents.suppression.schema> {
  return refTo(db, documents.suppression(suppressionIdOf(signupSecret, contact)));
}

/**
 * Addresses and numbers of these that get no messages. Costs one read for each 30 of them, and one for each that is
 * found.
 *
 * @param reader a transaction, to be repeated when one of them is suppressed meanwhile
 */
export async function suppressedAmong(
  { db, signupSecret }: Pick<ListServices, 'db' | 'signupSecret'>,
  reader: Firestore | Transaction,
  contacts: readonly string[],
): Promise<ReadonlyMap<string, Suppression>> {
  const contactOf = new Map(contacts.map((contact) => [suppressionIdOf(signupSecret, contact), contact]));
  const list = db.collection(documents.suppressions().path);
  const found = await Promise.all(
    idPages([...contactOf.keys()]).map((ids) => runQuery(reader, list.where(FieldPath.documentId(), 'in', ids))),
  );
  const suppressed = new Map<string, Suppression>();
  for (const stored of found.flatMap(({ docs }) => docs)) {
    const suppression = readValidDocument(documents.suppression, stored);
    const contact = contactOf.get(stored.id);
    if (suppression && contact !== undefined) suppressed.set(contact, suppression);
  }
  return suppressed;
}

function runQuery(reader: Firestore | Transaction, query: Query): Promise<QuerySnapshot> {
  return reader instanceof Transaction ? reader.get(query) : query.get();
}

/** Puts an address or number on the list. The first reason stays. */
export async function suppress(
  services: ListServices,
  { channel, contact }: Contact,
  { reason, status }: Pick<Suppression, 'reason' | 'status'>,
): Promise<void> {
  const reference = suppressionOf(services, contact);
  await services.db.runTransaction(async (transaction) => {
    const stored = await transaction.get(reference.ref);
    if (!stored.exists) createDocument(transaction, reference, { channel, reason, status, at: services.now() });
  });
  await noteOnFans(services, contact, true);
}

/** Notes at the fans of an address or number whether it is on the list: audiences are counted by that. */
export async function noteOnFans(
  { db }: Pick<ListServices, 'db'>,
  contact: string,
  suppressed: boolean,
): Promise<void> {
  const fans = await db.collectionGroup(FANS_GROUP).where('contact', '==', contact).select().get();
  await Promise.all(fans.docs.map((fan) => updateDocument(db, refOf(documents.fan, fan), { suppressed })));
}

/** Takes an address or number off the list: its owner has confirmed, or answered START. */
export function liftSuppression(
  services: Pick<ListServices, 'db' | 'signupSecret'>,
  transaction: Transaction,
  { contact }: Pick<Contact, 'contact'>,
): void {
  transaction.delete(suppressionOf(services, contact).ref);
}

/**
 * Whether a message may go to a suppressed address. A confirmation may, since it is how the owner comes off the list. A
 * number that answered STOP gets none either: carriers require START first.
 */
export function isSuppressedFor(kind: 'confirm' | 'other', suppression: Suppression | undefined): boolean {
  if (!suppression) return false;
  return kind === 'other' || suppression.reason === 'reply';
}
