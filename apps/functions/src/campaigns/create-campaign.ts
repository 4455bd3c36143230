import type { CallableOutput } from '@countin/domain/callables';
import type { Campaign, CampaignContent } from '@countin/domain/campaigns';
import { documents } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { ALL_FANS } from '@countin/domain/fan';
import { SERVER_LIMITS } from '@countin/domain/fields';
import type { Language } from '@countin/domain/locale';
import type { Transaction } from '@google-cloud/firestore';
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
  { ownerKind, ownerId, language }: ParsedInput<'createCampaign'>,
): Promise<CallableOutput<'createCampaign'>> {
  const { db } = services;
  const campaignId = newId(services);
  await db.runTransaction(async (transaction) => {
    await requirePermission({ db, transaction }, uid, { kind: ownerKind, profileId: ownerId }, 'campaign.send');
    await putDraft(
      services,
      transaction,
      { id: campaignId, ownerId, ownerKind, createdBy: uid },
      emptyContent(language),
    );
  });
  return { campaignId };
}

/** The content of a draft that says nothing so far. */
export function emptyContent(language: Language): CampaignContent {
  return {
    title: '',
    channel: 'email',
    language,
    blocks: [],
    texts: {},
    productId: null,
    audience: ALL_FANS,
    timing: { mode: 'now' },
  };
}

/**
 * Stores a new draft.
 *
 * @throws AppError `limit/too-many`
 */
export async function putDraft(
  { db, now }: Services,
  transaction: Transaction,
  key: Pick<Campaign, 'id' | 'ownerId' | 'ownerKind' | 'createdBy'>,
  content: CampaignContent,
): Promise<void> {
  const all = await transaction.get(db.collection(documents.campaigns(key.ownerKind, key.ownerId).path).count());
  if (all.data().count >= SERVER_LIMITS.campaigns) throw new AppError('limit/too-many');
  createDocument(transaction, refTo(db, documents.campaign(key.ownerKind, key.ownerId, key.id)), {
    ...key,
    ...content,
    state: 'draft',
    createdAt: now(),
    updatedAt: now(),
    startedAt: null,
    startedBy: null,
    size: null,
    beginsAt: null,
    endedAt: null,
    hold: null,
  });
}
