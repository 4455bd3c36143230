import {
  campaignBegins,
  PREPARED_CAMPAIGNS,
  preparedCampaignId,
  preparedTiming,
  type PreparedCampaignKind,
} from '@countin/domain/campaigns';
import { documents, readDocument } from '@countin/domain/documents';
import { isDeepStrictEqual } from 'node:util';
import { readPublicPage } from '../platform/read-public-page.ts';
import type { Services } from '../platform/services.ts';
import { refOf, refTo, updateDocument } from '../platform/write-document.ts';
import { allDone } from '../platform/settle-all.ts';

/**
 * Gives a release's prepared campaigns their new time after its moment has moved: drafts, and scheduled ones. Campaigns
 * that have begun go on. Computed from the public page in the same transaction, so repeating it changes nothing.
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
    const timing = preparedTiming(kind, readPublicPage(services, storedPage)?.releaseMoment ?? null);
    if (!campaign || !timing || timing.mode === 'now' || isDeepStrictEqual(timing, campaign.timing)) return;
    if (campaign.state === 'draft') return updateDocument(transaction, reference, { timing, updatedAt: now() });
    if (campaign.state !== 'scheduled') return;
    const parts = await transaction.get(
      db.collection(documents.campaignParts().path).where('campaignId', '==', campaign.id),
    );
    const beginsAt = campaignBegins(timing, now());
    const plannedAt = Math.max(beginsAt, now());
    for (const part of parts.docs)
      updateDocument(transaction, refOf(documents.campaignPart, part), { dueAt: plannedAt, plannedAt });
    updateDocument(transaction, reference, { timing, beginsAt });
  });
}
