import type { Feature } from '@countin/app-shell';
import { accountRoutes } from '../features/account/routes.tsx';
import { collectionRoutes } from '../features/collection/routes.tsx';
import { createArtistRoutes } from '../features/create-artist/routes.tsx';
import { discoverRoutes } from '../features/discover/routes.tsx';
import { studioRoutes } from '../features/studio/routes.tsx';
import type { FourtrackRouterParts } from '../shell/navigation/router-parts.ts';
import { serverPaths } from '../paths/server-paths.ts';

const toStart = serverPaths.home.to;

/** Paths without a screen that lead to the start, Countin's admin paths for admins too. */
const start: Feature = {
  screens: [],
  withoutScreen: [
    { pattern: '/admin', access: 'admin', instead: toStart },
    { pattern: '/admin/ai', access: 'admin', instead: toStart },
    { pattern: '/admin/files', access: 'admin', instead: toStart },
  ],
};

/** The features of 4track. */
const features: readonly Feature<never, FourtrackRouterParts>[] = [
  accountRoutes,
  discoverRoutes,
  studioRoutes,
  createArtistRoutes,
  collectionRoutes,
  start,
];

/** The screens of all features, and their paths without one. */
export const screens = features.flatMap((feature) => feature.screens);
export const withoutScreen = features.flatMap((feature) => feature.withoutScreen ?? []);
