import type { Feature } from '@countin/app-shell';
import type { Area } from '../../shell/navigation/areas.ts';
import { fanPaths } from '../../paths/fans-paths.ts';

/** The same screen below an artist and below a label. */
export const fanRoutes: Feature<Area> = {
  screens: [
    {
      path: fanPaths.signups,
      title: 'nav:titles.signups',
      area: 'artist-sections',
      lazy: () => import('./signups-screen.tsx'),
    },
    {
      path: fanPaths.labelSignups,
      title: 'nav:titles.signups',
      area: 'label-sections',
      lazy: () => import('./signups-screen.tsx'),
    },
  ],
};
