import { screenPath, type SitePaths } from '@countin/app-shell/paths';

export const profilePaths = {
  artist: screenPath('/artist/:artistId'),
  artistPage: screenPath('/artist/:artistId/page'),
  label: screenPath('/label/:labelId'),
  labelPage: screenPath('/label/:labelId/page'),
  labelBranding: screenPath('/label/:labelId/branding'),
} as const satisfies SitePaths;
