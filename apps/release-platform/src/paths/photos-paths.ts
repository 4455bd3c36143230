import { screenPath, type SitePaths } from '@countin/app-shell/paths';

export const photosPaths = {
  photos: screenPath('/artist/:artistId/photos'),
} as const satisfies SitePaths;
