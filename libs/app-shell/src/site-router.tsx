import type { Access } from '@countin/auth-sync/browser';
import { SITE_TITLES } from '@countin/cross-site-sign-in';
import type { SiteName } from '@countin/domain/account';
import { dataContext } from '@countin/screen-kit/loading';
import type { ComponentType } from 'react';
import {
  createBrowserRouter,
  redirect,
  redirectDocument,
  RouterContextProvider,
  type DataRouter,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router';
import type { RouterParts, Screen } from './feature.ts';
import { leaveToServer } from './leave-to-server.ts';
import { noteMissed } from './missed-address.ts';
import { RootLayout } from './root-layout.tsx';
import { routeGuard } from './route-guard.ts';
import { routesWithoutScreen, type PathWithoutScreen } from './routes-without-screen.ts';
import { screenRoutes } from './screen-routes.ts';

/** Routes of the framed screens in an area; those in no area if omitted. */
export type RoutesIn<Area extends string> = (area?: Area) => RouteObject[];

interface SiteRoutes<Area extends string, Parts extends RouterParts> {
  readonly site: SiteName;
  readonly screens: readonly Screen<Area, Parts>[];
  readonly withoutScreen: readonly PathWithoutScreen[];
  /** The start page, which the server renders. */
  readonly start: string;
  /** Screen that an unknown path leads users to who are signed in. Default: the start page, as for visitors. */
  readonly home?: string;
  /** Pattern of the server's other pages. */
  readonly serverPage: string;
  /** Layout of the signed-in screens. */
  readonly Layout: ComponentType;
  /** Composes the areas within the layout. Default: there are none. */
  readonly areas?: (routesIn: RoutesIn<Area>) => RouteObject[];
  readonly Failure: ComponentType;
  /** Error screen within the layout. Default: the same as outside. */
  readonly FramedFailure?: ComponentType;
  /** Shown while the first screen or another document loads. */
  readonly Loading: ComponentType;
}

/** Only paths for admins ask who is one. */
const noAdmin = async () => false;

/** Router of a site: public screens have no frame, all others are below the signed-in guard and layout. */
export function createSiteRouter<Area extends string, Parts extends RouterParts>(
  parts: Parts,
  options: SiteRoutes<Area, Parts>,
): DataRouter {
  const { site, screens, withoutScreen, start, home, serverPage, Layout, Failure, Loading } = options;
  const loadedAt = window.location.pathname;
  const guard = (needed: Access) => routeGuard(parts.sync, parts.access, needed, () => router);
  const standalone = screens.filter(({ path }) => path.access === 'public');
  const framed = screens.filter(({ path }) => path.access !== 'public');
  const routesIn: RoutesIn<Area> = (area) =>
    screenRoutes(
      framed.filter((screen) => screen.area === area),
      parts,
      guard,
    );
  const toNearest = async ({ request }: LoaderFunctionArgs) => {
    const { pathname } = new URL(request.url);
    if (home === undefined || (await parts.sync.guard('signed-in', pathname, noAdmin)) !== null) return redirect(start);
    noteMissed(pathname, home);
    return redirect(home);
  };
  const { access, client } = parts;
  const data = { access, client, uid: () => access.auth.currentUser?.uid ?? null };
  const getContext = () => new RouterContextProvider(new Map([[dataContext, data]]));
  const router = createBrowserRouter(
    [
      {
        element: <RootLayout site={SITE_TITLES[site]} />,
        ErrorBoundary: Failure,
        HydrateFallback: Loading,
        children: [
          // The server answers the start page. A document that was loaded there means that it could not.
          {
            path: start,
            loader: () => (loadedAt === start ? null : redirectDocument(start)),
            Component: Failure,
          },
          { path: serverPage, loader: leaveToServer(loadedAt, start), Component: Loading },
          ...screenRoutes(standalone, parts, guard),
          {
            middleware: [guard('signed-in')],
            Component: Layout,
            children: [
              {
                ErrorBoundary: options.FramedFailure ?? Failure,
                children: [...routesIn(), ...(options.areas?.(routesIn) ?? [])],
              },
            ],
          },
          ...routesWithoutScreen(withoutScreen, guard),
          { path: '*', loader: toNearest, Component: Loading },
        ],
      },
    ],
    { getContext },
  );
  return router;
}
