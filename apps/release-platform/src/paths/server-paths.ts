import { screenPath, type SitePaths } from '@countin/app-shell/paths';
import { releasePath, type ReleaseNames } from '@countin/domain/urls';

/** Paths that the server renders. */
export const serverPaths = {
  splash: screenPath('/', 'public'),
  release: { pattern: '/release/:productId', access: 'public', to: (release: ReleaseNames) => releasePath(release) },
} as const satisfies SitePaths;
