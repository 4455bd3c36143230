import { documents, readField, readValidDocument } from '@countin/domain/documents';
import type { Signup } from '@countin/domain/fan';
import type { DocumentReference, DocumentSnapshot, Transaction } from '@google-cloud/firestore';
import { queuedMessage } from '../messages/message.ts';
import { followMessageId, releaseMessageId } from '../platform/message-ids.ts';
import type { Services } from '../platform/services.ts';
import { refOf, refTo, setDocument, updateDocument, type TypedReference } from '../platform/write-document.ts';
import { dueAt } from '../platform/due-at.ts';
import { followIdOf } from '../messages/signup-record.ts';
import { readPublicPage } from '../platform/read-public-page.ts';

/**
 * Decides, in one transaction, that a fan is to be told now: the message is queued, and the signup is due no more. It stays
 * `confirmed` until the message is accepted. The release is looked at again, so a moment that moved or a release that was
 * taken back is respected.
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
    const followId = followIdOf(services.signupSecret, signup.artistId, signup);
    const [pageDocument, made, followed] = await transaction.getAll(
      db.doc(documents.releasePage(productId).path),
      db.doc(documents.outboxMessage(messageId).path),
      db.doc(documents.outboxMessage(followMessageId(followId, productId)).path),
    );
    // A release that is not public any more is not announced; publishing it again makes its signups due anew.
    const page = readPublicPage(services, pageDocument);
    const due = page && dueAt(page.releaseMoment, signup.zone);
    if (due === null || due > now()) {
      updateDocument(transaction, target, { dueAt: due });
      return null;
    }

    // Told before, then stopped, then confirmed anew; or told as a follower before having confirmed this signup.
    const told = [made, followed].find((message) => stateOf(message) === 'sent');
    if (told) {
      updateDocument(transaction, target, { state: 'sent', sentAt: sentAtOf(told), dueAt: null });
      return null;
    }
    // The next run finds what has become of it.
    if (stateOf(followed) === 'sending') return null;
    updateDocument(transaction, target, { dueAt: null });
    // Its own next attempt comes.
    if (isTried(made)) return null;
    const message = queuedMessage(messageId, 'release', signup, now());
    if (made?.exists) queueAgain(transaction, made, message.nextAttemptAt);
    else setDocument(transaction, refTo(db, documents.outboxMessage(messageId)), message);
    return messageId;
  });
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

/** A message that was dropped or has failed keeps its id: earlier attempts may have arrived under it. */
function queueAgain(transaction: Transaction, made: DocumentSnapshot, nextAttemptAt: number | null): void {
  updateDocument(transaction, refOf(documents.outboxMessage, made), { state: 'queued', failures: 0, nextAttemptAt });
}
