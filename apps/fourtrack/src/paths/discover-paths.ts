import { withQuery, type SitePaths } from '@countin/app-shell/paths';

export const discoverPaths = {
  discover: {
    pattern: '/discover',
    access: 'signed-in',
    to: (
      query: { q?: string; shelf?: string; genre?: string; language?: string; week?: string; place?: string } = {},
    ) => withQuery('/discover', query),
  },
} as const satisfies SitePaths;
