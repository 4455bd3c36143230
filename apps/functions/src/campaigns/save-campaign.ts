import { isDeepStrictEqual } from 'node:util';
import type { CallableOutput } from '@countin/domain/callables';
import type { CampaignContent } from '@countin/domain/campaigns';
import { AppError } from '@countin/domain/errors';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Services } from '../platform/services.ts';
import { updateDocument } from '../platform/write-document.ts';
import { campaignRef, readPermittedCampaign } from './read-campaign.ts';

/**
 * Writes single fields of a draft, unless another writer has changed one of them since `base`.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `campaign/not-found`, `campaign/closed`
 */
export async function saveCampaign(
  { db, now }: Pick<Services, 'db' | 'now'>,
  uid: string,
  { base, changes, ...key }: ParsedInput<'saveCampaign'>,
): Promise<CallableOutput<'saveCampaign'>> {
  return db.runTransaction(async (transaction) => {
    const { campaign } = await readPermittedCampaign({ db, transaction }, uid, key, 'campaign.send');
    const fields = Object.keys(changes) as (keyof CampaignContent)[];
    const isStale = fields.some(
      (field) =>
        !isDeepStrictEqual(campaign[field], base[field]) && !isDeepStrictEqual(campaign[field], changes[field]),
    );
    if (isStale) return { saved: false, stored: campaign };
    if (campaign.state !== 'draft') throw new AppError('campaign/closed');
    const updatedAt = now();
    updateDocument(transaction, campaignRef(db, campaign), { ...changes, updatedAt });
    return { saved: true, stored: { ...campaign, ...changes, updatedAt } };
  });
}
