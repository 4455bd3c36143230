import { fragmentOf, screenPath, type SitePaths } from '@countin/app-shell/paths';

export const plannerPaths = {
  releasePlanner: screenPath('/artist/:artistId/release-planner', 'signed-in', (taskId?: string) => fragmentOf(taskId)),
} as const satisfies SitePaths;
