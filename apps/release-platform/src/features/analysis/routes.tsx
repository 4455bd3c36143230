import type { Feature } from '@countin/app-shell';
import type { Area } from '../../shell/navigation/areas.ts';
import { analysisPaths } from '../../paths/analysis-paths.ts';

export const analysisRoutes: Feature<Area> = {
  screens: [
    {
      path: analysisPaths.analysis,
      title: 'nav:titles.analysis',
      area: 'artist-sections',
      lazy: () => import('./analysis-screen.tsx'),
    },
  ],
};
