import { queryOf, screenPath, type SitePaths } from '@countin/app-shell/paths';

export const discoverPaths = {
  discover: screenPath(
    '/discover',
    'signed-in',
    (query: { q?: string; shelf?: string; genre?: string; language?: string; week?: string; place?: string } = {}) =>
      queryOf(query),
  ),
} as const satisfies SitePaths;
