import { documents, readField, SIGNUPS_GROUP } from '@countin/domain/documents';
import { Timestamp } from '@google-cloud/firestore';
import { allDone } from '../platform/settle-all.ts';
import { decideFollow } from '../signups/follows/decide-follow.ts';
import { forEachPage } from '../platform/for-each-page.ts';
import { deliverDue } from '../messages/deliver-due.ts';
import { deliverMessage } from '../messages/deliver.ts';
import { followMovedMoment, MOVE_LEFT_OVER_MS } from '../signups/follow-moved-moment.ts';
import type { Services } from '../platform/services.ts';
import { decideDue } from './decide-due.ts';

/**
 * Tells every confirmed fan whose release moment has come, once each, and delivers every other message that is due. Every
 * step can be repeated, so it may be killed at any point, and runs may overlap.
 *
 * @param deadline when to stop and leave the rest to the next run, milliseconds since 1970
 */
export async function runReleaseDay(services: Services, deadline: number): Promise<void> {
  const moved = followLeftOver(services, deadline);
  // What is due follows from the moments. Their failure is reported at the end, and keeps no fan waiting.
  await moved.catch(() => undefined);
  // Side by side: a confirmation does not wait for ten thousand fans of a release.
  await allDone([moved, tellDue(services, deadline), deliverDue(services, deadline)]);
}

async function followLeftOver(services: Services, deadline: number): Promise<void> {
  const leftOver = services.db
    .collection(documents.momentMoves().path)
    .where('at', '<=', Timestamp.fromMillis(services.now() - MOVE_LEFT_OVER_MS))
    .orderBy('at');
  await forEachPage(services, leftOver, deadline, (move) => followMovedMoment(services, move.id, deadline));
}

async function tellDue(services: Services, deadline: number): Promise<void> {
  const due = services.db
    .collectionGroup(SIGNUPS_GROUP)
    .where('state', '==', 'confirmed')
    .where('dueAt', '<=', Timestamp.fromMillis(services.now()))
    .orderBy('dueAt');
  await forEachPage(services, due, deadline, async (signup) => {
    const messageIds =
      readField(documents.signup, signup, 'scope') === 'artist'
        ? await decideFollow(services, signup.ref)
        : [await decideDue(services, signup.ref)];
    for (const messageId of messageIds) if (messageId !== null) await deliverMessage(services, messageId);
  });
}
