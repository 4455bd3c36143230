import { screenPath, type SitePaths } from '@countin/app-shell/paths';

/** Paths that the server renders. */
export const serverPaths = {
  home: screenPath('/', 'public'),
  artist: screenPath('/:artistSlug', 'public'),
} as const satisfies SitePaths;
