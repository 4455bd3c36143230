import type { FanOwner } from '@countin/domain/fan';
import type { ArtistProfile, LabelProfile } from '@countin/domain/profile';
import { campaignPaths } from '../../paths/campaigns-paths.ts';
import { useOwnArtist } from '../../shell/profiles/own-artist.tsx';
import { useOwnLabel } from '../../shell/profiles/own-label.tsx';

interface ArtistOwner extends FanOwner {
  readonly ownerKind: 'artist';
  readonly profile: ArtistProfile;
}

interface LabelOwner extends FanOwner {
  readonly ownerKind: 'label';
  readonly profile: LabelProfile;
}

/** The artist or label whose campaigns a screen shows. */
export type CampaignOwner = ArtistOwner | LabelOwner;

/** The artist whose screen this is. */
export function useArtistOwner(): ArtistOwner {
  const profile = useOwnArtist();
  return { ownerKind: 'artist', ownerId: profile.id, profile };
}

/** The label whose screen this is. */
export function useLabelOwner(): LabelOwner {
  const profile = useOwnLabel();
  return { ownerKind: 'label', ownerId: profile.id, profile };
}

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
