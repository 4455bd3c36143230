import type { Feature } from '@countin/app-shell';
import type { Area } from '../../shell/navigation/areas.ts';
import { analysisPaths } from '../../paths/analysis-paths.ts';

export const analysisRoutes: Feature<Area> = {
  screens: [
    {
      path: analysisPaths.analysis,
      title: 'nav:titles.analysis',
      area: 'artist-sections',
      lazy: async () => (await import('./analysis-screens.ts')).artistAnalysis,
    },
    {
      path: analysisPaths.labelAnalysis,
      title: 'nav:titles.analysis',
      area: 'label-sections',
      lazy: async () => (await import('./analysis-screens.ts')).labelAnalysis,
    },
    {
      path: analysisPaths.sharedNumbers,
      title: 'nav:titles.analysis',
      linkedOnly: true,
      lazy: async () => (await import('./analysis-screens.ts')).sharedAnalysis,
    },
  ],
};
