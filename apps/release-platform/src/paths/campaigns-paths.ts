import type { SitePaths } from '@countin/app-shell/paths';
import { generatePath } from 'react-router';

export const campaignPaths = {
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
