import type { Campaign, CampaignHold } from '@countin/domain/campaigns';
import { documents, readDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { FanOwner } from '@countin/domain/fan';
import type { OperationOf, ProfileKind } from '@countin/domain/permissions';
import type { Firestore } from '@google-cloud/firestore';
import type { Obstacle } from '../platform/permissions/may-act.ts';
import { obstacleToSending, requireSender } from '../platform/permissions/obstacle-to-sending.ts';
import { requirePermission, type Grant, type Source } from '../platform/permissions/require-permission.ts';
import type { Services } from '../platform/services.ts';
import { refTo } from '../platform/write-document.ts';
import { obstacleToPrepared } from './prepared/obstacle-to-prepared.ts';

/** Key of a campaign in calls. */
export interface CampaignKey extends FanOwner {
  readonly campaignId: string;
}

/** Where a campaign is stored. */
export function campaignRef(db: Firestore, { ownerKind, ownerId, id }: Pick<Campaign, 'ownerKind' | 'ownerId' | 'id'>) {
  return refTo(db, documents.campaign(ownerKind, ownerId, id));
}

/**
 * Reads a campaign for a caller who may run an operation on its artist or label.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `campaign/not-found`
 */
export async function readPermittedCampaign(
  source: Source,
  uid: string,
  { ownerKind, ownerId, campaignId }: CampaignKey,
  operation: OperationOf<ProfileKind>,
): Promise<Grant & { readonly campaign: Campaign }> {
  const grant = await requirePermission(source, uid, { kind: ownerKind, profileId: ownerId }, operation);
  return { ...grant, campaign: await readCampaign(source, { ownerKind, ownerId, campaignId }) };
}

/**
 * Reads a campaign for a caller from whose call messages follow.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `campaign/not-found`; `profile/on-hold` while none may leave
 */
export async function readSendableCampaign(
  source: Source,
  uid: string,
  key: CampaignKey,
): Promise<Grant & { readonly campaign: Campaign }> {
  const profile = { kind: key.ownerKind, profileId: key.ownerId };
  const grant = await requireSender(source, uid, profile, 'campaign.send');
  return { ...grant, campaign: await readCampaign(source, key) };
}

/** What ends a started campaign's messages for now; null where they may leave. */
export async function obstacleToCampaign(
  source: Source,
  services: Pick<Services, 'now' | 'log'>,
  campaign: Campaign,
): Promise<Obstacle | CampaignHold | null> {
  const { ownerKind: kind, ownerId: profileId, startedBy } = campaign;
  const obstacle = await obstacleToSending(source, { kind, profileId }, startedBy === null ? [] : [startedBy]);
  return obstacle ?? obstacleToPrepared(source, services, campaign);
}

/**
 * Refuses to send what is not true.
 *
 * @throws AppError `release/not-found`, `campaign/untimely`
 */
export async function requireTrue(
  source: Source,
  services: Pick<Services, 'now' | 'log'>,
  campaign: Campaign,
): Promise<void> {
  const obstacle = await obstacleToPrepared(source, services, campaign);
  if (obstacle === 'withdrawn') throw new AppError('release/not-found');
  if (obstacle === 'untimely') throw new AppError('campaign/untimely');
}

async function readCampaign(source: Source, { ownerKind, ownerId, campaignId }: CampaignKey): Promise<Campaign> {
  const reference = source.db.doc(documents.campaign(ownerKind, ownerId, campaignId).path);
  const stored = await (source.transaction ? source.transaction.get(reference) : reference.get());
  const campaign = readDocument(documents.campaign, stored);
  if (!campaign) throw new AppError('campaign/not-found');
  return campaign;
}
