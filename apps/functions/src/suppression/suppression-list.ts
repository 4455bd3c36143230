import {
  documents,
  FANS_GROUP,
  idPages,
  MOST_SUPPRESSING_OWNERS,
  readDocument,
  readField,
  readValidDocument,
  type Suppression,
} from '@countin/domain/documents';
import type { FanOwner } from '@countin/domain/fan';
import { keyedHash } from '@countin/server-hash';
import { FieldPath, Transaction, type Firestore, type Query, type QuerySnapshot } from '@google-cloud/firestore';
import type { Contact } from '../platform/contact.ts';
import type { Services } from '../platform/services.ts';
import { refOf, refTo, setDocument, updateDocument, type TypedReference } from '../platform/write-document.ts';

type ListServices = Pick<Services, 'db' | 'signupSecret' | 'now'>;

/** Suppression id: the same address or number gives the same id. It cannot be guessed. */
function suppressionIdOf(secret: string, contact: string): string {
  return keyedHash(secret, `suppression\n${contact}`);
}

function suppressionOf(
  { db, signupSecret }: Pick<ListServices, 'db' | 'signupSecret'>,
  contact: string,
): TypedReference<typeof documents.suppression.schema> {
  return refTo(db, documents.suppression(suppressionIdOf(signupSecret, contact)));
}

/**
 * Addresses and numbers of these that get no messages of an artist or label. Costs one read for each 30 of them, and one for each that is
 * found.
 *
 * @param reader a transaction, to be repeated when one of them is suppressed meanwhile
 */
export async function suppressedAmong(
  { db, signupSecret }: Pick<ListServices, 'db' | 'signupSecret'>,
  reader: Firestore | Transaction,
  owner: FanOwner,
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
    if (suppression && contact !== undefined && isFor(suppression, owner)) suppressed.set(contact, suppression);
  }
  return suppressed;
}

function runQuery(reader: Firestore | Transaction, query: Query): Promise<QuerySnapshot> {
  return reader instanceof Transaction ? reader.get(query) : query.get();
}

/** What suppresses an address or number. */
interface Cause extends Pick<Suppression, 'reason' | 'status'> {
  /**
   * Artist or label whose message a mail reports. Anyone can write a mail, so it is believed for this owner alone.
   * Reports to two accounts suppress for all. Null for what the server, the text provider or the person says.
   */
  readonly owner: FanOwner | null;
}

/** Puts an address or number on the list. The first reason stays until a later one is about more messages. */
export async function suppress(
  services: ListServices,
  { channel, contact }: Contact,
  { reason, status, owner }: Cause,
): Promise<void> {
  const reference = suppressionOf(services, contact);
  const owners = await services.db.runTransaction(async (transaction) => {
    const before = readDocument(reference, await transaction.get(reference.ref));
    if (before && isFor(before, owner)) return before.owners;
    const together = await ownersOf(services, transaction, before, owner);
    setDocument(transaction, reference, { channel, reason, status, at: services.now(), owners: together });
    return together;
  });
  await noteOnFans(services, contact, true, owners);
}

/** Whether messages of an owner are suppressed; of all owners where it is null. */
function isFor({ owners }: Suppression, owner: FanOwner | null): boolean {
  return owners === null || (owner !== null && owners.some((other) => isSameOwner(other, owner)));
}

const isSameOwner = (a: FanOwner, b: FanOwner) => a.ownerKind === b.ownerKind && a.ownerId === b.ownerId;

/** Owners that are suppressed from now on; null for all. */
async function ownersOf(
  services: ListServices,
  transaction: Transaction,
  before: Suppression | null | undefined,
  owner: FanOwner | null,
): Promise<FanOwner[] | null> {
  if (owner === null) return null;
  const [first, ...others] = before?.owners ?? [];
  if (!first) return [owner];
  const accounts = await Promise.all([first, owner].map((one) => accountOf(services, transaction, one)));
  const agree = accounts[0] !== accounts[1] || others.length + 2 > MOST_SUPPRESSING_OWNERS;
  return agree ? null : [first, ...others, owner];
}

/** Account that owns a profile. */
async function accountOf({ db }: ListServices, transaction: Transaction, { ownerKind, ownerId }: FanOwner) {
  const definition = documents.profile(ownerKind, ownerId);
  return readField(definition, await transaction.get(db.doc(definition.path)), 'createdBy');
}

/** Notes at the fans of an address or number whether it is on the list: audiences are counted by that. */
export async function noteOnFans(
  { db }: Pick<ListServices, 'db'>,
  contact: string,
  suppressed: boolean,
  owners: readonly FanOwner[] | null = null,
): Promise<void> {
  const lists = owners?.map(({ ownerKind, ownerId }) => db.collection(documents.ownedFans(ownerKind, ownerId).path));
  for (const fans of lists ?? [db.collectionGroup(FANS_GROUP)]) {
    const found = await fans.where('contact', '==', contact).select().get();
    await Promise.all(found.docs.map((fan) => updateDocument(db, refOf(documents.ownedFan, fan), { suppressed })));
  }
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
