import { documents, readDocument, readValidDocument } from '@countin/domain/documents';
import type { FanOwner } from '@countin/domain/fan';
import { markBounced, markComplained } from '../messages/outcome.ts';
import type { Contact } from '../platform/contact.ts';
import { messageIdOf } from '../platform/message-ids.ts';
import { asciiAddress } from '../platform/senders/ascii-address.ts';
import type { Services } from '../platform/services.ts';
import { suppress } from '../suppression/suppression-list.ts';
import { withdrawContact } from '../suppression/withdraw-contact.ts';
import { readMailReport } from './mail-report.ts';

/** `ignored`: about no mail of ours, about another recipient, or a delay. */
export type MailReportOutcome = 'bounce' | 'complaint' | 'ignored' | 'unreadable';

/**
 * Takes a mail that came to the address that our mails are sent from. Only a report about a mail of ours counts, and a
 * refusal only for the recipient of that mail.
 *
 * @param domain of our Message-IDs
 * @returns what became of it
 */
export async function takeMailReport(services: Services, raw: Uint8Array, domain: string): Promise<MailReportOutcome> {
  const report = await readOrNull(services, raw, domain);
  if (report === 'unreadable') return 'unreadable';
  const messageId = report && messageIdOf(services.signupSecret, report.mailId);
  const recipient = messageId === null ? null : await recipientOf(services, messageId);
  if (!report || messageId === null || !recipient) return 'ignored';
  const { contact, owner } = recipient;
  if (report.kind === 'complaint') {
    await markComplained(services, messageId);
    await suppress(services, contact, { reason: 'complaint', status: '', owner });
    await withdrawContact(services, contact, 'complaint', owner);
    return 'complaint';
  }
  const refusal = report.refusals.find(({ addresses }) =>
    addresses.some((address) => isSame(address, contact.contact)),
  );
  if (!refusal) return 'ignored';
  if (refusal.verdict === 'address')
    await suppress(services, contact, { reason: 'bounced', status: refusal.status, owner });
  await markBounced(services, messageId);
  return 'bounce';
}

async function readOrNull(services: Services, raw: Uint8Array, domain: string) {
  try {
    return await readMailReport(raw, domain);
  } catch (error) {
    services.log('A mail report cannot be read.', error);
    return 'unreadable';
  }
}

/** Whether a server means our recipient: it may write a domain in its ASCII form, and letters in any case. */
function isSame(reported: string, contact: string): boolean {
  return asciiAddress(reported) === asciiAddress(contact.toLowerCase());
}

/** Recipient of a message; null once the fan is erased. */
async function recipientOf(
  { db }: Services,
  messageId: string,
): Promise<{ readonly contact: Contact; readonly owner: FanOwner } | null> {
  const stored = await db.doc(documents.outboxMessage(messageId).path).get();
  const message = readValidDocument(documents.outboxMessage, stored);
  if (!message) return null;
  const { ownerId, ownerKind, signupId } = message;
  const { path } = documents.ownedSignup(ownerKind, ownerId, signupId);
  const signup = readDocument(documents.ownedSignup, await db.doc(path).get());
  return signup && { contact: { channel: signup.channel, contact: signup.contact }, owner: { ownerId, ownerKind } };
}
