import { documents, readField, readValidDocument } from '@countin/domain/documents';
import type { DocumentReference } from '@google-cloud/firestore';
import { isNotifiedByOwnSignup } from '../../messages/decide-delivery.ts';
import { queuedMessage } from '../../messages/message.ts';
import { followMessageId } from '../../platform/message-ids.ts';
import type { Services } from '../../platform/services.ts';
import { refOf, refTo, setDocument, updateDocument } from '../../platform/write-document.ts';
import { dueAt } from '../../platform/due-at.ts';
import { mayAnnounce } from '../../platform/permissions/obstacle-to-sending.ts';
import { signupIdOf } from '../../messages/signup-record.ts';
import { newsOfArtist } from './artist-releases.ts';
import { planFollow } from './plan-follow.ts';

/**
 * Decides, in one transaction, which releases a follower is told of now, and when the next one is due. Each release has
 * one message for each follower, by its id. It has none where a signup for the release tells the same fan.
 *
 * @returns the messages to deliver
 */
export async function decideFollow(services: Services, reference: DocumentReference): Promise<string[]> {
  const { db, signupSecret } = services;
  return db.runTransaction(async (transaction) => {
    const now = services.now();
    const stored = await transaction.get(reference);
    if (!stored.exists) return [];
    const target = refOf(documents.signup, stored);
    const follow = readValidDocument(documents.signup, stored);
    if (!follow) {
      // Looked at once: else some of these would fill every run.
      services.log(`signups ${reference.id} cannot be read, and is not due any more.`);
      updateDocument(transaction, target, { dueAt: null });
      return [];
    }
    if (follow.state !== 'confirmed') return [];
    const { zone, confirmedAt } = follow;
    const announces = await mayAnnounce({ db, transaction }, follow.ownerId);
    const { due, next } = planFollow(
      announces ? await newsOfArtist(services, transaction, follow.ownerId) : [],
      { zone, since: confirmedAt ?? now },
      now,
    );
    const checked = await Promise.all(
      due.map(async (release) => {
        const messageReference = refTo(db, documents.outboxMessage(followMessageId(follow.id, release.id)));
        const [message, own] = await transaction.getAll(
          messageReference.ref,
          db.doc(documents.signup(follow.ownerId, signupIdOf(signupSecret, release.id, follow)).path),
        );
        return {
          release,
          message: messageReference,
          made: readValidDocument(documents.outboxMessage, message),
          ownState: own?.exists ? (readField(documents.signup, own, 'state') ?? null) : undefined,
        };
      }),
    );

    updateDocument(transaction, target, { dueAt: next });
    const toDeliver: string[] = [];
    for (const { release, message, made, ownState } of checked) {
      if (isNotifiedByOwnSignup(ownState)) continue;
      if (!made) {
        const about = { ...follow, productId: release.id };
        setDocument(transaction, message, queuedMessage(message.ref.id, 'follow', about, now));
      } else if (isWorthAnotherTry(made.state, made.createdAt, dueAt(release.releaseMoment, zone))) {
        // Under its id: earlier attempts may have arrived under it.
        updateDocument(transaction, message, { state: 'queued', failures: 0, nextAttemptAt: now });
      } else continue;
      toDeliver.push(message.ref.id);
    }
    return toDeliver;
  });
}

/** One that was dropped: the release was away when it was to go. One that has failed, only where the release has moved since. */
function isWorthAnotherTry(state: string, madeAt: number, due: number): boolean {
  return state === 'dropped' || (state === 'failed' && due > madeAt);
}
