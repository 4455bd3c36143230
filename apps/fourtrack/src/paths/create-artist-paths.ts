import { screenPath, type SitePaths } from '@countin/app-shell/paths';

export const createArtistPaths = {
  createArtist: screenPath('/artist/create'),
} as const satisfies SitePaths;
