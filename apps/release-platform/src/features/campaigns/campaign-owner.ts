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
  return { ownerKind: 'artist', artistId: profile.id, profile };
}

/** The label whose screen this is. */
export function useLabelOwner(): LabelOwner {
  const profile = useOwnLabel();
  return { ownerKind: 'label', artistId: profile.id, profile };
}

/** Path of the campaigns of an artist or a label. */
export function campaignsPath({ ownerKind, artistId }: FanOwner): string {
  return ownerKind === 'label' ? campaignPaths.labelCampaigns.to(artistId) : campaignPaths.campaigns.to(artistId);
}

/** Path of one campaign. */
export function campaignPath({ ownerKind, artistId }: FanOwner, campaignId: string): string {
  return ownerKind === 'label'
    ? campaignPaths.labelCampaign.to(artistId, campaignId)
    : campaignPaths.campaign.to(artistId, campaignId);
}
