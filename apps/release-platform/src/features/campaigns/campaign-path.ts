import type { FanOwner } from '@countin/domain/fan';
import { campaignPaths } from '../../paths/campaigns-paths.ts';

/** Path of the campaigns of an artist or a label. */
export function campaignsPath({ ownerKind, ownerId }: FanOwner): string {
  return ownerKind === 'label' ? campaignPaths.labelCampaigns.to(ownerId) : campaignPaths.campaigns.to(ownerId);
}

/** Path of one campaign. */
export function campaignPath({ ownerKind, ownerId }: FanOwner, campaignId: string): string {
  return ownerKind === 'label'
    ? campaignPaths.labelCampaign.to(ownerId, campaignId)
    : campaignPaths.campaign.to(ownerId, campaignId);
}
