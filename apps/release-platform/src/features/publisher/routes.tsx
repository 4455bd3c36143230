import type { Feature } from '@countin/app-shell';
import { BookOpenCheck } from 'lucide-react';
import { publisherPaths } from '../../paths/publisher-paths.ts';

export const publisherRoutes: Feature = {
  screens: [
    {
      path: publisherPaths.publisher,
      title: 'nav:titles.publisher',
      icon: BookOpenCheck,
      lazy: () => import('./list/publisher-screen.tsx'),
    },
    {
      path: publisherPaths.publisherPage,
      title: 'nav:titles.publisher',
      linkedOnly: true,
      lazy: () => import('./page/publisher-page-screen.tsx'),
    },
  ],
};
