import type { Feature } from '@countin/app-shell';
import type { Area } from '../../shell/navigation/areas.ts';
import { campaignPaths } from '../../paths/campaigns-paths.ts';

/** The same screens below an artist and below a label. */
export const campaignRoutes: Feature<Area> = {
  screens: [
    {
      path: campaignPaths.campaigns,
      title: 'nav:titles.campaigns',
      area: 'artist-sections',
      lazy: () => import('./campaigns-screen.tsx'),
    },
    {
      path: campaignPaths.campaign,
      title: 'nav:titles.campaign',
      area: 'artist-sections',
      linkedOnly: true,
      lazy: () => import('./campaign-screen.tsx'),
    },
    {
      path: campaignPaths.labelCampaigns,
      title: 'nav:titles.campaigns',
      area: 'label-sections',
      lazy: () => import('./campaigns-screen.tsx'),
    },
    {
      path: campaignPaths.labelCampaign,
      title: 'nav:titles.campaign',
      area: 'label-sections',
      linkedOnly: true,
      lazy: () => import('./campaign-screen.tsx'),
    },
  ],
};
