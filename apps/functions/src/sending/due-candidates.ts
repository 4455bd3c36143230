import { permission, type ConsentLedger } from '@countin/domain/consent';
import { documents } from '@countin/domain/documents';
import { scopeOf, type Signup } from '@countin/domain/fan';
import { ledgerHash } from '@countin/server-hash';
import type { QueryDocumentSnapshot } from '@google-cloud/firestore';
import { followIdOf, signupIdOf } from '../messages/signup-record.ts';
import { followMessageId, releaseMessageId } from '../platform/message-ids.ts';
import { planFollow } from '../signups/follows/plan-follow.ts';
import type { DueFacts } from './due-facts.ts';
import type { NotifiedFan } from './signup-claim.ts';

/** A fan who would be told, and documents that must not exist for that, or in one state only. */
export interface Candidate extends NotifiedFan {
  /** The same fan's message or signup that may prevent it. */
  readonly rival: string | null;
  /** The fan is on an imported list that is not released. */
  readonly waits: boolean;
}

type Plan = Omit<Candidate, 'stored' | 'signup' | 'sampleOf' | 'waits'>;

/** Null where the fan is not to be told now, or needs a closer look. */
export function candidateOf(facts: DueFacts, stored: QueryDocumentSnapshot, signup: Signup): Candidate | null {
  const ledger = facts.ledgerOf(signup);
  if (!ledger || !mayBeNotified(facts, ledger, signup)) return null;
  const plan = signup.scope === 'artist' ? planOfFollow(facts, ledger, signup) : planOfRelease(facts, ledger, signup);
  const review = facts.reviewOf(signup);
  return plan && { ...plan, stored, signup, sampleOf: review?.sampleOf ?? null, waits: review?.waits ?? false };
}

function mayBeNotified({ services, suppressed }: DueFacts, ledger: ConsentLedger, signup: Signup): boolean {
  if (suppressed.has(signup.contact)) return false;
  return permission(ledger, [scopeOf(signup)], signup.channel, ledgerHash(services.signupSecret)).permitted;
}

function planOfRelease({ services, now, pages, dueIn }: DueFacts, ledger: ConsentLedger, signup: Signup): Plan | null {
  const page = pages.get(signup.productId ?? '');
  if (!page || signup.sentAt !== null || dueIn(page, signup.zone) > now) return null;
  const follows = ledger.entries.some(({ scope }) => scope.kind === 'artist');
  const asFollower = () => followMessageId(followIdOf(services.signupSecret, signup.ownerId, signup), page.id);
  const rival = follows ? documents.outboxMessage(asFollower()).path : null;
  return { page, kind: 'release', messageId: releaseMessageId(signup.id), nextDueAt: null, rival };
}

function planOfFollow({ services, now, news }: DueFacts, ledger: ConsentLedger, signup: Signup): Plan | null {
  const { due, next } = planFollow(news, { zone: signup.zone, since: signup.confirmedAt ?? now }, now);
  const [page, ...more] = due;
  if (!page || more.length > 0) return null;
  const own = documents.signup(signup.ownerId, signupIdOf(services.signupSecret, page.id, signup)).path;
  const requested = ledger.entries.some(({ scope }) => scope.kind === 'release' && scope.id === page.id);
  const messageId = followMessageId(signup.id, page.id);
  return { page, kind: 'follow', messageId, nextDueAt: next, rival: requested ? own : null };
}
