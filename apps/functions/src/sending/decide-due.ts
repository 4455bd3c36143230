import { documents, readField, readValidDocument } from '@countin/domain/documents';
import type { Signup } from '@countin/domain/fan';
import type { DocumentReference, DocumentSnapshot, Transaction } from '@google-cloud/firestore';
import { queuedMessage } from '../messages/message.ts';
import { followMessageId, releaseMessageId } from '../platform/message-ids.ts';
import type { Services } from '../platform/services.ts';
import { refOf, refTo, setDocument, updateDocument, type TypedReference } from '../platform/write-document.ts';
import { dueAt } from '../platform/due-at.ts';
import { mayAnnounce } from '../platform/permissions/obstacle-to-sending.ts';
import { followIdOf } from '../messages/signup-record.ts';
import { readPublicPage } from '../platform/read-public-page.ts';

/**
 * Decides, in one transaction, that a fan is to be told now. The message is queued, and the signup is no longer due. It
 * stays `confirmed` until the message is accepted. The release is looked at again, so a moment that moved or a release
 * that was taken back is respected.
 *
 * @returns the message to deliver, or null when the fan is not to be told now
 */
export async function decideDue(services: Services, reference: DocumentReference): Promise<string | null> {
  const { db, now } = services;
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(reference);
    if (!stored.exists) return null;
    const target = refOf(documents.signup, stored);
    const signup = readValidDocument(documents.signup, stored);
    if (!signup) return setAside(services, transaction, target);
    const { productId } = signup;
    if (!waits(signup) || productId === null) return null;
    const messageId = releaseMessageId(signup.id);
    const followId = followIdOf(services.signupSecret, signup.ownerId, signup);
    const [pageDocument, made, followed] = await transaction.getAll(
      db.doc(documents.releasePage(productId).path),
      db.doc(documents.outboxMessage(messageId).path),
      db.doc(documents.outboxMessage(followMessageId(followId, productId)).path),
    );
    // A release that is not public any more is not announced; publishing it again makes its signups due anew.
    const announces = await mayAnnounce({ db, transaction }, signup.ownerId);
    const page = announces ? readPublicPage(services, pageDocument) : null;
    const due = page && dueAt(page.releaseMoment, signup.zone);
    if (due === null || due > now()) {
      updateDocument(transaction, target, { dueAt: due });
      return null;
    }
    const next = nextStep(made, followed);
    if (next.step === 'look again') return null;
    updateDocument(transaction, target, next.step === 'told' ? notifiedAt(next.at) : { dueAt: null });
    if (next.step !== 'queue') return null;
    queue(services, transaction, queuedMessage(messageId, 'release', signup, now()), made);
    return messageId;
  });
}

type NextStep =
  | { readonly step: 'told'; readonly at: number | null }
  /** The next run finds what has become of the message. */
  | { readonly step: 'look again' }
  /** A message is under way, and its own next attempt comes. */
  | { readonly step: 'leave' }
  | { readonly step: 'queue' };

/** Decides what a due signup needs, by the release's messages to the fan: for this signup, and as a follower. */
function nextStep(made: DocumentSnapshot | undefined, followed: DocumentSnapshot | undefined): NextStep {
  // Told before, then stopped, then confirmed anew; or told as a follower before having confirmed this signup.
  const notified = [made, followed].find((message) => stateOf(message) === 'sent');
  if (notified) return { step: 'told', at: sentAtOf(notified) };
  if (stateOf(followed) === 'sending') return { step: 'look again' };
  return { step: isTried(made) ? 'leave' : 'queue' };
}

function notifiedAt(sentAt: number | null) {
  return { state: 'sent', sentAt, dueAt: null } as const;
}

type SignupReference = TypedReference<typeof documents.signup.schema>;

const waits = ({ state }: Signup) => state === 'confirmed';
const isTried = (message: DocumentSnapshot | undefined) => ['queued', 'sending'].includes(stateOf(message) ?? '');

/** Looked at once: else some of these would fill every run. */
function setAside({ log }: Services, transaction: Transaction, target: SignupReference): null {
  log(`signups ${target.ref.id} cannot be read, and is not due any more.`);
  updateDocument(transaction, target, { dueAt: null });
  return null;
}

function stateOf(message: DocumentSnapshot | undefined) {
  return readField(documents.outboxMessage, message, 'state');
}

function sentAtOf(message: DocumentSnapshot): number | null {
  return readField(documents.outboxMessage, message, 'sentAt') ?? null;
}

function queue(
  { db }: Services,
  transaction: Transaction,
  message: ReturnType<typeof queuedMessage>,
  made: DocumentSnapshot | undefined,
): void {
  const { id, nextAttemptAt } = message;
  // A message that was dropped or has failed keeps its id: earlier attempts may have arrived under it.
  if (made?.exists)
    updateDocument(transaction, refOf(documents.outboxMessage, made), {
      state: 'queued',
      failures: 0,
      unknown: 0,
      bounced: false,
      nextAttemptAt,
    });
  else setDocument(transaction, refTo(db, documents.outboxMessage(id)), message);
}
