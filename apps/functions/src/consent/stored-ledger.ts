import {
  checkLedger,
  nextEntry,
  type ConsentEvent,
  type ConsentLedger,
  type LedgerCheck,
} from '@countin/domain/consent';
import { documents, readDocument } from '@countin/domain/documents';
import { fanSummary, type Fan, type Signup } from '@countin/domain/fan';
import { fanIdOf, ledgerHash } from '@countin/server-hash';
import type { Transaction } from '@google-cloud/firestore';
import { newId, type Services } from '../platform/services.ts';
import { createDocument, refTo, setDocument, updateDocument } from '../platform/write-document.ts';

type Person = Pick<Signup, 'ownerId' | 'ownerKind' | 'channel' | 'contact'>;
/** Answers of a fan, in a signup or an ask. */
export type FanAnswers = Pick<Fan, 'name' | 'language' | 'zone' | 'country' | 'service'>;

/** A fan with the consent ledger, as read in a transaction. Write with {@link appendConsents}. */
export interface StoredLedger extends ConsentLedger {
  readonly person: Person;
  readonly fan: Fan | null;
}

type LedgerServices = Pick<Services, 'db' | 'signupSecret'>;

/** Reads the ledger of one contact with one artist or label. Empty where the contact is new, or was erased. */
export async function readLedger(
  { db, signupSecret }: LedgerServices,
  transaction: Transaction,
  { ownerId, ownerKind, channel, contact }: Person,
): Promise<StoredLedger> {
  const fanId = fanIdOf(signupSecret, ownerId, { contact });
  const [stored, end] = await transaction.getAll(
    db.doc(documents.ownedFan(ownerKind, ownerId, fanId).path),
    db.doc(documents.consentHead(fanId).path),
  );
  const fan = readDocument(documents.ownedFan, stored);
  const head = readDocument(documents.consentHead, end);
  return {
    person: { ownerId, ownerKind, channel, contact },
    fanId,
    fan,
    entries: fan?.ledger ?? [],
    head: head?.hash ?? '',
  };
}

/** Checks a ledger with the server's secret. */
export function checkStored({ signupSecret }: Pick<Services, 'signupSecret'>, ledger: ConsentLedger): LedgerCheck {
  return checkLedger(ledger, ledgerHash(signupSecret));
}

/** Without what else a signup or an ask holds. */
function fanAnswers({ name, language, zone, country, service }: FanAnswers): FanAnswers {
  return { name, language, zone, country, service };
}

/** New entries of a ledger. */
export interface NewConsents {
  readonly events: readonly ConsentEvent[];
  /** Answers of the fan. */
  readonly answers: FanAnswers;
  /** List of a proven import that the fan is entered into, until they confirm here themselves. */
  readonly list?: Pick<Fan, 'list' | 'inSample'> | undefined;
  /** Replaces earlier answers. Anyone can enter any address, so only its owner's confirmation does. */
  readonly replacesAnswers: boolean;
}

const NO_LIST = { list: null, inSample: false };
const NO_CAMPAIGNS = { recentCampaigns: [], cappedUntil: 0 };
/** By a link that came to the fan's address, and not by an artist's word. */
const isOwnConfirmation = ({ action, method }: ConsentEvent) => action === 'confirmed' && method !== 'import';

/** Appends to a ledger that was read in the same transaction, and moves its head. */
export function appendConsents(
  { db, signupSecret }: LedgerServices,
  transaction: Transaction,
  ledger: StoredLedger,
  { events, answers, list, replacesAnswers }: NewConsents,
): void {
  const { fanId, person, fan } = ledger;
  const entries = [...ledger.entries];
  for (const event of events) entries.push(nextEntry({ fanId, entries, head: '' }, event, ledgerHash(signupSecret)));
  const last = entries.at(-1);
  if (!last || entries.length === ledger.entries.length) return;
  const reference = refTo(db, documents.ownedFan(person.ownerKind, person.ownerId, fanId));
  const known = fan && !replacesAnswers ? fan : answers;
  const summary = fanSummary({ contact: person.contact, name: known.name }, entries);
  const review = events.some(isOwnConfirmation) ? NO_LIST : (list ?? {});
  if (fan) updateDocument(transaction, reference, { ...fanAnswers(known), ...summary, ...review, ledger: entries });
  else
    setDocument(transaction, reference, {
      id: fanId,
      ...person,
      ...fanAnswers(known),
      ...summary,
      ...NO_LIST,
      ...review,
      ...NO_CAMPAIGNS,
      tickedLabels: [],
      suppressed: false,
      createdAt: last.at,
      ledger: entries,
    });
  setDocument(transaction, refTo(db, documents.consentHead(fanId)), {
    ownerId: person.ownerId,
    entries: entries.length,
    hash: last.hash,
    at: last.at,
  });
}

/** Removes a fan with the ledger, which leaves a record of when, and nothing about the person. */
export function forgetFan(
  services: LedgerServices & Pick<Services, 'now' | 'randomBytes'>,
  transaction: Transaction,
  { fan, fanId, person: { ownerKind, ownerId }, entries }: StoredLedger,
): void {
  if (!fan) return;
  const { db, now } = services;
  transaction.delete(db.doc(documents.ownedFan(ownerKind, ownerId, fanId).path));
  transaction.delete(db.doc(documents.consentHead(fanId).path));
  createDocument(transaction, refTo(db, documents.consentErasure(newId(services))), {
    ownerId,
    entries: entries.length,
    at: now(),
  });
}
