import type { Feature } from '@countin/app-shell';
import { studioPaths } from '../../paths/studio-paths.ts';

export const studioRoutes: Feature = {
  screens: [
    {
      path: studioPaths.studio,
      title: 'fourtrack:titles.studio',
      lazy: () => import('./studio-screen.tsx'),
    },
    {
      path: studioPaths.medley,
      title: 'fourtrack:titles.medley',
      lazy: () => import('./medley-screen.tsx'),
    },
  ],
};
