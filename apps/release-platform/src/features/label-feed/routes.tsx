import type { Feature } from '@countin/app-shell';
import { labelFeedPaths } from '../../paths/label-feed-paths.ts';
import type { Area } from '../../shell/navigation/areas.ts';

export const labelFeedRoutes: Feature<Area> = {
  screens: [
    {
      path: labelFeedPaths.labelFeed,
      title: 'nav:titles.labelFeed',
      area: 'label-sections',
      lazy: () => import('./feed-screen.tsx'),
    },
    {
      path: labelFeedPaths.labelFeedSettings,
      title: 'nav:titles.labelFeedSettings',
      area: 'label-sections',
      lazy: () => import('./feed-settings-screen.tsx'),
    },
  ],
};
