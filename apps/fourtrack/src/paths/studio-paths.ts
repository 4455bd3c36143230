import { withQuery, type SitePaths } from '@countin/app-shell/paths';

export const studioPaths = {
  studio: {
    pattern: '/studio',
    access: 'signed-in',
    to: (artistId?: string) => withQuery('/studio', { artist: artistId }),
  },
} as const satisfies SitePaths;
