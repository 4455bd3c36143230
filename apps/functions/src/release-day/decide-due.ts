import { paths, releasePageSchema, signupSchema } from '@countin/domain';
import { Timestamp, type DocumentReference } from '@google-cloud/firestore';
import * as v from 'valibot';
import { queuedMessage, releaseMessageId } from '../outbox/message.ts';
import type { Services } from '../services.ts';
import { dueAt } from '../sign-up/due-at.ts';

/**
 * Decides, in one transaction, that a fan is told now: the message to send is made and the signup is `sent`.
 * The release is looked at again, so a moment that moved or a release that was taken back is respected.
 *
 * @returns the message to deliver, or null when the fan is not to be told now
 */
export async function decideDue({ db, now }: Services, reference: DocumentReference): Promise<string | null> {
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(reference);
    if (!stored.exists) return null;
    const signup = v.parse(signupSchema, stored.data());
    if (signup.state !== 'confirmed') return null;
    const messageId = releaseMessageId(signup.id);
    const [pageDocument, made] = await transaction.getAll(db.doc(paths.releasePage(signup.productId)), db.doc(paths.outboxMessage(messageId)));
    const page = pageDocument?.exists ? v.parse(releasePageSchema, pageDocument.data()) : null;
    // A release that is not public any more; publishing it again makes its signups due anew.
    const due = page?.status === 'published' ? dueAt(page.releaseMoment, signup.zone) : null;
    if (due === null || due > now()) {
      transaction.update(reference, { dueAt: due === null ? null : Timestamp.fromMillis(due) });
      return null;
    }

    transaction.update(reference, { state: 'sent', sentAt: Timestamp.fromMillis(now()) });
    if (made?.exists) return null;
    const message = queuedMessage(messageId, 'release', signup, now());
    transaction.set(db.doc(message.path), message.data);
    return messageId;
  });
}
