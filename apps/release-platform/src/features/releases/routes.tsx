import type { Feature } from '@countin/app-shell';
import { Disc3 } from 'lucide-react';
import type { Area } from '../../shell/navigation/areas.ts';
import { releasePaths } from '../../paths/releases-paths.ts';

export const releaseRoutes: Feature<Area> = {
  screens: [
    {
      path: releasePaths.collection,
      title: 'nav:titles.collection',
      icon: Disc3,
      lazy: () => import('./lists/collection-screen.tsx'),
    },
    {
      path: releasePaths.products,
      title: 'nav:titles.products',
      area: 'artist-sections',
      lazy: () => import('./lists/products-screen.tsx'),
    },
    {
      path: releasePaths.product,
      title: 'nav:titles.product',
      area: 'release-sections',
      lazy: () => import('./editor/product-screen.tsx'),
    },
    {
      path: releasePaths.productLinks,
      title: 'nav:titles.productLinks',
      area: 'release-sections',
      lazy: () => import('./links/product-links-screen.tsx'),
    },
    {
      path: releasePaths.productText,
      title: 'nav:titles.productText',
      area: 'release-sections',
      lazy: () => import('./texts/product-text-screen.tsx'),
    },
  ],
  withoutScreen: ['release-page'].map((screen) => ({
    pattern: `${releasePaths.product.pattern}/${screen}`,
    access: 'signed-in',
    instead: ({ artistId = '', productId = '' }) => releasePaths.product.to(artistId, productId),
  })),
};
