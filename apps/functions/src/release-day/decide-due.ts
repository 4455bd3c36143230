import { paths, signupSchema } from '@countin/domain';
import { Timestamp, type DocumentReference } from '@google-cloud/firestore';
import * as v from 'valibot';
import { followMessageId, queuedMessage, releaseMessageId } from '../messages/message.ts';
import type { Services } from '../platform/services.ts';
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
    const parsed = v.safeParse(signupSchema, stored.data());
    if (!parsed.success) {
      // Looked at once: else some of these would fill every run.
      services.log(`signups ${reference.id} cannot be read, and is not due any more.`);
      transaction.update(reference, { dueAt: null });
      return null;
    }
    const signup = parsed.output;
    const { productId } = signup;
    if (signup.state !== 'confirmed' || productId === null) return null;
    const messageId = releaseMessageId(signup.id);
    const followId = followIdOf(services.signupSecret, signup.artistId, signup);
    const [pageDocument, made, followed] = await transaction.getAll(
      db.doc(paths.releasePage(productId)),
      db.doc(paths.outboxMessage(messageId)),
      db.doc(paths.outboxMessage(followMessageId(followId, productId))),
    );
    // A release that is not public any more is not announced; publishing it again makes its signups due anew.
    const page = readPublicPage(services, pageDocument);
    const due = page && dueAt(page.releaseMoment, signup.zone);
    if (due === null || due > now()) {
      transaction.update(reference, { dueAt: due === null ? null : Timestamp.fromMillis(due) });
      return null;
    }

    // Told before, then stopped, then confirmed anew; or told as a follower before having confirmed this signup.
    const told = [made, followed].find((message) => message?.get('state') === 'sent');
    if (told) {
      transaction.update(reference, { state: 'sent', sentAt: told.get('sentAt') ?? null, dueAt: null });
      return null;
    }
    // The next run finds what has become of it.
    if (followed?.get('state') === 'sending') return null;
    const madeState: unknown = made?.get('state');
    transaction.update(reference, { dueAt: null });
    // Its own next attempt comes.
    if (madeState === 'queued' || madeState === 'sending') return null;
    const message = queuedMessage(messageId, 'release', signup, now());
    // One that was dropped or has failed goes on under its id: earlier attempts may have arrived under it.
    if (made?.exists)
      transaction.update(made.ref, { state: 'queued', failures: 0, nextAttemptAt: message.data.nextAttemptAt });
    else transaction.set(db.doc(message.path), message.data);
    return messageId;
  });
}
