import type { Feature } from '@countin/app-shell';
import { LayoutDashboard } from 'lucide-react';
import { dashboardPaths } from '../../paths/dashboard-paths.ts';

export const dashboardRoutes: Feature = {
  screens: [
    {
      path: dashboardPaths.dashboard,
      title: 'nav:titles.dashboard',
      icon: LayoutDashboard,
      lazy: () => import('./dashboard-screen.tsx'),
    },
  ],
};
