import type { Feature } from '@countin/app-shell';
import { studioPaths } from '../../paths/studio-paths.ts';

export const studioRoutes: Feature = {
  screens: [
    {
      path: studioPaths.studio,
      title: 'fourtrack:titles.studio',
      lazy: () => import('./studio-screen.tsx'),
    },
  ],
  withoutScreen: [
    {
      pattern: '/artist/:artistId/medley',
      access: 'signed-in',
      instead: ({ artistId }) => studioPaths.studio.to(artistId),
    },
  ],
};
