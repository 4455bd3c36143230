import { paths } from '@countin/domain';
import { Timestamp, type DocumentReference, type DocumentSnapshot, type Transaction } from '@google-cloud/firestore';
import type { Services } from '../platform/services.ts';
import { AddressRefused } from '../platform/senders/address-refused.ts';
import { waitAfterFailure, waitAfterUnknown } from './attempt-limits.ts';
import type { OutboxMessage } from './message.ts';
import { OutcomeUnknown } from '../platform/senders/outcome-unknown.ts';

/**
 * Writes down, in one transaction, that a message was accepted and that its fan is told. It holds whatever has become of
 * the message meanwhile: another attempt, a lease that is over, a release that was taken back.
 */
export async function markSent({ db, now }: Services, message: OutboxMessage): Promise<void> {
  const reference = db.doc(paths.outboxMessage(message.id));
  await db.runTransaction(async (transaction) => {
    const [current, signup] = await transaction.getAll(reference, signupOf(db, message));
    // Erased with the fan, or accepted twice.
    if (!current?.exists || current.get('state') === 'sent') return;
    const sentAt = Timestamp.fromMillis(now());
    transaction.update(reference, { state: 'sent', nextAttemptAt: null, sentAt });
    if (message.kind === 'confirm' || !signup?.exists) return;
    // A follow goes on to the next release.
    if (message.kind === 'follow') return void transaction.update(signup.ref, { sentAt });
    // A fan who has stopped meanwhile stays so, and was told all the same.
    const waited = ['confirmed', 'failed'].includes(String(signup.get('state')));
    transaction.update(signup.ref, waited ? { state: 'sent', sentAt, dueAt: null } : { sentAt });
  });
}

/** Writes down that an attempt was in vain, or that nothing tells whether it was, and when the next one may begin. */
export async function markFailed({ db, now }: Services, message: OutboxMessage, error: unknown): Promise<void> {
  const reference = db.doc(paths.outboxMessage(message.id));
  await db.runTransaction(async (transaction) => {
    const [current, signup] = await transaction.getAll(reference, signupOf(db, message));
    // An attempt that outlived its lease must not undo what the next one did.
    if (current?.get('state') !== 'sending' || current.get('attempts') !== message.attempts) return;
    const isUnknown = error instanceof OutcomeUnknown;
    const failures = message.failures + (isUnknown ? 0 : 1);
    const unknown = message.unknown + (isUnknown ? 1 : 0);
    const wait =
      error instanceof AddressRefused ? null : isUnknown ? waitAfterUnknown(unknown) : waitAfterFailure(failures);
    if (wait === null) return void giveUp(transaction, reference, { ...message, failures, unknown }, signup);
    transaction.update(reference, {
      state: 'queued',
      failures,
      unknown,
      nextAttemptAt: Timestamp.fromMillis(now() + wait),
    });
  });
}

/** Ends a message that no server has accepted, and says so of its fan. */
export function giveUp(
  transaction: Transaction,
  reference: DocumentReference,
  message: OutboxMessage,
  signup: DocumentSnapshot | undefined,
): null {
  transaction.update(reference, {
    state: 'failed',
    failures: message.failures,
    unknown: message.unknown,
    nextAttemptAt: null,
  });
  if (message.kind === 'release' && signup?.get('state') === 'confirmed')
    transaction.update(signup.ref, { state: 'failed', dueAt: null });
  return null;
}

function signupOf(db: Services['db'], { artistId, signupId }: Pick<OutboxMessage, 'artistId' | 'signupId'>) {
  return db.doc(paths.signup(artistId, signupId));
}
