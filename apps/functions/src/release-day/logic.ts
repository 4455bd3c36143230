import { paths, SIGNUPS_GROUP } from '@countin/domain';
import { Timestamp } from '@google-cloud/firestore';
import { forEachPage } from '../for-each-page.ts';
import { deliverDue } from '../outbox/deliver-due.ts';
import { deliverMessage } from '../outbox/deliver.ts';
import { followMovedMoment } from '../publish-release/moment-move.ts';
import type { Services } from '../services.ts';
import { decideDue } from './decide-due.ts';

/** A publication follows its own moved moment; after this long it has not, milliseconds. */
const MOVE_LEFT_OVER_MS = 30_000;

/**
 * Tells every confirmed fan whose release moment has come, once each. Every step can be repeated, so it may
 * be killed at any point, and runs may overlap.
 *
 * @param deadline when to stop and leave the rest to the next run, milliseconds since 1970
 */
export async function runReleaseDay(services: Services, deadline: number): Promise<void> {
  const { db, now } = services;
  const leftOver = db.collection(paths.momentMoves).where('at', '<=', Timestamp.fromMillis(now() - MOVE_LEFT_OVER_MS)).orderBy('at');
  await forEachPage(services, leftOver, deadline, (move) => followMovedMoment(services, move.id));

  const due = db
    .collectionGroup(SIGNUPS_GROUP)
    .where('state', '==', 'confirmed')
    .where('dueAt', '<=', Timestamp.fromMillis(now()))
    .orderBy('dueAt');
  await forEachPage(services, due, deadline, async (signup) => {
    const messageId = await decideDue(services, signup.ref);
    if (messageId !== null) await deliverMessage(services, messageId);
  });

  await deliverDue(services, deadline);
}
