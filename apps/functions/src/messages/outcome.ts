import { documents, readField, readValidDocument, type OutboxMessage } from '@countin/domain/documents';
import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore';
import { refOf, refTo, updateDocument, type TypedReference } from '../platform/write-document.ts';
import type { Services } from '../platform/services.ts';
import { AddressRefused } from '../platform/senders/address-refused.ts';
import { MessageRefused } from '../platform/senders/message-refused.ts';
import { ServerAway } from '../platform/senders/server-away.ts';
import { AWAY_WAIT_MS, waitAfterFailure, waitAfterUnknown } from './attempt-limits.ts';
import { OutcomeUnknown } from '../platform/senders/outcome-unknown.ts';

export type MessageReference = TypedReference<typeof documents.outboxMessage.schema>;

/**
 * Writes down, in one transaction, that a message was accepted and that its fan is told. It applies whatever has
 * happened to the message since: another attempt, an expired lease, a withdrawn release.
 */
export async function markSent({ db, now }: Services, message: OutboxMessage): Promise<void> {
  const reference = refTo(db, documents.outboxMessage(message.id));
  await db.runTransaction(async (transaction) => {
    const [current, signup] = await transaction.getAll(reference.ref, signupOf(db, message));
    // Erased with the fan, or accepted twice.
    if (!current?.exists || readField(documents.outboxMessage, current, 'state') === 'sent') return;
    // Providers report out of order: one that came back has not arrived, whatever a later report says.
    if (readField(documents.outboxMessage, current, 'bounced') === true) return;
    const sentAt = now();
    updateDocument(transaction, reference, { state: 'sent', nextAttemptAt: null, sentAt });
    if (message.kind === 'confirm' || message.kind === 'campaign' || !signup?.exists) return;
    const target = refOf(documents.signup, signup);
    // A follow goes on to the next release.
    if (message.kind === 'follow') return updateDocument(transaction, target, { sentAt });
    // A fan who has stopped meanwhile stays so, and was told all the same.
    const state = readField(documents.signup, signup, 'state');
    const waited = state === 'confirmed' || state === 'failed';
    updateDocument(transaction, target, waited ? { state: 'sent', sentAt, dueAt: null } : { sentAt });
  });
}

/** Records that an attempt failed, or that its outcome is unknown, and when the next one may begin. */
export async function markFailed({ db, now }: Services, message: OutboxMessage, error: unknown): Promise<void> {
  const reference = refTo(db, documents.outboxMessage(message.id));
  await db.runTransaction(async (transaction) => {
    const [current, signup] = await transaction.getAll(reference.ref, signupOf(db, message));
    // An attempt that outlived its lease must not undo what the next one did.
    if (readField(documents.outboxMessage, current, 'state') !== 'sending') return;
    if (readField(documents.outboxMessage, current, 'attempts') !== message.attempts) return;
    const isUnknown = error instanceof OutcomeUnknown;
    const failures = message.failures + (isUnknown || error instanceof ServerAway ? 0 : 1);
    const unknown = message.unknown + (isUnknown ? 1 : 0);
    const wait = waitAfter(error, { failures, unknown });
    if (wait === null) {
      const bounced = error instanceof AddressRefused;
      return void giveUp(transaction, reference, { ...message, failures, unknown, bounced }, signup);
    }
    updateDocument(transaction, reference, { state: 'queued', failures, unknown, nextAttemptAt: now() + wait });
  });
}

/** Milliseconds until the next attempt; null to give up. */
function waitAfter(error: unknown, { failures, unknown }: Pick<OutboxMessage, 'failures' | 'unknown'>): number | null {
  if (error instanceof AddressRefused || error instanceof MessageRefused) return null;
  if (error instanceof ServerAway) return AWAY_WAIT_MS;
  return error instanceof OutcomeUnknown ? waitAfterUnknown(unknown) : waitAfterFailure(failures);
}

/**
 * Writes down that a message came back after the server had accepted it. The report may come before its acceptance is
 * written down.
 */
export async function markBounced({ db }: Services, messageId: string): Promise<void> {
  const reference = refTo(db, documents.outboxMessage(messageId));
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(reference.ref);
    const message = readValidDocument(documents.outboxMessage, stored);
    if (!message || message.bounced || message.state === 'dropped') return;
    const signup = await transaction.get(signupOf(db, message));
    updateDocument(transaction, reference, { state: 'failed', bounced: true, nextAttemptAt: null });
    const state = readField(documents.signup, signup, 'state');
    if (message.kind === 'release' && (state === 'sent' || state === 'confirmed'))
      updateDocument(transaction, refOf(documents.signup, signup), { state: 'failed', sentAt: null, dueAt: null });
  });
}

/** Writes down that the fan reported a message as spam. The first report counts. */
export async function markComplained({ db, now }: Services, messageId: string): Promise<void> {
  const reference = refTo(db, documents.outboxMessage(messageId));
  await db.runTransaction(async (transaction) => {
    const message = readValidDocument(documents.outboxMessage, await transaction.get(reference.ref));
    if (message?.complainedAt === null) updateDocument(transaction, reference, { complainedAt: now() });
  });
}

/** Ends a message that no server has accepted, and says so of its fan. */
export function giveUp(
  transaction: Transaction,
  reference: MessageReference,
  message: OutboxMessage,
  signup: DocumentSnapshot | undefined,
): null {
  updateDocument(transaction, reference, {
    state: 'failed',
    failures: message.failures,
    unknown: message.unknown,
    bounced: message.bounced,
    nextAttemptAt: null,
  });
  if (signup && message.kind === 'release' && readField(documents.signup, signup, 'state') === 'confirmed')
    updateDocument(transaction, refOf(documents.signup, signup), { state: 'failed', dueAt: null });
  return null;
}

function signupOf(
  db: Services['db'],
  { ownerId, ownerKind, signupId }: Pick<OutboxMessage, 'ownerId' | 'ownerKind' | 'signupId'>,
) {
  return db.doc(documents.ownedSignup(ownerKind, ownerId, signupId).path);
}
