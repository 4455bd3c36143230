import type { Feature } from '@countin/app-shell';
import type { Area } from '../../shell/navigation/areas.ts';
import { medleyPaths } from '../../paths/medley-paths.ts';

export const medleyRoutes: Feature<Area> = {
  screens: [
    {
      path: medleyPaths.medley,
      title: 'nav:titles.medley',
      area: 'artist-sections',
      lazy: () => import('./medley-screen.tsx'),
    },
  ],
};
