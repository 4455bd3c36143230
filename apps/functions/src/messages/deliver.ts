import type { Services } from '../platform/services.ts';
import { ATTEMPT_MS } from './attempt-limits.ts';
import { composeMail } from './compose-mail.ts';
import { composeText } from './compose-text.ts';
import { leaseMessage, type Leased } from './lease.ts';
import { markFailed, markSent } from './outcome.ts';
import { OutcomeUnknown } from '../platform/senders/outcome-unknown.ts';

/**
 * Sends one message if it is due, wanted and not being sent. A failed attempt is left to the schedule. Killed after the
 * message was taken, the next attempt repeats it under the same Message-ID, which mailboxes file once, or under the same
 * idempotency key, which the text gateway takes once. The states are described in docs/decisions/0020.
 *
 * @returns whether it has been accepted now
 */
export async function deliverMessage(services: Services, messageId: string): Promise<boolean> {
  const leased = await leaseMessage(services, messageId);
  if (!leased) return false;
  const { message } = leased;
  try {
    await sendWithin(services, leased);
  } catch (error) {
    services.log(`Message ${messageId} was not taken, attempt ${message.attempts}.`, error);
    await markFailed(services, message, error);
    return false;
  }
  await markSent(services, message);
  return true;
}

/** A transport that is told to end says how far it came; after this it has not listened. Milliseconds. */
const LAST_WORD_MS = 2000;

/** Within what is left of an attempt, counted from the beginning of the lease. */
async function sendWithin(services: Services, leased: Leased): Promise<void> {
  const left = leased.since + ATTEMPT_MS - services.now();
  if (left <= 0) throw new Error('Taking the message took as long as an attempt may.');
  const deadline = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  const overdue = new Promise<never>((_, reject) => {
    timers.push(setTimeout(() => deadline.abort(new Error(`No end within ${ATTEMPT_MS / 1000} s.`)), left));
    timers.push(setTimeout(() => reject(new OutcomeUnknown('The attempt did not end.')), left + LAST_WORD_MS));
  });
  try {
    await Promise.race([send(services, leased, deadline.signal), overdue]);
  } finally {
    timers.forEach(clearTimeout);
  }
}

/** By the way that the fan chose. */
function send({ sendMail, sendText, mainOrigin }: Services, leased: Leased, signal: AbortSignal): Promise<void> {
  return leased.signup.channel === 'phone'
    ? sendText(composeText(leased, mainOrigin), signal)
    : sendMail(composeMail(leased, mainOrigin), signal);
}
