import type { CallableOutput } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { LIMITS } from '@countin/domain/fields';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { requirePermission } from '../platform/permissions/require-permission.ts';
import { newId, type Services } from '../platform/services.ts';
import { createDocument, refTo } from '../platform/write-document.ts';

/**
 * Creates an empty campaign.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `limit/too-many`
 */
export async function createCampaign(
  services: Services,
  uid: string,
  { artistId, language }: ParsedInput<'createCampaign'>,
): Promise<CallableOutput<'createCampaign'>> {
  const { db, now } = services;
  const campaignId = newId(services);
  await db.runTransaction(async (transaction) => {
    await requirePermission({ db, transaction }, uid, { kind: 'artist', profileId: artistId }, 'campaign.send');
    const all = await transaction.get(db.collection(documents.campaigns(artistId).path).count());
    if (all.data().count >= LIMITS.campaigns) throw new AppError('limit/too-many');
    createDocument(transaction, refTo(db, documents.campaign(artistId, campaignId)), {
      id: campaignId,
      artistId,
      title: '',
      channel: 'email',
      language,
      blocks: [],
      texts: {},
      productId: null,
      audience: {},
      timing: { mode: 'now' },
      state: 'draft',
      createdBy: uid,
      createdAt: now(),
      updatedAt: now(),
    });
  });
  return { campaignId };
}
