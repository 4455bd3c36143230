import type { Feature } from '@countin/app-shell';
import type { Area } from '../../shell/navigation/areas.ts';
import { campaignPaths } from '../../paths/campaigns-paths.ts';

// The same screens below an artist and below a label.
const campaigns = () => import('./campaigns-screen.tsx');
const campaign = () => import('./campaign-screen.tsx');

export const campaignRoutes: Feature<Area> = {
  screens: [
    {
      path: campaignPaths.campaigns,
      title: 'nav:titles.campaigns',
      area: 'artist-sections',
      lazy: campaigns,
    },
    {
      path: campaignPaths.campaign,
      title: 'nav:titles.campaign',
      area: 'artist-sections',
      linkedOnly: true,
      lazy: campaign,
    },
    {
      path: campaignPaths.labelCampaigns,
      title: 'nav:titles.campaigns',
      area: 'label-sections',
      lazy: campaigns,
    },
    {
      path: campaignPaths.labelCampaign,
      title: 'nav:titles.campaign',
      area: 'label-sections',
      linkedOnly: true,
      lazy: campaign,
    },
  ],
};
