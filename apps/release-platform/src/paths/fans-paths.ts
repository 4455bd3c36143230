import { screenPath, type SitePaths } from '@countin/app-shell/paths';

export const fanPaths = {
  signups: screenPath('/artist/:artistId/signups'),
  labelSignups: screenPath('/label/:labelId/signups'),
} as const satisfies SitePaths;
