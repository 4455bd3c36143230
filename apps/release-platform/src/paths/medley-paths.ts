import type { SitePaths } from '@countin/app-shell/paths';
import { generatePath } from 'react-router';

export const medleyPaths = {
  medley: {
    pattern: '/artist/:artistId/medley',
    access: 'signed-in',
    to: (artistId: string) => generatePath('/artist/:artistId/medley', { artistId }),
  },
} as const satisfies SitePaths;
