import type { Feature } from '@countin/app-shell';
import { dashboardPaths } from '../../paths/dashboard-paths.ts';

export const dashboardRoutes: Feature = {
  screens: [
    {
      path: dashboardPaths.dashboard,
      title: 'nav:titles.dashboard',
      lazy: () => import('./dashboard-screen.tsx'),
    },
  ],
  withoutScreen: ['/generator', '/bulk-links', '/publisher'].map((pattern) => ({
    pattern,
    access: 'signed-in',
    instead: dashboardPaths.dashboard.to,
  })),
};
