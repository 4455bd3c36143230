import type { SitePaths } from '@countin/app-shell/paths';
import { generatePath } from 'react-router';

export const fanPaths = {
  signups: {
    pattern: '/artist/:artistId/signups',
    access: 'signed-in',
    to: (artistId: string) => generatePath('/artist/:artistId/signups', { artistId }),
  },
  labelSignups: {
    pattern: '/label/:labelId/signups',
    access: 'signed-in',
    to: (labelId: string) => generatePath('/label/:labelId/signups', { labelId }),
  },
} as const satisfies SitePaths;
