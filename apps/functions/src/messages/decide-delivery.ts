import type { ConsentRefusal, Permission } from '@countin/domain/consent';
import type { SignupRequest, OutboxMessage } from '@countin/domain/documents';
import { allowedFrom, type MailHours, type Signup } from '@countin/domain/fan';
import type { ReleasePage } from '@countin/domain/release';
import { dueAfterReview } from '../fan-lists/due-after-review.ts';
import { dueAt } from '../platform/due-at.ts';
import { quietHoursOf } from '../platform/quiet-hours-of.ts';
import { CONFIRM_LOOK_MS, CONFIRM_WAITS_MS } from './attempt-limits.ts';

/** Facts at the moment of sending a message. */
export interface DeliveryFacts {
  readonly message: OutboxMessage;
  readonly signup: Signup | null;
  /** The pending request that a confirmation is for. */
  readonly request: SignupRequest | null;
  /** The release's public page; null also where the message is about none. */
  readonly page: ReleasePage | null;
  /** Null where the artist, or the release, is not public. */
  readonly artistName: string | null;
  /** Verdict of the fan's consent ledger on this message; null for a confirmation, which asks for consent. */
  readonly consent: Permission | null;
  /** The fan is on an imported list that is not released. */
  readonly isInReview: boolean;
  /** State of the same fan's signup for this very release; undefined where there is none. */
  readonly ownState: unknown;
  /** The artist's choice for mails at night. */
  readonly mailHours: MailHours;
}

export type DeliveryDecision =
  | { readonly now: true; readonly signup: Signup; readonly artistName: string }
  | {
      readonly now: false;
      /** Null: not until it is queued again. */ readonly lookAgainAt: number | null;
      /** Why the message is not permitted. */ readonly refusal?: ConsentRefusal | 'review';
      /** Until when quiet hours hold it back. */ readonly heldUntil?: number;
      /** When the fan is due instead; undefined to leave that. */ readonly dueAt?: number | null;
    };

const NO = { now: false, lookAgainAt: null } as const;

/** Whether a message goes out now. */
export function decideDelivery(facts: DeliveryFacts, now: number): DeliveryDecision {
  const { message, signup } = facts;
  if (!signup) return NO;
  if (message.kind === 'confirm') return decideConfirmation(facts, signup, now);
  const decision = decideAnnouncement(facts, signup, now);
  return decision.now && facts.isInReview ? afterReview(facts, signup, now) : decision;
}

function afterReview({ page }: DeliveryFacts, signup: Signup, now: number): DeliveryDecision {
  return { ...NO, refusal: 'review', dueAt: dueAfterReview(dueOf(page, signup) ?? now, signup.dueAt, now) };
}

/** Of a release, to a fan who signed up for it or follows its artist. */
function decideAnnouncement(
  { message, page, ownState, consent, mailHours }: DeliveryFacts,
  signup: Signup,
  now: number,
): DeliveryDecision {
  if (consent?.permitted !== true) return { ...NO, refusal: consent?.reason ?? 'none' };
  const due = dueOf(page, signup);
  const isConfirmed = signup.state === 'confirmed';
  // A signup for this very release tells the fan, or the fan wants no message about it.
  if (message.kind === 'follow' && !(isConfirmed && !isNotifiedByOwnSignup(ownState))) return NO;
  if (page && isConfirmed && isPast(due, now)) return sendByDay(signup, page, mailHours, now);
  // A follow is planned anew, since other releases of the artist may be due before this one. A fan who has stopped keeps
  // an instant as well, for the case that they come back.
  return { ...NO, dueAt: message.kind === 'follow' ? now : due };
}

const dueOf = (page: ReleasePage | null, { zone }: Signup) => page && dueAt(page.releaseMoment, zone);
const isPast = (due: number | null, now: number) => due !== null && due <= now;

/** Text messages wait for the morning where the fan is, and mails where the artist chose that. */
function sendByDay(signup: Signup, { artistName }: ReleasePage, mailHours: MailHours, now: number): DeliveryDecision {
  const heldUntil = allowedFrom(quietHoursOf(signup), now, mailHours);
  return heldUntil > now ? { now: false, lookAgainAt: heldUntil, heldUntil } : { now: true, signup, artistName };
}

function decideConfirmation(
  { message, request, artistName }: DeliveryFacts,
  signup: Signup,
  now: number,
): DeliveryDecision {
  // A fan who has stopped gets only the confirmation of a later ask: stopping forgets earlier ones.
  if (request === null) return NO;
  if (artistName !== null) return { now: true, signup, artistName };
  // The release may be withdrawn for a while only: the request stays open until it can be answered.
  return { now: false, lookAgainAt: now - message.createdAt < CONFIRM_WAITS_MS ? now + CONFIRM_LOOK_MS : null };
}

/** Whether a fan's signup for a release, whatever came of it, is what tells them, and not their follow. */
export function isNotifiedByOwnSignup(state: unknown): boolean {
  return state !== undefined && state !== 'unconfirmed';
}
