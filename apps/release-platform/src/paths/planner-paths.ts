import type { SitePaths } from '@countin/app-shell/paths';
import { generatePath } from 'react-router';

export const plannerPaths = {
  releasePlanner: {
    pattern: '/artist/:artistId/release-planner',
    access: 'signed-in',
    to: (artistId: string, taskId?: string) =>
      generatePath('/artist/:artistId/release-planner', { artistId }) + (taskId ? `#${taskId}` : ''),
  },
} as const satisfies SitePaths;
