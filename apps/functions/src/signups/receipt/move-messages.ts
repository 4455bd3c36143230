import { documents, readValidDocument, type OutboxMessage, type SignupRecord } from '@countin/domain/documents';
import type { DocumentReference, QueryDocumentSnapshot, Transaction } from '@google-cloud/firestore';
import { receiptTokenOf, tokenDocument } from '../../messages/receipt-token.ts';
import { followMessageId, releaseMessageId } from '../../platform/message-ids.ts';
import type { Services } from '../../platform/services.ts';
import { refTo, setDocument, updateDocument } from '../../platform/write-document.ts';

interface To {
  readonly signupId: string;
  readonly channel: OutboxMessage['channel'];
}

/**
 * Moves the messages about releases to a fan's new address. Those that wait go there, and what was announced already is
 * not announced again.
 */
export function moveMessages(
  { db }: Services,
  transaction: Transaction,
  messages: readonly QueryDocumentSnapshot[],
  { signupId, channel }: To,
): void {
  for (const stored of messages) {
    const message = readValidDocument(documents.outboxMessage, stored);
    const id = message && idOf(message, signupId);
    if (!message || !id) continue;
    // One in transit presumably arrives at the former address, and is not repeated at the new one.
    const inTransit = message.state === 'sending' ? ({ state: 'sent', nextAttemptAt: null } as const) : {};
    setDocument(transaction, refTo(db, documents.outboxMessage(id)), {
      ...message,
      ...inTransit,
      id,
      signupId,
      channel,
    });
  }
}

function idOf({ kind, productId }: OutboxMessage, signupId: string): string | null {
  if (kind === 'release') return releaseMessageId(signupId);
  return kind === 'follow' && productId !== null ? followMessageId(signupId, productId) : null;
}

/**
 * Makes every link to a former address say that the fan has moved. They are of the new signup now, so that erasing it
 * removes them.
 */
export function moveLinks(
  services: Services,
  transaction: Transaction,
  former: SignupRecord,
  tokens: readonly DocumentReference[],
  { ownerId, ownerKind, id: signupId }: SignupRecord,
): void {
  const { db, now } = services;
  const moved = { ownerId, ownerKind, signupId, requestId: null, movedAt: now() };
  for (const { id } of tokens) updateDocument(transaction, refTo(db, documents.signupToken(id)), moved);
  const signed = receiptTokenOf(services, former);
  if (signed !== null)
    setDocument(transaction, refTo(db, tokenDocument(signed)), { ...moved, createdAt: former.createdAt });
}
