import { documents } from '@countin/domain/documents';
import { Timestamp } from '@google-cloud/firestore';
import { allDone } from '../platform/settle-all.ts';
import { forEachPage } from '../platform/for-each-page.ts';
import { deliverCampaign } from '../campaigns/send/deliver-campaign.ts';
import { deliverDue } from '../messages/deliver-due.ts';
import { followMovedMoment, MOVE_LEFT_OVER_MS } from '../signups/follow-moved-moment.ts';
import type { Services } from '../platform/services.ts';
import { queueSends } from '../sending/send-tasks.ts';

/**
 * Tells every confirmed fan whose release moment has come, once each, and delivers every other message that is due. Every
 * step can be repeated, so it may be killed at any point, and runs may overlap.
 *
 * @param deadline when to stop and leave the rest to the next run, milliseconds since 1970
 */
export async function runReleaseDay(services: Services, deadline: number): Promise<void> {
  const moved = followLeftOver(services, deadline);
  // Moments decide what is due. Their failure is reported at the end, and keeps no fan waiting.
  await moved.catch(() => undefined);
  // Side by side: a confirmation does not wait for ten thousand fans of a release.
  await allDone([moved, queueSends(services, deadline), deliverDue(services, deadline, deliverCampaign)]);
}

async function followLeftOver(services: Services, deadline: number): Promise<void> {
  const leftOver = services.db
    .collection(documents.momentMoves().path)
    .where('at', '<=', Timestamp.fromMillis(services.now() - MOVE_LEFT_OVER_MS))
    .orderBy('at');
  await forEachPage(services, leftOver, deadline, (move) => followMovedMoment(services, move.id, deadline));
}
