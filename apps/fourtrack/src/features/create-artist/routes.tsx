import type { Feature } from '@countin/app-shell';
import { createArtistPaths } from './paths.ts';

export const createArtistRoutes: Feature = {
  screens: [
    {
      path: createArtistPaths.createArtist,
      title: 'fourtrack:titles.createArtist',
      lazy: () => import('./create-artist-screen.tsx'),
    },
  ],
};
