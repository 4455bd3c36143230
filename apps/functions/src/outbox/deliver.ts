import { paths } from '@countin/domain';
import { Timestamp } from '@google-cloud/firestore';
import type { Services } from '../services.ts';
import { AddressRefused } from './address-refused.ts';
import { composeMail } from './compose-mail.ts';
import { composeText } from './compose-text.ts';
import { leaseMessage, type Leased } from './lease.ts';

const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 3_600_000;
/** With these waits about a day. */
const MAX_ATTEMPTS = 30;

/** How long to wait after the nth failed attempt, milliseconds; null to give up. */
export function waitAfter(attempts: number): number | null {
  return attempts >= MAX_ATTEMPTS ? null : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
}

/**
 * Sends one message if it is due, wanted and nobody else is sending it. A failed attempt is left to the
 * schedule. Killed after the message was taken, the next attempt repeats it under the same Message-ID, which
 * mailboxes file once, or under the same idempotency key, which the text gateway takes once.
 *
 * @returns whether it has been taken now
 */
export async function deliverMessage(services: Services, messageId: string): Promise<boolean> {
  const leased = await leaseMessage(services, messageId);
  if (!leased) return false;
  try {
    await send(services, leased);
  } catch (error) {
    services.log(`Message ${messageId} was not taken, attempt ${leased.message.attempts}.`, error);
    await markFailed(services, leased, error instanceof AddressRefused);
    return false;
  }
  await services.db.doc(paths.outboxMessage(messageId)).update({ state: 'sent', nextAttemptAt: null, sentAt: Timestamp.fromMillis(services.now()) });
  return true;
}

/** By the way that the fan chose. */
function send({ sendMail, sendText, mainOrigin }: Services, leased: Leased): Promise<void> {
  return leased.signup.channel === 'phone' ? sendText(composeText(leased, mainOrigin)) : sendMail(composeMail(leased, mainOrigin));
}

async function markFailed({ db, now }: Services, { message }: Leased, refused: boolean): Promise<void> {
  const reference = db.doc(paths.outboxMessage(message.id));
  const wait = refused ? null : waitAfter(message.attempts);
  await db.runTransaction(async (transaction) => {
    const current = await transaction.get(reference);
    // An attempt that outlived its lease must not undo what the next one did.
    if (current.get('state') !== 'sending' || current.get('attempts') !== message.attempts) return;
    transaction.update(reference, wait === null
      ? { state: 'failed', nextAttemptAt: null }
      : { state: 'queued', nextAttemptAt: Timestamp.fromMillis(now() + wait) });
  });
}
