import { fragmentOf, screenPath, type SitePaths } from '@countin/app-shell/paths';

export const releasePaths = {
  collection: screenPath('/collection'),
  products: screenPath('/artist/:artistId/products'),
  product: screenPath('/artist/:artistId/products/:productId', 'signed-in', (section?: string) => fragmentOf(section)),
  productLinks: screenPath('/artist/:artistId/products/:productId/links'),
  releasePage: screenPath('/artist/:artistId/products/:productId/release-page'),
  productText: screenPath('/artist/:artistId/products/:productId/text'),
} as const satisfies SitePaths;
