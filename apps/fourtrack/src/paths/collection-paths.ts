import type { SitePaths } from '@countin/app-shell/paths';

export const collectionPaths = {
  collection: { pattern: '/collection', access: 'signed-in', to: () => '/collection' },
} as const satisfies SitePaths;
