import type { SitePaths } from '@countin/app-shell/paths';
import { generatePath } from 'react-router';

export const campaignPaths = {
  labelCampaigns: {
    pattern: '/label/:labelId/campaigns',
    access: 'signed-in',
    to: (labelId: string) => generatePath('/label/:labelId/campaigns', { labelId }),
  },
  labelCampaign: {
    pattern: '/label/:labelId/campaigns/:campaignId',
    access: 'signed-in',
    to: (labelId: string, campaignId: string) =>
      generatePath('/label/:labelId/campaigns/:campaignId', { labelId, campaignId }),
  },
  campaigns: {
    pattern: '/artist/:artistId/campaigns',
    access: 'signed-in',
    to: (artistId: string) => generatePath('/artist/:artistId/campaigns', { artistId }),
  },
  campaign: {
    pattern: '/artist/:artistId/campaigns/:campaignId',
    access: 'signed-in',
    to: (artistId: string, campaignId: string) =>
      generatePath('/artist/:artistId/campaigns/:campaignId', { artistId, campaignId }),
  },
} as const satisfies SitePaths;
