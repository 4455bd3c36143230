import type { SitePaths } from '@countin/app-shell/paths';

export const dashboardPaths = {
  dashboard: { pattern: '/dashboard', access: 'signed-in', to: () => '/dashboard' },
} as const satisfies SitePaths;
