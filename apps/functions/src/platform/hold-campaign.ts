import { isHold, type Campaign } from '@countin/domain/campaigns';
import { documents } from '@countin/domain/documents';
import type { Transaction } from '@google-cloud/firestore';
import type { Services } from './services.ts';
import { refOf, refTo, updateDocument } from './write-document.ts';

/**
 * Pauses a campaign that is scheduled or being sent, and says why. That of a deleted profile waits as it is, since all of
 * the profile comes back as it was. Call it before the first write of the transaction.
 *
 * @param obstacle one of `CAMPAIGN_HOLDS`; any other pauses nothing
 */
export async function holdCampaign(
  { db }: Pick<Services, 'db'>,
  transaction: Transaction,
  campaign: Campaign,
  obstacle: string,
): Promise<void> {
  if (!isHold(obstacle) || !['scheduled', 'sending'].includes(campaign.state)) return;
  const parts = await transaction.get(
    db.collection(documents.campaignParts().path).where('campaignId', '==', campaign.id),
  );
  for (const part of parts.docs) updateDocument(transaction, refOf(documents.campaignPart, part), { dueAt: null });
  const { ownerKind, ownerId, id } = campaign;
  const target = refTo(db, documents.campaign(ownerKind, ownerId, id));
  updateDocument(transaction, target, { state: 'paused', hold: obstacle });
}
