import { leaveToServer, RootLayout, routeGuard, routesWithoutScreen, screenRoutes } from '@countin/app-shell';
import type { Access } from '@countin/auth-sync/browser';
import { createBrowserRouter, redirect, redirectDocument, type DataRouter } from 'react-router';
import { paths } from '../paths/paths.ts';
import type { FourtrackRouterParts } from '../shell/navigation/router-parts.ts';
import { screens, withoutScreen } from './features.ts';
import { RouteFailure, ScreenFailure } from './route-failure.tsx';
import { SignedInLayout } from './signed-in-layout.tsx';

/** The router of 4track: composes the features' routes. Unknown paths lead to the start page, which is the server's. */
export function createAppRouter(parts: FourtrackRouterParts): DataRouter {
  const { access, sync } = parts;
  const loadedAt = window.location.pathname;
  const toStart = () => redirect(paths.home.to());
  const guard = (needed: Access) => routeGuard(sync, access, needed, () => router);
  const standalone = screens.filter(({ path }) => path.access === 'public');
  const framed = screens.filter(({ path }) => path.access !== 'public');
  const router = createBrowserRouter([
    {
      element: <RootLayout site="4track" />,
      ErrorBoundary: RouteFailure,
      HydrateFallback: Nothing,
      children: [
        ...screenRoutes(standalone, parts, guard),
        {
          middleware: [guard('signed-in')],
          Component: SignedInLayout,
          children: [{ ErrorBoundary: ScreenFailure, children: screenRoutes(framed, parts, guard) }],
        },
        ...routesWithoutScreen(withoutScreen, guard),
        // The server answers `/` itself; a document that was loaded there means that it could not.
        {
          path: paths.home.pattern,
          loader: () => (loadedAt === paths.home.to() ? null : redirectDocument(paths.home.to())),
          Component: RouteFailure,
        },
        { path: paths.artist.pattern, loader: leaveToServer(loadedAt, paths.home.to()), Component: Nothing },
        { path: '*', loader: toStart, Component: Nothing },
      ],
    },
  ]);
  return router;
}

/** Shown while the browser loads another document. */
function Nothing() {
  return null;
}
