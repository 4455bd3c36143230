import type { Feature } from '@countin/app-shell';
import type { Area } from '../../shell/navigation/areas.ts';
import { campaignPaths } from '../../paths/campaigns-paths.ts';

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
  ],
};
