import type { Feature } from '@countin/app-shell';
import { Users } from 'lucide-react';
import { adminPaths } from '../../paths/admin-paths.ts';
import { laterPaths } from '../../paths/later-paths.ts';

export const adminRoutes: Feature = {
  screens: [
    {
      path: adminPaths.admin,
      title: 'nav:titles.admin',
      icon: Users,
      lazy: () => import('./admin-screen.tsx'),
    },
  ],
  withoutScreen: [laterPaths.adminAi, laterPaths.adminFiles].map((pattern) => ({
    pattern,
    access: 'admin',
    instead: () => adminPaths.admin.to(),
  })),
};
