import type { CallableOutput } from '@countin/domain/callables';
import { USUAL_CAMPAIGN_SETTINGS, type CampaignSettings } from '@countin/domain/campaigns';
import { documents, readDocument } from '@countin/domain/documents';
import type { FanOwner } from '@countin/domain/fan';
import type { ParsedInput } from '../../platform/callable/operations.ts';
import { requirePermission } from '../../platform/permissions/require-permission.ts';
import type { Services } from '../../platform/services.ts';
import { refTo, setDocument } from '../../platform/write-document.ts';

/** Rules for all campaigns of an artist or a label. */
export async function readSettings(
  { db }: Pick<Services, 'db'>,
  { ownerKind, ownerId }: FanOwner,
): Promise<CampaignSettings> {
  const stored = await db.doc(documents.campaignSettings(ownerKind, ownerId).path).get();
  return readDocument(documents.campaignSettings, stored) ?? USUAL_CAMPAIGN_SETTINGS;
}

/**
 * Changes the rules for all campaigns of an artist or a label. Campaigns that are being sent follow them from the next page of fans on.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function saveCampaignSettings(
  { db }: Pick<Services, 'db'>,
  uid: string,
  { ownerKind, ownerId, settings }: ParsedInput<'saveCampaignSettings'>,
): Promise<CallableOutput<'saveCampaignSettings'>> {
  await requirePermission({ db }, uid, { kind: ownerKind, profileId: ownerId }, 'campaign.send');
  await setDocument(db, refTo(db, documents.campaignSettings(ownerKind, ownerId)), settings);
  return {};
}
