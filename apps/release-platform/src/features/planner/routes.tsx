import type { Feature } from '@countin/app-shell';
import type { Area } from '../../shell/navigation/areas.ts';
import { plannerPaths } from '../../paths/planner-paths.ts';

export const plannerRoutes: Feature<Area> = {
  screens: [
    {
      path: plannerPaths.releasePlanner,
      title: 'nav:titles.releasePlanner',
      area: 'artist-sections',
      lazy: () => import('./planner-screen.tsx'),
    },
  ],
};
