import { documents, type OutboxMessage } from '@countin/domain/documents';
import type { Signup } from '@countin/domain/fan';
import type { ReleasePage } from '@countin/domain/release';
import type { QueryDocumentSnapshot, Transaction } from '@google-cloud/firestore';
import { compose } from '../messages/attempt.ts';
import { LEASE_MS } from '../messages/attempt-limits.ts';
import { queuedMessage } from '../messages/message.ts';
import { markFailed, markSent } from '../messages/outcome.ts';
import { receiptToken } from '../messages/receipt-token.ts';
import type { Services } from '../platform/services.ts';
import { createDocument, refOf, refTo, updateDocument } from '../platform/write-document.ts';
import type { ClaimedMessage } from './send-source.ts';

/** A fan who is told of a release now. */
export interface NotifiedFan {
  readonly stored: QueryDocumentSnapshot;
  readonly signup: Signup;
  readonly page: ReleasePage;
  readonly kind: 'release' | 'follow';
  readonly messageId: string;
  /** List whose sample the fan is in; null for none. */
  readonly sampleOf: string | null;
  /** When a follow is due for the next release; null for none. */
  readonly nextDueAt: number | null;
}

/** Creates the message of a fan as being sent, which fails where one exists. */
export function claimSignup(
  services: Services,
  transaction: Transaction,
  { stored, signup, page, kind, messageId, sampleOf, nextDueAt }: NotifiedFan,
  since: number,
): ClaimedMessage {
  const { db, mainOrigin } = services;
  const message: OutboxMessage = {
    ...queuedMessage(messageId, kind, { ...signup, productId: page.id }, since),
    list: sampleOf,
    state: 'sending',
    attempts: 1,
    nextAttemptAt: since + LEASE_MS,
  };
  const target = refTo(db, documents.outboxMessage(messageId));
  createDocument(transaction, target, message);
  const token = receiptToken(services, transaction, signup);
  const matter = { message, signup, page, artistName: page.artistName, confirmsMore: false, token };
  return {
    id: messageId,
    to: signup,
    since,
    compose: () => compose(matter, mainOrigin),
    noteSent(batch, at) {
      updateDocument(batch, target, { state: 'sent', nextAttemptAt: null, sentAt: at });
      const notified = kind === 'follow' ? { dueAt: nextDueAt } : ({ state: 'sent', dueAt: null } as const);
      // Whatever has changed of the signup since then is looked at alone.
      updateDocument(
        batch,
        refOf(documents.signup, stored),
        { ...notified, sentAt: at },
        { lastUpdateTime: stored.updateTime },
      );
    },
    settleSent: () => markSent(services, message),
    settleFailed: (error) => markFailed(services, message, error),
    giveBack: (batch, at) => updateDocument(batch, target, { state: 'queued', nextAttemptAt: at }),
  };
}
