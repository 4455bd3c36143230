import type { Campaign } from '@countin/domain/campaigns';
import { documents, readDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { OperationOf } from '@countin/domain/permissions';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { requirePermission, type Grant } from '../platform/permissions/require-permission.ts';

/** What callers name a campaign by. */
export interface CampaignKey {
  readonly artistId: string;
  readonly campaignId: string;
}

/**
 * Reads a campaign for a caller who may run an operation on its artist.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `campaign/not-found`
 */
export async function readPermittedCampaign(
  source: { readonly db: Firestore; readonly transaction?: Transaction },
  uid: string,
  { artistId, campaignId }: CampaignKey,
  operation: OperationOf<'artist'>,
): Promise<Grant & { readonly campaign: Campaign }> {
  const grant = await requirePermission(source, uid, { kind: 'artist', profileId: artistId }, operation);
  const reference = source.db.doc(documents.campaign(artistId, campaignId).path);
  const stored = await (source.transaction ? source.transaction.get(reference) : reference.get());
  const campaign = readDocument(documents.campaign, stored);
  if (!campaign) throw new AppError('campaign/not-found');
  return { ...grant, campaign };
}
