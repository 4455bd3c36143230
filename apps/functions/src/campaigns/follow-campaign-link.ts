import { mailTextLinks, textLinks } from '@countin/campaign-message';
import type { CallableOutput } from '@countin/domain/callables';
import { buttonLink, wordsIn, type Campaign } from '@countin/domain/campaigns';
import { originsOf } from '@countin/domain/deployment';
import { documents, readDocument, readValidDocument, type OutboxMessage } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { releaseUrl } from '@countin/domain/urls';
import { addressBlock, enforceLimit } from '@countin/server-http';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { campaignMessageId } from '../platform/message-ids.ts';
import { obstacleTo } from '../platform/permissions/may-act.ts';
import { readPublicPage } from '../platform/read-public-page.ts';
import type { Services } from '../platform/services.ts';
import { refTo, updateDocument } from '../platform/write-document.ts';
import { isReleaseOf } from './send/loaded-campaign.ts';
import { readCampaignLink, textLinkAt } from './send/campaign-link.ts';
import { readTextLink } from './send/text-link.ts';

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
  const { db, now, receiptBuckets } = services;
  enforceLimit(receiptBuckets, addressBlock(address), now());
  const link = (await findText(services, token)) ?? (await findMail(services, token));
  if (!link) throw new AppError('campaign/link-gone');
  const { message, targetIn } = link;
  const { ownerKind, ownerId, campaignId } = message;
  const [profile, stored] = await db.getAll(
    db.doc(documents.profile(ownerKind, ownerId).path),
    db.doc(documents.campaign(ownerKind, ownerId, campaignId ?? '-').path),
  );
  if (!profile || obstacleTo('work', { profile }) !== null) throw new AppError('campaign/link-gone');
  const campaign = readDocument(documents.campaign, stored);
  const url = campaign && (await targetIn(campaign));
  if (url === null) throw new AppError('campaign/link-gone');
  const reference = refTo(db, documents.outboxMessage(message.id));
  // Erased with the fan meanwhile: an update creates nothing.
  if (counts && message.clickedAt === null) await updateDocument(db, reference, { clickedAt: now() });
  return { url };
}

interface FollowedLink {
  readonly message: OutboxMessage;
  readonly targetIn: (campaign: Campaign) => Promise<string | null> | string | null;
}

async function findMail(services: Services, token: string): Promise<FollowedLink | null> {
  const link = readCampaignLink(services.signupSecret, token);
  if (!link) return null;
  const { path } = documents.outboxMessage(campaignMessageId(link.campaignId, link.fanId));
  const message = readValidDocument(documents.outboxMessage, await services.db.doc(path).get());
  return message && { message, targetIn: (campaign) => targetAt(services, campaign, link.at) };
}

async function findText({ db }: Services, token: string): Promise<FollowedLink | null> {
  const link = readTextLink(token);
  if (!link) return null;
  const found = await db.collection(documents.outbox().path).where('linkCode', '==', link.code).limit(1).get();
  const message = readValidDocument(documents.outboxMessage, found.docs[0]);
  return (
    message && { message, targetIn: (campaign) => textLinks(wordsIn(campaign, link.language).message)[link.at] ?? null }
  );
}

async function targetAt(services: Services, campaign: Campaign, at: number): Promise<string | null> {
  const inText = textLinkAt(at);
  if (inText) return mailTextLinks(campaign.blocks, wordsIn(campaign, inText.language))[inText.at] ?? null;
  const block = campaign.blocks[at];
  if (!block) return null;
  if (block.kind === 'button') return buttonLink(block.url);
  if (block.kind !== 'release' || block.productId === null) return null;
  const page = readPublicPage(services, await services.db.doc(documents.releasePage(block.productId).path).get());
  return page && isReleaseOf(page, campaign) ? releaseUrl(originsOf(services.sites), page) : null;
}
