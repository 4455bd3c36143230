import { screenPath, type SitePaths } from '@countin/app-shell/paths';

export const dashboardPaths = {
  dashboard: screenPath('/dashboard'),
} as const satisfies SitePaths;
