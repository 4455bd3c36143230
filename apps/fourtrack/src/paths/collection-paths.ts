import { screenPath, type SitePaths } from '@countin/app-shell/paths';

export const collectionPaths = {
  collection: screenPath('/collection'),
} as const satisfies SitePaths;
