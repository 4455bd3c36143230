import { isHold, type CampaignPart } from '@countin/domain/campaigns';
import { documents, readDocument } from '@countin/domain/documents';
import { PROFILE_KINDS } from '@countin/domain/permissions';
import type { Query } from '@google-cloud/firestore';
import { holdCampaign } from '../../platform/hold-campaign.ts';
import type { ProfileKey } from '../../platform/permissions/require-permission.ts';
import type { Services } from '../../platform/services.ts';
import { updateDocument } from '../../platform/write-document.ts';
import { campaignRef, obstacleToCampaign } from '../read-campaign.ts';

type HoldServices = Pick<Services, 'db' | 'now' | 'log'>;

/** Pauses the campaigns of a profile that may not go on. Those that are paused say what holds them now. */
export async function holdCampaignsOfProfile(services: HoldServices, { kind, profileId }: ProfileKey): Promise<void> {
  const parts = services.db.collection(documents.campaignParts().path);
  await holdAll(services, parts.where('ownerId', '==', profileId).where('ownerKind', '==', kind));
}

/**
 * Pauses the campaigns of a user's own profiles, and those that the user has started. Those that may go on do. Those that are
 * paused say what holds them now.
 */
export async function holdCampaignsOfUser(services: HoldServices, uid: string): Promise<void> {
  const { db } = services;
  await holdAll(services, db.collection(documents.campaignParts().path).where('startedBy', '==', uid));
  for (const kind of PROFILE_KINDS) {
    const { path } = kind === 'artist' ? documents.artistProfiles() : documents.labelProfiles();
    const owned = await db.collection(path).where('createdBy', '==', uid).select().get();
    for (const { id: profileId } of owned.docs) await holdCampaignsOfProfile(services, { kind, profileId });
  }
}

async function holdAll(services: HoldServices, found: Query): Promise<void> {
  const parts = (await found.get()).docs.flatMap((part) => readDocument(documents.campaignPart, part) ?? []);
  const campaigns = new Map(parts.map((part) => [part.campaignId, part]));
  for (const part of campaigns.values()) await holdOne(services, part);
}

async function holdOne(
  services: HoldServices,
  { ownerKind, ownerId, campaignId }: Pick<CampaignPart, 'ownerKind' | 'ownerId' | 'campaignId'>,
): Promise<void> {
  const { db } = services;
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(db.doc(documents.campaign(ownerKind, ownerId, campaignId).path));
    const campaign = readDocument(documents.campaign, stored);
    if (!campaign) return;
    const obstacle = await obstacleToCampaign({ db, transaction }, services, campaign);
    if (campaign.state !== 'paused') {
      if (obstacle !== null) await holdCampaign({ db }, transaction, campaign, obstacle);
      return;
    }
    // One hold has begun or ended, and another may last: the screen offers what helps against it.
    // That of a deleted profile stays as it is.
    if (obstacle !== campaign.hold && (obstacle === null || isHold(obstacle)))
      updateDocument(transaction, campaignRef(db, campaign), { hold: obstacle });
  });
}
