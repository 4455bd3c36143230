import { screenPath, type SitePaths } from '@countin/app-shell/paths';

export const medleyPaths = {
  medley: screenPath('/artist/:artistId/medley'),
} as const satisfies SitePaths;
