import type { Feature } from '@countin/app-shell';
import { collectionPaths } from '../../paths/collection-paths.ts';

export const collectionRoutes: Feature = {
  screens: [
    {
      path: collectionPaths.collection,
      title: 'fourtrack:titles.collection',
      lazy: () => import('./collection-screen.tsx'),
    },
  ],
};
