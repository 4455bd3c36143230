import { screenPath, type SitePaths } from '@countin/app-shell/paths';

export const campaignPaths = {
  labelCampaigns: screenPath('/label/:labelId/campaigns'),
  labelCampaign: screenPath('/label/:labelId/campaigns/:campaignId'),
  campaigns: screenPath('/artist/:artistId/campaigns'),
  campaign: screenPath('/artist/:artistId/campaigns/:campaignId'),
} as const satisfies SitePaths;
