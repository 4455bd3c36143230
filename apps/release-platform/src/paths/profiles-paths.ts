import type { SitePaths } from '@countin/app-shell/paths';
import { generatePath } from 'react-router';

export const profilePaths = {
  artist: {
    pattern: '/artist/:artistId',
    access: 'signed-in',
    to: (artistId: string) => generatePath('/artist/:artistId', { artistId }),
  },
  artistPage: {
    pattern: '/artist/:artistId/page',
    access: 'signed-in',
    to: (artistId: string) => generatePath('/artist/:artistId/page', { artistId }),
  },
  label: {
    pattern: '/label/:labelId',
    access: 'signed-in',
    to: (labelId: string) => generatePath('/label/:labelId', { labelId }),
  },
  labelPage: {
    pattern: '/label/:labelId/page',
    access: 'signed-in',
    to: (labelId: string) => generatePath('/label/:labelId/page', { labelId }),
  },
  labelBranding: {
    pattern: '/label/:labelId/branding',
    access: 'signed-in',
    to: (labelId: string) => generatePath('/label/:labelId/branding', { labelId }),
  },
} as const satisfies SitePaths;
