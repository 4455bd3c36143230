import type { Feature } from '@countin/app-shell';
import { legalPaths } from '../../paths/legal-paths.ts';

export const legalRoutes: Feature = {
  screens: [
    {
      path: legalPaths.privacy,
      title: 'nav:titles.privacy',
      lazy: () => import('./privacy-screen.tsx'),
    },
    {
      path: legalPaths.terms,
      title: 'nav:titles.terms',
      lazy: () => import('./terms-screen.tsx'),
    },
  ],
};
