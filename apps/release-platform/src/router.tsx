import { currentSession, type DataAccess } from '@countin/data';
import { createBrowserRouter, redirect, type MiddlewareFunction } from 'react-router';
import { redirectFor, type Access } from './navigation/access.ts';
import { paths } from './navigation/paths.ts';
import { RouteFailure } from './routes/route-failure.tsx';
import { RootLayout } from './routes/root-layout.tsx';
import { SignedInLayout } from './routes/signed-in-layout.tsx';
import { StartingUp } from './start/starting-up.tsx';

/** What a route tells the frame about itself. */
export interface RouteHandle {
  /** Its name in the page title: a key of `nav:titles`. */
  readonly title: 'splash' | 'login' | 'privacy' | 'terms' | 'dashboard' | 'collection' | 'artist' | 'products' | 'product' | 'productLinks' | 'signups' | 'label';
}

const named = (title: RouteHandle['title']): RouteHandle => ({ title });

/** The router of mode one. Screens load when they are gone to. */
export function createAppRouter(access: DataAccess) {
  return createBrowserRouter([
    {
      Component: RootLayout,
      ErrorBoundary: RouteFailure,
      HydrateFallback: StartingUp,
      children: [
        { path: paths.splash.pattern, handle: named('splash'), lazy: () => import('./routes/splash-route.tsx') },
        { path: paths.login.pattern, handle: named('login'), lazy: () => import('./routes/login-route.tsx') },
        { path: paths.privacy.pattern, handle: named('privacy'), lazy: () => import('./routes/privacy-route.tsx') },
        { path: paths.terms.pattern, handle: named('terms'), lazy: () => import('./routes/terms-route.tsx') },
        {
          middleware: [guard(access, 'signed-in')],
          Component: SignedInLayout,
          children: [
            {
              ErrorBoundary: RouteFailure,
              children: [
                { path: paths.dashboard.pattern, handle: named('dashboard'), lazy: () => import('./routes/dashboard-route.tsx') },
                { path: paths.collection.pattern, handle: named('collection'), lazy: () => import('./routes/collection-route.tsx') },
                { path: paths.artist.pattern, handle: named('artist'), lazy: () => import('./routes/artist-route.tsx') },
                { path: paths.products.pattern, handle: named('products'), lazy: () => import('./routes/products-route.tsx') },
                { path: paths.product.pattern, handle: named('product'), lazy: () => import('./routes/product-route.tsx') },
                { path: paths.productLinks.pattern, handle: named('productLinks'), lazy: () => import('./routes/product-links-route.tsx') },
                { path: paths.signups.pattern, handle: named('signups'), lazy: () => import('./routes/signups-route.tsx') },
                { path: paths.label.pattern, handle: named('label'), lazy: () => import('./routes/label-route.tsx') },
              ],
            },
          ],
        },
        { path: '*', loader: () => redirect(paths.splash.to()) },
      ],
    },
  ]);
}

/** Runs before anything of a guarded screen loads. */
function guard(access: DataAccess, needed: Access): MiddlewareFunction {
  return async ({ request }, next) => {
    const { pathname, search, hash } = new URL(request.url);
    const elsewhere = redirectFor(needed, (await currentSession(access)) !== null, pathname + search + hash);
    if (elsewhere) throw redirect(elsewhere);
    return next();
  };
}
