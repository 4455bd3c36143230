import { screenPath, type SitePaths } from '@countin/app-shell/paths';

export const labelFeedPaths = {
  labelFeed: screenPath('/label/:labelId/feed'),
  labelFeedSettings: screenPath('/label/:labelId/feed-settings'),
} as const satisfies SitePaths;
