import type { Feature } from '@countin/app-shell';
import { discoverPaths } from '../../paths/discover-paths.ts';

export const discoverRoutes: Feature = {
  screens: [
    {
      path: discoverPaths.discover,
      title: 'fourtrack:titles.discover',
      lazy: () => import('./discover-screen.tsx'),
    },
  ],
};
