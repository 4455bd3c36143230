import { queryOf, screenPath, type SitePaths } from '@countin/app-shell/paths';

export const studioPaths = {
  studio: screenPath('/studio', 'signed-in', (artistId?: string) => queryOf({ artist: artistId })),
  medley: screenPath('/artist/:artistId/medley'),
} as const satisfies SitePaths;
