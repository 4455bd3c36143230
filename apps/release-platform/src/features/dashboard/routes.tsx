import type { Feature } from '@countin/app-shell';
import { LayoutDashboard } from 'lucide-react';
import { dashboardPaths } from '../../paths/dashboard-paths.ts';
import { laterPaths } from '../../paths/later-paths.ts';

export const dashboardRoutes: Feature = {
  screens: [
    {
      path: dashboardPaths.dashboard,
      title: 'nav:titles.dashboard',
      icon: LayoutDashboard,
      lazy: () => import('./dashboard-screen.tsx'),
    },
  ],
  withoutScreen: [laterPaths.bulkLinks].map((pattern) => ({
    pattern,
    access: 'signed-in',
    instead: dashboardPaths.dashboard.to,
  })),
};
