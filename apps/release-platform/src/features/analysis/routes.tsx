import type { Feature } from '@countin/app-shell';
import type { Area } from '../../shell/navigation/areas.ts';
import { analysisPaths } from '../../paths/analysis-paths.ts';

const screens = () => import('./analysis-screens.ts');

export const analysisRoutes: Feature<Area> = {
  screens: [
    {
      path: analysisPaths.analysis,
      title: 'nav:titles.analysis',
      area: 'artist-sections',
      lazy: async () => (await screens()).artistAnalysis,
    },
    {
      path: analysisPaths.labelAnalysis,
      title: 'nav:titles.analysis',
      area: 'label-sections',
      lazy: async () => (await screens()).labelAnalysis,
    },
    {
      path: analysisPaths.sharedNumbers,
      title: 'nav:titles.analysis',
      linkedOnly: true,
      lazy: async () => (await screens()).sharedAnalysis,
    },
  ],
};
