import type { Access, AuthSync, TakenArrival } from '@countin/auth-sync/browser';
import type { DataAccess } from '@countin/data/access';
import { leaveToServer, routeGuard, routesWithoutScreen, syncLoader } from '@countin/hand-over';
import { lazyPart } from '@countin/lazy-pages';
import { createBrowserRouter, redirect, redirectDocument, type DataRouter } from 'react-router';
import { paths, pathsWithoutScreen } from './navigation/paths.ts';
import { RouteFailure } from './routes/route-failure.tsx';
import { RootLayout } from './routes/root-layout.tsx';
import { SignedInLayout } from './routes/signed-in-layout.tsx';
import { StartingUp } from './start/starting-up.tsx';

/** What a route tells the frame about itself. */
export interface RouteHandle {
  /** Its name in the page title: a key of `nav:titles`. */
  readonly title:
    | 'login'
    | 'privacy'
    | 'terms'
    | 'sync'
    | 'dashboard'
    | 'collection'
    | 'settings'
    | 'upgrade'
    | 'admin'
    | 'artist'
    | 'artistPage'
    | 'products'
    | 'product'
    | 'productLinks'
    | 'signups'
    | 'medley'
    | 'label'
    | 'labelPage';
}

const named = (title: RouteHandle['title']): RouteHandle => ({ title });

/** Ids of the routes that let an artist's or a label's owner in, and no one else. */
export const OWN_ARTIST = 'own-artist';
export const OWN_LABEL = 'own-label';

/** What the router works with. */
export interface RouterParts {
  readonly access: DataAccess;
  readonly sync: AuthSync;
  /** What the document was opened for, if that is `/auth/sync`. */
  readonly arrival: TakenArrival | null;
}

/** The router of mode one. Screens load when they are gone to. */
export function createAppRouter({ access, sync, arrival }: RouterParts): DataRouter {
  const loadedAt = window.location.pathname;
  const toStart = () => redirect(paths.splash.to());
  const guard = (needed: Access) => routeGuard(sync, access, needed, () => router);
  const router = createBrowserRouter([
    {
      Component: RootLayout,
      ErrorBoundary: RouteFailure,
      HydrateFallback: StartingUp,
      children: [
        // The server answers `/` itself; a document that was loaded there means that it could not.
        {
          path: paths.splash.pattern,
          loader: () => (loadedAt === paths.splash.to() ? null : redirectDocument(paths.splash.to())),
          Component: RouteFailure,
        },
        { path: paths.login.pattern, handle: named('login'), lazy: lazyPart(() => import('./routes/login-route.tsx')) },
        {
          path: paths.privacy.pattern,
          handle: named('privacy'),
          lazy: lazyPart(() => import('./routes/privacy-route.tsx')),
        },
        { path: paths.terms.pattern, handle: named('terms'), lazy: lazyPart(() => import('./routes/terms-route.tsx')) },
        {
          path: paths.sync.pattern,
          handle: named('sync'),
          loader: syncLoader(sync, arrival),
          shouldRevalidate: () => false,
          lazy: lazyPart(() => import('./routes/sync-route.tsx')),
        },
        { path: paths.release.pattern, loader: leaveToServer(loadedAt, paths.splash.to()), Component: StartingUp },
        {
          middleware: [guard('signed-in')],
          Component: SignedInLayout,
          children: [
            {
              ErrorBoundary: RouteFailure,
              children: [
                {
                  path: paths.dashboard.pattern,
                  handle: named('dashboard'),
                  lazy: lazyPart(() => import('./routes/dashboard-route.tsx')),
                },
                {
                  path: paths.collection.pattern,
                  handle: named('collection'),
                  lazy: lazyPart(() => import('./routes/collection-route.tsx')),
                },
                {
                  path: paths.settings.pattern,
                  handle: named('settings'),
                  lazy: lazyPart(() => import('./routes/settings-route.tsx')),
                },
                {
                  path: paths.upgrade.pattern,
                  handle: named('upgrade'),
                  lazy: lazyPart(() => import('./routes/upgrade-route.tsx')),
                },
                {
                  path: paths.admin.pattern,
                  handle: named('admin'),
                  middleware: [guard('admin')],
                  lazy: lazyPart(() => import('./routes/admin-route.tsx')),
                },
                {
                  id: OWN_ARTIST,
                  lazy: lazyPart(() => import('./routes/own-artist.tsx')),
                  children: [
                    {
                      lazy: lazyPart(() => import('./routes/artist-sections.tsx')),
                      children: [
                        {
                          path: paths.artist.pattern,
                          handle: named('artist'),
                          lazy: lazyPart(() => import('./routes/artist-route.tsx')),
                        },
                        {
                          path: paths.artistPage.pattern,
                          handle: named('artistPage'),
                          lazy: lazyPart(() => import('./routes/artist-page-route.tsx')),
                        },
                        {
                          path: paths.products.pattern,
                          handle: named('products'),
                          lazy: lazyPart(() => import('./routes/products-route.tsx')),
                        },
                        {
                          path: paths.medley.pattern,
                          handle: named('medley'),
                          lazy: lazyPart(() => import('./routes/medley-route.tsx')),
                        },
                        {
                          path: paths.signups.pattern,
                          handle: named('signups'),
                          lazy: lazyPart(() => import('./routes/signups-route.tsx')),
                        },
                      ],
                    },
                    {
                      path: paths.product.pattern,
                      handle: named('product'),
                      lazy: lazyPart(() => import('./routes/product-route.tsx')),
                    },
                    {
                      path: paths.productLinks.pattern,
                      handle: named('productLinks'),
                      lazy: lazyPart(() => import('./routes/product-links-route.tsx')),
                    },
                  ],
                },
                {
                  id: OWN_LABEL,
                  lazy: lazyPart(() => import('./routes/own-label.tsx')),
                  children: [
                    {
                      lazy: lazyPart(() => import('./routes/label-sections.tsx')),
                      children: [
                        {
                          path: paths.label.pattern,
                          handle: named('label'),
                          lazy: lazyPart(() => import('./routes/label-route.tsx')),
                        },
                        {
                          path: paths.labelPage.pattern,
                          handle: named('labelPage'),
                          lazy: lazyPart(() => import('./routes/label-page-route.tsx')),
                        },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
        ...routesWithoutScreen(pathsWithoutScreen, guard),
        { path: '*', loader: toStart },
      ],
    },
  ]);
  return router;
}
