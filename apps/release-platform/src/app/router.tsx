import type { Access } from '@countin/auth-sync/browser';
import {
  leaveToServer,
  RootLayout,
  routeGuard,
  routesWithoutScreen,
  screenRoutes,
  type RouterParts,
} from '@countin/app-shell';
import { lazyImport } from '@countin/deployment-recovery';
import { createBrowserRouter, redirect, redirectDocument, type DataRouter } from 'react-router';
import { StartingUp } from '../shell/frame/starting-up.tsx';
import type { Area } from '../shell/navigation/areas.ts';
import { paths } from '../paths/paths.ts';
import { screens, withoutScreen } from './features.ts';
import { RouteFailure } from './route-failure.tsx';
import { SignedInLayout } from './signed-in-layout.tsx';

/** Ids of the routes that only the owner of an artist or a label passes. */
export const OWN_ARTIST = 'own-artist';
export const OWN_LABEL = 'own-label';

/** The router of Countin: composes the features' routes below the layouts. */
export function createAppRouter(parts: RouterParts): DataRouter {
  const { access, sync } = parts;
  const loadedAt = window.location.pathname;
  const toStart = () => redirect(paths.splash.to());
  const guard = (needed: Access) => routeGuard(sync, access, needed, () => router);
  const standalone = screens.filter(({ path }) => path.access === 'public');
  const framed = screens.filter(({ path }) => path.access !== 'public');
  const routesIn = (area?: Area) =>
    screenRoutes(
      framed.filter((screen) => screen.area === area),
      parts,
      guard,
    );
  const router = createBrowserRouter([
    {
      element: <RootLayout site="Countin" />,
      ErrorBoundary: RouteFailure,
      HydrateFallback: StartingUp,
      children: [
        // The server answers `/` itself; a document that was loaded there means that it could not.
        {
          path: paths.splash.pattern,
          loader: () => (loadedAt === paths.splash.to() ? null : redirectDocument(paths.splash.to())),
          Component: RouteFailure,
        },
        ...screenRoutes(standalone, parts, guard),
        { path: paths.release.pattern, loader: leaveToServer(loadedAt, paths.splash.to()), Component: StartingUp },
        {
          middleware: [guard('signed-in')],
          Component: SignedInLayout,
          children: [
            {
              ErrorBoundary: RouteFailure,
              children: [
                ...routesIn(),
                {
                  id: OWN_ARTIST,
                  lazy: lazyImport(() => import('../shell/profiles/own-artist.tsx')),
                  children: [
                    ...routesIn('artist'),
                    {
                      lazy: lazyImport(() => import('../shell/profiles/artist-sections.tsx')),
                      children: routesIn('artist-sections'),
                    },
                  ],
                },
                {
                  id: OWN_LABEL,
                  lazy: lazyImport(() => import('../shell/profiles/own-label.tsx')),
                  children: [
                    ...routesIn('label'),
                    {
                      lazy: lazyImport(() => import('../shell/profiles/label-sections.tsx')),
                      children: routesIn('label-sections'),
                    },
                  ],
                },
              ],
            },
          ],
        },
        ...routesWithoutScreen(withoutScreen, guard),
        { path: '*', loader: toStart },
      ],
    },
  ]);
  return router;
}
