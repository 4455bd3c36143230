import {
  documents,
  readDocument,
  readValidDocument,
  type MessageRefusal,
  type OutboxMessage,
} from '@countin/domain/documents';
import type { Campaign } from '@countin/domain/campaigns';
import type { Transaction } from '@google-cloud/firestore';
import { LEASE_MS, waitAfterUnknown } from '../../messages/attempt-limits.ts';
import { attempt } from '../../messages/attempt.ts';
import { giveUp, markFailed, markSent, type MessageReference } from '../../messages/outcome.ts';
import { receiptToken } from '../../messages/receipt-token.ts';
import { readMailHours } from '../../platform/read-mail-hours.ts';
import type { Services } from '../../platform/services.ts';
import { refTo, updateDocument } from '../../platform/write-document.ts';
import { noteRefusal } from '../../suppression/note-refusal.ts';
import { composeCampaign } from './campaign-message.ts';
import { obstacleToCampaign } from '../read-campaign.ts';
import { holdCampaign } from '../../platform/hold-campaign.ts';
import { loadCampaign } from './loaded-campaign.ts';
import { decideRecipient, type RecipientFacts } from './decide-recipient.ts';
import { readRecipient } from './recipient-facts.ts';

/** While its campaign is paused or its profile deleted, a message is looked at again after this. Milliseconds. */
const PAUSED_LOOK_MS = 300_000;

interface Leased {
  readonly message: OutboxMessage;
  readonly campaign: Campaign;
  readonly facts: RecipientFacts;
  readonly token: string;
  readonly since: number;
}

/**
 * Sends one message of a campaign, if it is due and still permitted. It waited for the morning, its attempt failed, or
 * its process died. Whether the fan agrees is asked of the ledger again.
 */
export async function deliverCampaign(services: Services, messageId: string): Promise<void> {
  const leased = await lease(services, messageId);
  if (!leased) return;
  const { message, campaign, facts, token, since } = leased;
  try {
    const loaded = await loadCampaign(services, campaign);
    await attempt(services, composeCampaign(services, loaded, facts.fan, messageId, token), since);
  } catch (error) {
    services.log(`Message ${messageId} was not taken, attempt ${message.attempts}.`, error);
    await noteRefusal(services, facts.fan, error);
    return markFailed(services, message, error);
  }
  await markSent(services, message);
}

async function lease(services: Services, messageId: string): Promise<Leased | null> {
  const { db } = services;
  const reference = refTo(db, documents.outboxMessage(messageId));
  return db.runTransaction(async (transaction) => {
    const now = services.now();
    const queued = readValidDocument(documents.outboxMessage, await transaction.get(reference.ref));
    if (!queued || queued.nextAttemptAt === null || queued.nextAttemptAt > now) return null;
    // An attempt whose lease is over without an outcome may have arrived.
    const unknown = queued.unknown + (queued.state === 'sending' ? 1 : 0);
    const message = { ...queued, unknown };
    if (unknown > queued.unknown && waitAfterUnknown(unknown) === null)
      return giveUp(transaction, reference, message, undefined);

    const found = await readPermitted(services, transaction, reference, message, now);
    if (!found) return null;
    const { campaign, facts, signup } = found;
    const token = receiptToken(services, transaction, signup);
    const attempts = message.attempts + 1;
    updateDocument(transaction, reference, { state: 'sending', attempts, unknown, nextAttemptAt: now + LEASE_MS });
    return { message: { ...message, state: 'sending', attempts }, campaign, facts, token, since: now };
  });
}

/** Data for sending the message; null where it is dropped, or has to wait. */
async function readPermitted(
  services: Services,
  transaction: Transaction,
  reference: MessageReference,
  message: OutboxMessage,
  now: number,
) {
  const { db, signupSecret } = services;
  const { ownerKind, ownerId, campaignId, fanId } = message;
  const stored = await transaction.get(db.doc(documents.campaign(ownerKind, ownerId, campaignId ?? '-').path));
  const campaign = readDocument(documents.campaign, stored);
  if (!campaign || campaign.state === 'cancelled') return drop(transaction, reference, message, 'cancelled');
  const obstacle = await obstacleToCampaign({ db, transaction }, services, campaign);
  // It never is again: waiting for it would be in vain.
  if (obstacle === 'untimely') return drop(transaction, reference, message, 'untimely');
  if (obstacle !== null) await holdCampaign(services, transaction, campaign, obstacle);
  if (obstacle !== null || campaign.state === 'paused')
    return wait(transaction, reference, message, now + PAUSED_LOOK_MS);
  const facts = await readRecipient(services, transaction, campaign, fanId ?? '-');
  if (!facts) return drop(transaction, reference, message, 'none');
  const mailHours = await readMailHours(services, transaction, campaign);
  const decision = decideRecipient(signupSecret, campaign, mailHours, facts, now);
  if (!decision.send) return drop(transaction, reference, message, decision.refusal);
  if (decision.at <= now) return { campaign, facts, signup: decision.signup };
  updateDocument(transaction, reference, { delayedUntil: decision.at });
  return wait(transaction, reference, message, decision.at);
}

function drop(
  transaction: Transaction,
  reference: MessageReference,
  { unknown }: OutboxMessage,
  refusal: MessageRefusal,
): null {
  updateDocument(transaction, reference, { state: 'dropped', unknown, refusal, nextAttemptAt: null });
  return null;
}

function wait(transaction: Transaction, reference: MessageReference, { unknown }: OutboxMessage, at: number): null {
  updateDocument(transaction, reference, { state: 'queued', unknown, nextAttemptAt: at });
  return null;
}
