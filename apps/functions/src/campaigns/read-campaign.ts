import type { Campaign } from '@countin/domain/campaigns';
import { documents, readDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { FanOwner } from '@countin/domain/fan';
import type { OperationOf, ProfileKind } from '@countin/domain/permissions';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { requirePermission, type Grant } from '../platform/permissions/require-permission.ts';
import { refTo } from '../platform/write-document.ts';

/** Key of a campaign in calls. */
export interface CampaignKey extends FanOwner {
  readonly campaignId: string;
}

/** Where a campaign is stored. */
export function campaignRef(
  db: Firestore,
  { ownerKind, artistId, id }: Pick<Campaign, 'ownerKind' | 'artistId' | 'id'>,
) {
  return refTo(db, documents.campaign(ownerKind, artistId, id));
}

/**
 * Reads a campaign for a caller who may run an operation on its artist or label.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `campaign/not-found`
 */
export async function readPermittedCampaign(
  source: { readonly db: Firestore; readonly transaction?: Transaction },
  uid: string,
  { ownerKind, artistId, campaignId }: CampaignKey,
  operation: OperationOf<ProfileKind>,
): Promise<Grant & { readonly campaign: Campaign }> {
  const grant = await requirePermission(source, uid, { kind: ownerKind, profileId: artistId }, operation);
  const reference = source.db.doc(documents.campaign(ownerKind, artistId, campaignId).path);
  const stored = await (source.transaction ? source.transaction.get(reference) : reference.get());
  const campaign = readDocument(documents.campaign, stored);
  if (!campaign) throw new AppError('campaign/not-found');
  return { ...grant, campaign };
}
