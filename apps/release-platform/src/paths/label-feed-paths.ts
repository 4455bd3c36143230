import type { SitePaths } from '@countin/app-shell/paths';
import { generatePath } from 'react-router';

export const labelFeedPaths = {
  labelFeed: {
    pattern: '/label/:labelId/feed',
    access: 'signed-in',
    to: (labelId: string) => generatePath('/label/:labelId/feed', { labelId }),
  },
  labelFeedSettings: {
    pattern: '/label/:labelId/feed-settings',
    access: 'signed-in',
    to: (labelId: string) => generatePath('/label/:labelId/feed-settings', { labelId }),
  },
} as const satisfies SitePaths;
