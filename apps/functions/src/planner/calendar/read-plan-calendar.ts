import { createHash } from 'node:crypto';
import type { CallableOutput } from '@countin/domain/callables';
import { documents, readDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { PlanFeed } from '@countin/domain/planner';
import { addressBlock, enforceLimit } from '@countin/server-http';
import type { ParsedInput } from '../../platform/callable/operations.ts';
import type { Services } from '../../platform/services.ts';
import { refTo, updateDocument, type TypedReference } from '../../platform/write-document.ts';
import { readPlanInput, type ArtistPlan } from '../read-plan-input.ts';
import { planFeedId } from './plan-feeds.ts';
import { writePlanCalendar } from './write-plan-calendar.ts';
import { isSuspended } from '../../platform/permissions/may-act.ts';

/**
 * Reads the calendar behind an address. Its member needs the permission at this very time: an address whose member has
 * lost it is removed. The text is the same until something in it changes, so that programs get "not modified".
 *
 * @throws AppError `planner/calendar-gone`, `limit/too-many`
 */
export async function readPlanCalendar(
  services: Services,
  address: string,
  { token }: ParsedInput<'readPlanCalendar'>,
): Promise<CallableOutput<'readPlanCalendar'>> {
  const { db, receiptBuckets, now } = services;
  enforceLimit(receiptBuckets, addressBlock(address), now());
  const reference = refTo(db, documents.planFeed(planFeedId(services, token)));
  const feed = readDocument(documents.planFeed, await reference.ref.get());
  if (!feed) throw new AppError('planner/calendar-gone');
  const found = await readForMember(services, feed, reference);
  const write = (changedAt: number) =>
    writePlanCalendar({
      ...found,
      language: feed.language,
      origins: { main: services.mainOrigin },
      host: services.sites.main,
      changedAt,
    });
  // The time of a version is no part of what it says.
  const contentHash = createHash('sha256').update(write(0)).digest('hex');
  if (contentHash === feed.contentHash) return { name: found.artist.name, body: write(feed.changedAt) };
  const changedAt = now();
  // An address that ended meanwhile stays ended: an update creates nothing.
  await updateDocument(db, reference, { contentHash, changedAt });
  return { name: found.artist.name, body: write(changedAt) };
}

async function readForMember(
  services: Services,
  { uid, artistId, zone }: PlanFeed,
  { ref }: TypedReference<typeof documents.planFeed.schema>,
): Promise<ArtistPlan> {
  if (isSuspended(await services.db.doc(documents.user(uid).path).get())) throw new AppError('planner/calendar-gone');
  try {
    return await readPlanInput(services, uid, { artistId, zone });
  } catch (error) {
    if (!(error instanceof AppError) || !['access/denied', 'profile/not-found'].includes(error.code)) throw error;
    // That of a deleted artist comes back with it, and is removed with it.
    if (error.code === 'access/denied') await ref.delete();
    throw new AppError('planner/calendar-gone', { cause: error });
  }
}
