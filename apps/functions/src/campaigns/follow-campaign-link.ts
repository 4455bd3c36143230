import type { CallableOutput } from '@countin/domain/callables';
import type { Campaign } from '@countin/domain/campaigns';
import { originsOf } from '@countin/domain/deployment';
import { documents, readDocument, readValidDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { webUrlSchema } from '@countin/domain/fields';
import { releaseUrl } from '@countin/domain/urls';
import { addressBlock, enforceLimit } from '@countin/server-http';
import * as v from 'valibot';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { campaignMessageId } from '../platform/message-ids.ts';
import { readPublicPage } from '../platform/read-public-page.ts';
import type { Services } from '../platform/services.ts';
import { refTo, updateDocument } from '../platform/write-document.ts';
import { readCampaignLink } from './send/campaign-link.ts';

/**
 * Where a signed link of a campaign leads, as the campaign says now. The first click is noted at the fan's message.
 *
 * @throws AppError `campaign/link-gone`, `limit/too-many`
 */
export async function followCampaignLink(
  services: Services,
  address: string,
  { token, counts }: ParsedInput<'followCampaignLink'>,
): Promise<CallableOutput<'followCampaignLink'>> {
  const { db, now, receiptBuckets, signupSecret } = services;
  enforceLimit(receiptBuckets, addressBlock(address), now());
  const link = readCampaignLink(signupSecret, token);
  if (!link) throw new AppError('campaign/link-gone');
  const reference = refTo(db, documents.outboxMessage(campaignMessageId(link.campaignId, link.fanId)));
  const message = readValidDocument(documents.outboxMessage, await reference.ref.get());
  if (!message) throw new AppError('campaign/link-gone');
  const stored = await db.doc(documents.campaign(message.artistId, link.campaignId).path).get();
  const url = await targetOf(services, readDocument(documents.campaign, stored), link.at);
  if (url === null) throw new AppError('campaign/link-gone');
  // Erased with the fan meanwhile: an update creates nothing.
  if (counts && message.clickedAt === null) await updateDocument(db, reference, { clickedAt: now() });
  return { url };
}

async function targetOf(services: Services, campaign: Campaign | null, at: number): Promise<string | null> {
  const block = campaign?.blocks[at];
  if (!campaign || !block) return null;
  if (block.kind === 'button') return v.is(webUrlSchema, block.url) ? block.url : null;
  if (block.kind !== 'release' || block.productId === null) return null;
  const page = readPublicPage(services, await services.db.doc(documents.releasePage(block.productId).path).get());
  return page?.artistId === campaign.artistId ? releaseUrl(originsOf(services.sites), page) : null;
}
