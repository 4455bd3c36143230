import type { Feature } from '@countin/app-shell';
import { adminPaths } from '../../paths/admin-paths.ts';

export const adminRoutes: Feature = {
  screens: [
    {
      path: adminPaths.admin,
      title: 'nav:titles.admin',
      lazy: () => import('./admin-screen.tsx'),
    },
  ],
  withoutScreen: ['/admin/ai', '/admin/files'].map((pattern) => ({
    pattern,
    access: 'admin',
    instead: () => adminPaths.admin.to(),
  })),
};
