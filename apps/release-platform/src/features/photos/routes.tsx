import type { Feature } from '@countin/app-shell';
import type { Area } from '../../shell/navigation/areas.ts';
import { photosPaths } from '../../paths/photos-paths.ts';

export const photosRoutes: Feature<Area> = {
  screens: [
    {
      path: photosPaths.photos,
      title: 'nav:titles.photos',
      area: 'artist-sections',
      lazy: () => import('./photos-screen.tsx'),
    },
  ],
};
