import type { SitePaths } from '@countin/app-shell/paths';
import { generatePath } from 'react-router';

export const releasePaths = {
  collection: { pattern: '/collection', access: 'signed-in', to: () => '/collection' },
  products: {
    pattern: '/artist/:artistId/products',
    access: 'signed-in',
    to: (artistId: string) => generatePath('/artist/:artistId/products', { artistId }),
  },
  product: {
    pattern: '/artist/:artistId/products/:productId',
    access: 'signed-in',
    to: (artistId: string, productId: string, section?: string) =>
      generatePath('/artist/:artistId/products/:productId', { artistId, productId }) + (section ? `#${section}` : ''),
  },
  productLinks: {
    pattern: '/artist/:artistId/products/:productId/links',
    access: 'signed-in',
    to: (artistId: string, productId: string) =>
      generatePath('/artist/:artistId/products/:productId/links', { artistId, productId }),
  },
  productText: {
    pattern: '/artist/:artistId/products/:productId/text',
    access: 'signed-in',
    to: (artistId: string, productId: string) =>
      generatePath('/artist/:artistId/products/:productId/text', { artistId, productId }),
  },
} as const satisfies SitePaths;
