import type { Access, AuthSync, TakenArrival } from '@countin/auth-sync/browser';
import type { DataAccess } from '@countin/data/access';
import { leaveToServer, routeGuard, routesWithoutScreen, syncLoader } from '@countin/cross-site-sign-in';
import { lazyImport } from '@countin/deployment-recovery';
import { createBrowserRouter, redirect, redirectDocument, type DataRouter } from 'react-router';
import { paths, pathsWithoutScreen } from '../shell/navigation/paths.ts';
import { RouteFailure } from './route-failure.tsx';
import { RootLayout } from './root-layout.tsx';
import { SignedInLayout } from './signed-in-layout.tsx';
import { StartingUp } from '../shell/frame/starting-up.tsx';

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
        {
          path: paths.login.pattern,
          handle: named('login'),
          lazy: lazyImport(() => import('../features/account/login-screen.tsx')),
        },
        {
          path: paths.privacy.pattern,
          handle: named('privacy'),
          lazy: lazyImport(() => import('../features/legal/privacy-screen.tsx')),
        },
        {
          path: paths.terms.pattern,
          handle: named('terms'),
          lazy: lazyImport(() => import('../features/legal/terms-screen.tsx')),
        },
        {
          path: paths.sync.pattern,
          handle: named('sync'),
          loader: syncLoader(sync, arrival),
          shouldRevalidate: () => false,
          lazy: lazyImport(() => import('../features/account/sync-screen.tsx')),
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
                  lazy: lazyImport(() => import('../features/dashboard/dashboard-screen.tsx')),
                },
                {
                  path: paths.collection.pattern,
                  handle: named('collection'),
                  lazy: lazyImport(() => import('../features/releases/lists/collection-screen.tsx')),
                },
                {
                  path: paths.settings.pattern,
                  handle: named('settings'),
                  lazy: lazyImport(() => import('../features/account/settings-screen.tsx')),
                },
                {
                  path: paths.upgrade.pattern,
                  handle: named('upgrade'),
                  lazy: lazyImport(() => import('../features/account/upgrade-screen.tsx')),
                },
                {
                  path: paths.admin.pattern,
                  handle: named('admin'),
                  middleware: [guard('admin')],
                  lazy: lazyImport(() => import('../features/admin/admin-screen.tsx')),
                },
                {
                  id: OWN_ARTIST,
                  lazy: lazyImport(() => import('../shell/profiles/own-artist.tsx')),
                  children: [
                    {
                      lazy: lazyImport(() => import('../shell/profiles/artist-sections.tsx')),
                      children: [
                        {
                          path: paths.artist.pattern,
                          handle: named('artist'),
                          lazy: lazyImport(() => import('../features/profiles/artist-screen.tsx')),
                        },
                        {
                          path: paths.artistPage.pattern,
                          handle: named('artistPage'),
                          lazy: lazyImport(() => import('../features/profiles/artist-page-screen.tsx')),
                        },
                        {
                          path: paths.products.pattern,
                          handle: named('products'),
                          lazy: lazyImport(() => import('../features/releases/lists/products-screen.tsx')),
                        },
                        {
                          path: paths.medley.pattern,
                          handle: named('medley'),
                          lazy: lazyImport(() => import('../features/medley/medley-screen.tsx')),
                        },
                        {
                          path: paths.signups.pattern,
                          handle: named('signups'),
                          lazy: lazyImport(() => import('../features/fans/signups-screen.tsx')),
                        },
                      ],
                    },
                    {
                      path: paths.product.pattern,
                      handle: named('product'),
                      lazy: lazyImport(() => import('../features/releases/editor/product-screen.tsx')),
                    },
                    {
                      path: paths.productLinks.pattern,
                      handle: named('productLinks'),
                      lazy: lazyImport(() => import('../features/releases/links/product-links-screen.tsx')),
                    },
                  ],
                },
                {
                  id: OWN_LABEL,
                  lazy: lazyImport(() => import('../shell/profiles/own-label.tsx')),
                  children: [
                    {
                      lazy: lazyImport(() => import('../shell/profiles/label-sections.tsx')),
                      children: [
                        {
                          path: paths.label.pattern,
                          handle: named('label'),
                          lazy: lazyImport(() => import('../features/profiles/label-screen.tsx')),
                        },
                        {
                          path: paths.labelPage.pattern,
                          handle: named('labelPage'),
                          lazy: lazyImport(() => import('../features/profiles/label-page-screen.tsx')),
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
