import { screenPath, type SitePaths } from '@countin/app-shell/paths';

export const legalPaths = {
  privacy: screenPath('/privacy', 'public'),
  terms: screenPath('/terms', 'public'),
} as const satisfies SitePaths;
