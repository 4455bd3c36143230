import { authView } from '@countin/account';
import { parseNext, type Access, type AuthSync, type TakenArrival } from '@countin/auth-sync/browser';
import type { DataAccess } from '@countin/data/access';
import { leaveToServer, routeGuard, routesWithoutScreen, syncLoader } from '@countin/cross-site-sign-in';
import { lazyImport } from '@countin/deployment-recovery';
import { takeLeaving } from '@countin/public-pages/bar';
import {
  createBrowserRouter,
  redirect,
  redirectDocument,
  type DataRouter,
  type LoaderFunctionArgs,
} from 'react-router';
import { LEAVE, paths, pathsWithoutScreen } from '../shell/navigation/paths.ts';
import { RootLayout } from './root-layout.tsx';
import { RouteFailure, ScreenFailure } from './route-failure.tsx';
import { SignInRoute } from '../features/account/sign-in-screen.tsx';
import { SignedInLayout } from './signed-in-layout.tsx';
import { isInAlready } from '../shell/session/enter-and-leave.ts';
import type { MarkStorage } from '../shell/session/person-mark.ts';

/** What a route tells the frame about itself. */
export interface RouteHandle {
  /** Its name in the page title: a key of `fourtrack:titles`. */
  readonly title: 'login' | 'signup' | 'sync' | 'profile' | 'studio' | 'createArtist';
}

const named = (title: RouteHandle['title']): RouteHandle => ({ title });

/** What the router works with. */
export interface RouterParts {
  readonly access: DataAccess;
  readonly sync: AuthSync;
  readonly storage: MarkStorage;
  /** What the document was opened for, if that is `/auth/sync`. */
  readonly arrival: TakenArrival | null;
}

/** The router of mode two's application. What it does not know leads to the start page, which is the server's. */
export function createAppRouter(parts: RouterParts): DataRouter {
  const { access, sync, arrival } = parts;
  const loadedAt = window.location.pathname;
  const door = ({ request }: LoaderFunctionArgs) => atTheDoor(parts, request);
  const toStart = () => redirect(paths.home.to());
  const guard = (needed: Access) => routeGuard(sync, access, needed, () => router);
  const router = createBrowserRouter([
    {
      Component: RootLayout,
      ErrorBoundary: RouteFailure,
      HydrateFallback: Nothing,
      children: [
        { path: paths.login.pattern, handle: named('login'), loader: door, element: <SignInRoute mode="login" /> },
        { path: paths.signup.pattern, handle: named('signup'), loader: door, element: <SignInRoute mode="signup" /> },
        {
          path: paths.sync.pattern,
          handle: named('sync'),
          loader: syncLoader(sync, arrival),
          shouldRevalidate: () => false,
          lazy: lazyImport(() => import('../features/account/sync-screen.tsx')),
        },
        {
          middleware: [guard('signed-in')],
          Component: SignedInLayout,
          children: [
            {
              ErrorBoundary: ScreenFailure,
              children: [
                {
                  path: paths.profile.pattern,
                  handle: named('profile'),
                  lazy: lazyImport(() => import('../features/account/profile-screen.tsx')),
                },
                {
                  path: paths.studio.pattern,
                  handle: named('studio'),
                  lazy: lazyImport(() => import('../features/studio/studio-screen.tsx')),
                },
                {
                  path: paths.createArtist.pattern,
                  handle: named('createArtist'),
                  lazy: lazyImport(() => import('../features/create-artist/create-artist-screen.tsx')),
                },
              ],
            },
          ],
        },
        ...routesWithoutScreen(pathsWithoutScreen, guard),
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

/** What stands there while the browser goes elsewhere. */
function Nothing() {
  return null;
}

/** Whoever is in already, or wants to leave, does not see a form; what a mail links to is for everybody. */
async function atTheDoor({ access, storage, sync }: RouterParts, request: Request): Promise<Response | null> {
  const { searchParams } = new URL(request.url);
  if (searchParams.has(LEAVE) && takeLeaving(() => window.sessionStorage)) {
    await sync.logOut();
    return redirectDocument(paths.home.to());
  }
  if (authView(searchParams, 'login').kind === 'link') return null;
  return (await isInAlready(access, storage)) ? redirect(parseNext(searchParams.get('back')) ?? paths.home.to()) : null;
}
