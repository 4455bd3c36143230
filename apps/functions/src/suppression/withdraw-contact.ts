import { consentStatus, type ConsentEntry, type ConsentEvent } from '@countin/domain/consent';
import { documents, FANS_GROUP, readDocument, readValidDocument } from '@countin/domain/documents';
import type { Fan, FanOwner } from '@countin/domain/fan';
import { withoutWording } from '@countin/server-hash';
import { Timestamp, type DocumentReference, type Transaction } from '@google-cloud/firestore';
import { appendConsents, readLedger } from '../consent/stored-ledger.ts';
import type { Contact } from '../platform/contact.ts';
import type { Services } from '../platform/services.ts';
import { refOf, refTo, updateDocument } from '../platform/write-document.ts';

/** A reply answers a campaign of the last week. Milliseconds. */
const ANSWERED_MS = 7 * 86_400_000;

type Method = Extract<ConsentEntry['method'], 'reply' | 'complaint'>;

/**
 * Withdraws the consents of an address or number, as its owner does on the receipt. The ledger of each of its fans says
 * so, its signups are stopped, and pending asks are deleted.
 *
 * @param owner the only artist or label to withdraw from; null for all
 */
export async function withdrawContact(
  services: Services,
  contact: Contact,
  method: Method,
  owner: FanOwner | null,
): Promise<void> {
  const { db } = services;
  const fans =
    owner === null
      ? db.collectionGroup(FANS_GROUP)
      : db.collection(documents.ownedFans(owner.ownerKind, owner.ownerId).path);
  const found = await fans.where('contact', '==', contact.contact).get();
  for (const { ref } of found.docs) await withdrawFan(services, ref, method);
}

async function withdrawFan(services: Services, fan: DocumentReference, method: Method): Promise<void> {
  const { db } = services;
  await db.runTransaction(async (transaction) => {
    const person = readDocument(documents.ownedFan, await transaction.get(fan));
    if (!person) return;
    const { path } = documents.ownedSignups(person.ownerKind, person.ownerId);
    const own = db.collection(path).where('contact', '==', person.contact);
    const signups = await transaction.get(own);
    const asks = await Promise.all(
      signups.docs.map(({ id }) =>
        transaction.get(db.collection(documents.signupRequests().path).where('signupId', '==', id)),
      ),
    );
    const ledger = await readLedger(services, transaction, person);
    const at = services.now();
    const message = method === 'reply' ? await lastCampaignMessage(services, transaction, person, at) : null;
    if (message) updateDocument(transaction, message, { unsubscribedAt: at });
    for (const { ref } of asks.flatMap(({ docs }) => docs)) transaction.delete(ref);
    appendConsents(services, transaction, ledger, {
      events: withdrawals(person, ledger.entries, method, at),
      answers: person,
      replacesAnswers: false,
    });
    for (const signup of signups.docs) {
      if (signup.get('state') === 'stopped') continue;
      updateDocument(transaction, refOf(documents.ownedSignup, signup), { state: 'stopped', stoppedAt: at });
    }
  });
}

/**
 * The message of a fan's last campaign, which a reply presumably answers. Null if there was none lately, or if it is
 * counted already.
 */
async function lastCampaignMessage(
  { db }: Services,
  transaction: Transaction,
  { id, recentCampaigns: [last] }: Fan,
  now: number,
) {
  if (last === undefined || last < now - ANSWERED_MS) return null;
  const messages = db.collection(documents.outbox().path).where('fanId', '==', id);
  const found = await transaction.get(messages.where('createdAt', '==', Timestamp.fromMillis(last)).limit(1));
  const message = readValidDocument(documents.outboxMessage, found.docs[0]);
  return message?.unsubscribedAt === null ? refTo(db, documents.outboxMessage(message.id)) : null;
}

/** One for each consent that is open. */
function withdrawals(fan: Fan, entries: readonly ConsentEntry[], method: Method, at: number): ConsentEvent[] {
  const { channel } = fan;
  const scopes = new Map(entries.map(({ scope }) => [`${scope.kind} ${scope.id}`, scope]));
  return [...scopes.values()]
    .filter((scope) => ['confirmed', 'unconfirmed'].includes(consentStatus(entries, { scope, channel })))
    .map((scope) => ({ scope, channel, action: 'withdrawn', method, ...withoutWording(fan), at }));
}
