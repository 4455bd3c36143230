import type { Feature } from '@countin/app-shell';
import { createArtistPaths } from '../../paths/create-artist-paths.ts';

export const createArtistRoutes: Feature = {
  screens: [
    {
      path: createArtistPaths.createArtist,
      title: 'fourtrack:titles.createArtist',
      lazy: () => import('./create-artist-screen.tsx'),
    },
  ],
};
