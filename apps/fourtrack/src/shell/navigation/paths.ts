import type { SitePaths } from '@countin/app-shell/paths';
import { accountPaths } from '../../features/account/paths.ts';
import { createArtistPaths } from '../../features/create-artist/paths.ts';
import { studioPaths } from '../../features/studio/paths.ts';
import { serverPaths } from './server-paths.ts';

/**
 * Every path of 4track with a screen. Screens link through this object, so that no feature imports another.
 * It composes features and knows no screen.
 */
export const paths = {
  ...serverPaths,
  ...accountPaths,
  ...studioPaths,
  ...createArtistPaths,
} as const satisfies SitePaths;
