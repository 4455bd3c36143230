import type { SitePaths } from '@countin/app-shell/paths';
import { accountPaths } from './account-paths.ts';
import { collectionPaths } from './collection-paths.ts';
import { createArtistPaths } from './create-artist-paths.ts';
import { discoverPaths } from './discover-paths.ts';
import { studioPaths } from './studio-paths.ts';
import { serverPaths } from './server-paths.ts';

/**
 * Every path of 4track with a screen. Screens link through this object, so that no feature imports another.
 * Paths import nothing else of the application.
 */
export const paths = {
  ...serverPaths,
  ...accountPaths,
  ...studioPaths,
  ...createArtistPaths,
  ...discoverPaths,
  ...collectionPaths,
} as const satisfies SitePaths;
