import type { Services } from '../platform/services.ts';
import { noteRefusal } from '../suppression/note-refusal.ts';
import { attempt, compose } from './attempt.ts';
import { leaseMessage } from './lease.ts';
import { markFailed, markSent } from './outcome.ts';

/**
 * Sends one message if it is due, wanted and not being sent. A failed attempt is left to the schedule. After a kill, the
 * next attempt repeats a message under its Message-ID, which mailboxes file once. A text has its idempotency key, which
 * the gateway takes once. The states are described in docs/decisions/0004.
 *
 * @returns whether it has been accepted now
 */
export async function deliverMessage(services: Services, messageId: string): Promise<boolean> {
  const leased = await leaseMessage(services, messageId);
  if (!leased) return false;
  const { message } = leased;
  try {
    await attempt(services, compose(leased, services.mainOrigin), leased.since);
  } catch (error) {
    services.log(`Message ${messageId} was not taken, attempt ${message.attempts}.`, error);
    await noteRefusal(services, leased.signup, error);
    await markFailed(services, message, error);
    return false;
  }
  await markSent(services, message);
  return true;
}
