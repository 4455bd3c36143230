import { documents, readDocument, readValidDocument } from '@countin/domain/documents';
import type { FanOwner } from '@countin/domain/fan';
import { markBounced, markComplained } from '../messages/outcome.ts';
import type { Contact } from '../platform/contact.ts';
import type { Services } from '../platform/services.ts';
import { suppress } from '../suppression/suppression-list.ts';
import { withdrawContact } from '../suppression/withdraw-contact.ts';
import { readMailReport } from './mail-report.ts';

/**
 * Takes a mail that came to the address that our mails are sent from. Only a report about a message of ours counts. Its
 * id cannot be guessed, so no forged report can stop another person's mail.
 *
 * @param domain of our Message-IDs
 */
export async function takeMailReport(services: Services, raw: Uint8Array, domain: string): Promise<void> {
  const report = await readMailReport(raw, domain);
  if (!report) return;
  const recipient = await recipientOf(services, report.messageId);
  if (!recipient) return services.log('A mail report is about no message of ours.');
  const { contact, owner } = recipient;
  if (report.kind === 'complaint') {
    await markComplained(services, report.messageId);
    await suppress(services, contact, { reason: 'complaint', status: '' });
    await withdrawContact(services, contact, 'complaint', owner);
    return;
  }
  if (report.verdict === 'address') await suppress(services, contact, { reason: 'bounced', status: report.status });
  await markBounced(services, report.messageId);
}

/** Recipient of a message; null once the fan is erased. */
async function recipientOf(
  { db }: Services,
  messageId: string,
): Promise<{ readonly contact: Contact; readonly owner: FanOwner } | null> {
  const stored = await db.doc(documents.outboxMessage(messageId).path).get();
  const message = readValidDocument(documents.outboxMessage, stored);
  if (!message) return null;
  const { artistId, ownerKind, signupId } = message;
  const { path } = documents.ownedSignup(ownerKind, artistId, signupId);
  const signup = readDocument(documents.ownedSignup, await db.doc(path).get());
  return signup && { contact: { channel: signup.channel, contact: signup.contact }, owner: { artistId, ownerKind } };
}
