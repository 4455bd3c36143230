import {
  campaignBegins,
  isPreparedTrue,
  PREPARED_CAMPAIGNS,
  preparedCampaignId,
  preparedTiming,
  type Campaign,
  type PreparedCampaignKind,
} from '@countin/domain/campaigns';
import { documents, readDocument } from '@countin/domain/documents';
import { isDeepStrictEqual } from 'node:util';
import { holdCampaign } from '../platform/hold-campaign.ts';
import { readPublicPage } from '../platform/read-public-page.ts';
import type { Services } from '../platform/services.ts';
import { refOf, refTo, updateDocument } from '../platform/write-document.ts';
import { allDone } from '../platform/settle-all.ts';

/**
 * Gives a release's prepared campaigns their new time after its moment has moved: drafts, and those that have not begun.
 * One that would say what is not true is paused. Computed
 * from the public page in the same transaction, so repeating it changes nothing.
 */
export async function movePreparedCampaigns(services: Services, artistId: string, productId: string): Promise<void> {
  await allDone(PREPARED_CAMPAIGNS.map((kind) => movePrepared(services, kind, artistId, productId)));
}

async function movePrepared(
  services: Services,
  kind: PreparedCampaignKind,
  artistId: string,
  productId: string,
): Promise<void> {
  const { db, now } = services;
  const reference = refTo(db, documents.campaign('artist', artistId, preparedCampaignId(kind, productId)));
  await db.runTransaction(async (transaction) => {
    const [stored, storedPage] = await transaction.getAll(reference.ref, db.doc(documents.releasePage(productId).path));
    const campaign = readDocument(documents.campaign, stored);
    if (!campaign || !mayMove(campaign, now())) return;
    const page = readPublicPage(services, storedPage);
    if (!page) return holdCampaign(services, transaction, campaign, 'withdrawn');
    const timing = preparedTiming(kind, page.releaseMoment);
    if (!timing || timing.mode === 'now' || isDeepStrictEqual(timing, campaign.timing)) return;
    if (campaign.state === 'draft') return updateDocument(transaction, reference, { timing, updatedAt: now() });
    const beginsAt = campaignBegins(timing, now());
    if (beginsAt <= now() && !isPreparedTrue(kind, page.releaseMoment, now()))
      return holdCampaign(services, transaction, campaign, 'untimely');
    const parts = await transaction.get(
      db.collection(documents.campaignParts().path).where('campaignId', '==', campaign.id),
    );
    const plannedAt = Math.max(beginsAt, now());
    const dueAt = campaign.state === 'paused' ? null : plannedAt;
    for (const part of parts.docs)
      updateDocument(transaction, refOf(documents.campaignPart, part), { dueAt, plannedAt });
    updateDocument(transaction, reference, { timing, beginsAt });
  });
}

/** What has begun goes on. One that a member has paused before its time moves too. */
function mayMove({ state, beginsAt }: Campaign, now: number): boolean {
  if (state === 'draft' || state === 'scheduled') return true;
  return state === 'paused' && beginsAt !== null && beginsAt > now;
}
