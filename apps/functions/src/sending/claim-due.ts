import { documents, readField, readValidDocument } from '@countin/domain/documents';
import { allowedFrom } from '@countin/domain/fan';
import type { DocumentSnapshot, QueryDocumentSnapshot, Transaction } from '@google-cloud/firestore';
import { quietHoursOf } from '../platform/quiet-hours-of.ts';
import type { Services } from '../platform/services.ts';
import { refOf, updateDocument } from '../platform/write-document.ts';
import { dueAfterReview } from '../fan-lists/due-after-review.ts';
import { candidateOf, type Candidate } from './due-candidates.ts';
import { readDueFacts } from './due-facts.ts';
import { claimSignup, type NotifiedFan } from './signup-claim.ts';
import type { ClaimedPage } from './send-source.ts';
import { notifyOne } from './notify-one.ts';

/**
 * Claims those of a page of due signups that are told now, one message each. Everything unusual is looked at alone: moved
 * moments, withdrawn releases, missing consent, suppressed addresses, more than one release, earlier messages.
 *
 * @param careful look for messages that exist already
 */
export async function claimDue(
  services: Services,
  transaction: Transaction,
  found: readonly QueryDocumentSnapshot[],
  careful: boolean,
): Promise<Omit<ClaimedPage, 'next'>> {
  const now = services.now();
  const signups = found.flatMap((stored) => {
    const signup = readValidDocument(documents.signup, stored);
    return signup ? [{ stored, signup }] : [];
  });
  const facts = await readDueFacts(
    services,
    transaction,
    signups.map(({ signup }) => signup),
    now,
  );
  const candidates = signups.flatMap(({ stored, signup }) => candidateOf(facts, stored, signup) ?? []);
  const rivals = await readRivals(services, transaction, candidates, careful);

  // Others are looked at alone, except those that a run beside this one is sending.
  const notified = new Set<string>();
  const claims = [];
  for (const candidate of candidates) {
    const { stored, rival } = candidate;
    const message = rivals.get(messagePath(candidate));
    const isRivalled = rival !== null && rivals.get(rival)?.exists === true;
    const heldUntil = allowedFrom(quietHoursOf(candidate.signup), now, facts.mailHours);
    if (message?.exists !== true && !isRivalled) {
      if (candidate.waits) setAside(transaction, candidate, facts.dueIn(candidate.page, candidate.signup.zone), now);
      else if (heldUntil > now) holdBack(transaction, candidate, heldUntil);
      else claims.push(claimSignup(services, transaction, candidate, now));
    } else if (!isBeingSent(message, now)) continue;
    notified.add(stored.ref.path);
  }
  const exceptions = found
    .filter(({ ref }) => !notified.has(ref.path))
    .map((stored) => () => notifyOne(services, stored));
  return { claims, exceptions };
}

/** Due in the morning: told then with everyone whose morning it is, and not one by one. */
function holdBack(transaction: Transaction, { stored }: NotifiedFan, until: number): void {
  updateDocument(transaction, refOf(documents.signup, stored), { dueAt: until, heldUntil: until });
}

/** Looked at once more, when the list may have been released, and then not for this release. */
function setAside(transaction: Transaction, { stored, nextDueAt }: NotifiedFan, due: number, now: number): void {
  updateDocument(transaction, refOf(documents.signup, stored), { dueAt: dueAfterReview(due, nextDueAt, now) });
}

const messagePath = ({ messageId }: NotifiedFan) => documents.outboxMessage(messageId).path;

/** Messages and signups that may prevent telling a fan, by path. Most fans have none, and nothing is read for them. */
async function readRivals(
  { db }: Services,
  transaction: Transaction,
  candidates: readonly Candidate[],
  careful: boolean,
): Promise<ReadonlyMap<string, DocumentSnapshot>> {
  const paths = candidates.flatMap((candidate) => [
    ...(candidate.rival === null ? [] : [candidate.rival]),
    ...(careful ? [messagePath(candidate)] : []),
  ]);
  const stored = paths.length > 0 ? await transaction.getAll(...paths.map((path) => db.doc(path))) : [];
  return new Map(stored.map((document) => [document.ref.path, document]));
}

function isBeingSent(message: DocumentSnapshot | undefined, now: number): boolean {
  const isSending = readField(documents.outboxMessage, message, 'state') === 'sending';
  return isSending && (readField(documents.outboxMessage, message, 'nextAttemptAt') ?? 0) > now;
}
