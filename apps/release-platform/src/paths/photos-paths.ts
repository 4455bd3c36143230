import type { SitePaths } from '@countin/app-shell/paths';
import { generatePath } from 'react-router';

export const photosPaths = {
  photos: {
    pattern: '/artist/:artistId/photos',
    access: 'signed-in',
    to: (artistId: string) => generatePath('/artist/:artistId/photos', { artistId }),
  },
} as const satisfies SitePaths;
