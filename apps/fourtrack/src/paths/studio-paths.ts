import { generatePath } from 'react-router';
import { withQuery, type SitePaths } from '@countin/app-shell/paths';

export const studioPaths = {
  studio: {
    pattern: '/studio',
    access: 'signed-in',
    to: (artistId?: string) => withQuery('/studio', { artist: artistId }),
  },
  medley: {
    pattern: '/artist/:artistId/medley',
    access: 'signed-in',
    to: (artistId: string) => generatePath('/artist/:artistId/medley', { artistId }),
  },
} as const satisfies SitePaths;
