import type { CallableOutput } from '@countin/domain/callables';
import { USUAL_CAMPAIGN_SETTINGS, type CampaignSettings } from '@countin/domain/campaigns';
import { documents, readDocument } from '@countin/domain/documents';
import type { ParsedInput } from '../../platform/callable/operations.ts';
import { requirePermission } from '../../platform/permissions/require-permission.ts';
import type { Services } from '../../platform/services.ts';
import { refTo, setDocument } from '../../platform/write-document.ts';

/** An artist's rules for all campaigns. */
export async function readSettings({ db }: Pick<Services, 'db'>, artistId: string): Promise<CampaignSettings> {
  const stored = await db.doc(documents.campaignSettings(artistId).path).get();
  return readDocument(documents.campaignSettings, stored) ?? USUAL_CAMPAIGN_SETTINGS;
}

/**
 * Changes an artist's rules for all campaigns. Campaigns that are being sent follow them from the next page of fans on.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function saveCampaignSettings(
  { db }: Pick<Services, 'db'>,
  uid: string,
  { artistId, settings }: ParsedInput<'saveCampaignSettings'>,
): Promise<CallableOutput<'saveCampaignSettings'>> {
  await requirePermission({ db }, uid, { kind: 'artist', profileId: artistId }, 'campaign.send');
  await setDocument(db, refTo(db, documents.campaignSettings(artistId)), settings);
  return {};
}
