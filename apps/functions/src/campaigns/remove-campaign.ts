import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { Services } from '../platform/services.ts';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { requirePermission } from '../platform/permissions/require-permission.ts';

/**
 * Removes a draft. Repeating it changes nothing.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `campaign/closed`
 */
export async function removeCampaign(
  { db }: Pick<Services, 'db'>,
  uid: string,
  { ownerKind, ownerId, campaignId }: ParsedInput<'removeCampaign'>,
): Promise<Record<string, never>> {
  await db.runTransaction(async (transaction) => {
    await requirePermission({ db, transaction }, uid, { kind: ownerKind, profileId: ownerId }, 'campaign.send');
    const stored = await transaction.get(db.doc(documents.campaign(ownerKind, ownerId, campaignId).path));
    if (!stored.exists) return;
    if (readField(documents.campaign, stored, 'state') !== 'draft') throw new AppError('campaign/closed');
    transaction.delete(stored.ref);
  });
  return {};
}
