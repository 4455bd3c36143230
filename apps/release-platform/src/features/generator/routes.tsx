import type { Feature } from '@countin/app-shell';
import { FileStack, Link2 } from 'lucide-react';
import { generatorPaths } from '../../paths/generator-paths.ts';

export const generatorRoutes: Feature = {
  screens: [
    {
      path: generatorPaths.generator,
      title: 'nav:titles.generator',
      icon: FileStack,
      lazy: () => import('./start/generator-screen.tsx'),
    },
    {
      path: generatorPaths.generatorRun,
      title: 'nav:titles.generator',
      linkedOnly: true,
      lazy: () => import('./run/import-screen.tsx'),
    },
    {
      path: generatorPaths.bulkLinks,
      title: 'nav:titles.bulkLinks',
      icon: Link2,
      lazy: () => import('./lists/bulk-links-screen.tsx'),
    },
    {
      path: generatorPaths.bulkLinksRun,
      title: 'nav:titles.bulkLinks',
      linkedOnly: true,
      lazy: () => import('./run/import-screen.tsx'),
    },
  ],
};
