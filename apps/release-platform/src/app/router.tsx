import { createSiteRouter, type RouterParts, type RoutesIn } from '@countin/app-shell';
import { lazyImport } from '@countin/deployment-recovery';
import type { DataRouter, RouteObject } from 'react-router';
import { paths } from '../paths/paths.ts';
import { StartingUp } from '../shell/frame/starting-up.tsx';
import type { Area } from '../shell/navigation/areas.ts';
import { CountinFailure } from './countin-failure.tsx';
import { CountinLayout } from './countin-layout.tsx';
import { screens, withoutScreen } from './features.ts';

/** Ids of the routes that only the owner of an artist or a label passes. */
export const OWN_ARTIST = 'own-artist';
export const OWN_LABEL = 'own-label';

/** The router of Countin: composes the features' routes below the layouts. */
export function createAppRouter(parts: RouterParts): DataRouter {
  return createSiteRouter(parts, {
    site: 'countin',
    screens,
    withoutScreen,
    start: paths.splash.to(),
    home: paths.dashboard.to(),
    serverPage: paths.release.pattern,
    Layout: CountinLayout,
    areas: ownersRoutes,
    Failure: CountinFailure,
    Loading: StartingUp,
  });
}

/** Screens of one artist, release or label: below its owner's guard and the section navigation. */
function ownersRoutes(routesIn: RoutesIn<Area>): RouteObject[] {
  return [
    {
      id: OWN_ARTIST,
      lazy: lazyImport(() => import('../shell/profiles/own-artist.tsx')),
      children: [
        {
          lazy: lazyImport(() => import('../shell/profiles/artist-sections.tsx')),
          children: routesIn('artist-sections'),
        },
        {
          lazy: lazyImport(() => import('../shell/releases/release-sections.tsx')),
          children: routesIn('release-sections'),
        },
      ],
    },
    {
      id: OWN_LABEL,
      lazy: lazyImport(() => import('../shell/profiles/own-label.tsx')),
      children: [
        {
          lazy: lazyImport(() => import('../shell/profiles/label-sections.tsx')),
          children: routesIn('label-sections'),
        },
      ],
    },
  ];
}
