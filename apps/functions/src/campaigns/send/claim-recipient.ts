import { cappedUntil, MOST_CAPPED_MESSAGES, type CampaignSettings } from '@countin/domain/campaigns';
import { documents, type MessageRefusal, type OutboxMessage } from '@countin/domain/documents';
import type { Fan, MailHours } from '@countin/domain/fan';
import type { Transaction } from '@google-cloud/firestore';
import { LEASE_MS } from '../../messages/attempt-limits.ts';
import { markFailed, markSent } from '../../messages/outcome.ts';
import { receiptToken } from '../../messages/receipt-token.ts';
import type { Services } from '../../platform/services.ts';
import { createDocument, refTo, updateDocument } from '../../platform/write-document.ts';
import type { ClaimedMessage } from '../../sending/send-source.ts';
import { campaignMessage, composeCampaign } from './campaign-message.ts';
import type { LoadedCampaign } from './loaded-campaign.ts';
import {
  decideRecipient,
  isCapped,
  signupsOf,
  type RecipientDecision,
  type RecipientFacts,
} from './decide-recipient.ts';

interface Recipient {
  readonly loaded: LoadedCampaign;
  readonly settings: CampaignSettings;
  readonly mailHours: MailHours;
  readonly facts: RecipientFacts;
  /** When the claim began, milliseconds since 1970. */
  readonly since: number;
}

/**
 * Creates a campaign's message to a fan: being sent, waiting for the morning, or dropped for a reason. Fails where the
 * message exists. Notes at the fan that a campaign was begun, so that two campaigns at once respect the cap together.
 *
 * @returns null where nothing is sent now
 */
export function claimRecipient(
  services: Services,
  transaction: Transaction,
  recipient: Recipient,
): ClaimedMessage | null {
  const { db, signupSecret } = services;
  const { loaded, settings, facts, since } = recipient;
  const { fan } = facts;
  const decision = decide(services, recipient);
  if (!decision.send) {
    const [{ signupId }] = signupsOf(signupSecret, loaded.campaign, fan);
    const signup = { id: signupId, productId: null };
    const message = campaignMessage(services, loaded.campaign, fan, signup, since);
    createDocument(transaction, refTo(db, documents.outboxMessage(message.id)), dropped(message, decision.refusal));
    return null;
  }
  const queued = campaignMessage(services, loaded.campaign, fan, decision.signup, since);
  const target = refTo(db, documents.outboxMessage(queued.id));
  noteCampaign(services, transaction, fan, settings, since);
  if (decision.at > since) {
    createDocument(transaction, target, { ...queued, nextAttemptAt: decision.at, delayedUntil: decision.at });
    return null;
  }
  const message = { ...queued, state: 'sending', attempts: 1, nextAttemptAt: since + LEASE_MS } as const;
  createDocument(transaction, target, message);
  const token = receiptToken(services, transaction, decision.signup);
  return {
    id: message.id,
    to: fan,
    since,
    compose: () => composeCampaign(services, loaded, fan, message.id, token),
    noteSent: (batch, at) => updateDocument(batch, target, { state: 'sent', nextAttemptAt: null, sentAt: at }),
    settleSent: () => markSent(services, message),
    settleFailed: (error) => markFailed(services, message, error),
    giveBack: (batch, at) => updateDocument(batch, target, { state: 'queued', nextAttemptAt: at }),
  };
}

function decide({ signupSecret }: Services, recipient: Recipient): RecipientDecision {
  const { loaded, settings, mailHours, facts, since } = recipient;
  const decision = decideRecipient(signupSecret, loaded.campaign, mailHours, facts, since);
  return decision.send && isCapped(facts.fan, settings, since) ? { send: false, refusal: 'frequency' } : decision;
}

function dropped(message: OutboxMessage, refusal: MessageRefusal): OutboxMessage {
  return { ...message, state: 'dropped', nextAttemptAt: null, refusal };
}

function noteCampaign(
  { db }: Services,
  transaction: Transaction,
  fan: Fan,
  { cap }: CampaignSettings,
  at: number,
): void {
  const recentCampaigns = [at, ...fan.recentCampaigns].slice(0, MOST_CAPPED_MESSAGES);
  updateDocument(transaction, refTo(db, documents.ownedFan(fan.ownerKind, fan.ownerId, fan.id)), {
    recentCampaigns,
    cappedUntil: cappedUntil(recentCampaigns, cap),
    // The list was asked, and does not have the address.
    suppressed: false,
  });
}
