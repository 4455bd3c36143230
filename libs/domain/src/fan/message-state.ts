import { CONSENT_REFUSALS } from '../consent/consent-ledger.ts';

/**
 * - `queued`: waits for its next attempt.
 * - `sending`: an attempt is running, until `nextAttemptAt` at the latest.
 * - `sent`: the mail server or SMS gateway has accepted it.
 * - `dropped`: cancelled, because the fan has unsubscribed, or the release is not public or not due. A release-day
 *   message is queued again under the same id once it is due.
 * - `failed`: the address is refused, or all attempts have failed.
 */
export const MESSAGE_STATES = ['queued', 'sending', 'sent', 'dropped', 'failed'] as const;

/**
 * Why a message was not sent: the consent ledger, the suppression list, the frequency cap, or a cancelled campaign.
 * `review`: the fan's imported list is not released. `untimely`: its words were not true any more.
 */
export const MESSAGE_REFUSALS = [
  ...CONSENT_REFUSALS,
  'review',
  'suppressed',
  'frequency',
  'cancelled',
  'untimely',
] as const;
/** One of {@link MESSAGE_REFUSALS}. */
export type MessageRefusal = (typeof MESSAGE_REFUSALS)[number];
