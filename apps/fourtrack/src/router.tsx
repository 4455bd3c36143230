import { doorView } from '@countin/account';
import type { DataAccess } from '@countin/data';
import { createBrowserRouter, redirectDocument, type LoaderFunctionArgs } from 'react-router';
import { LEAVE, paths } from './paths.ts';
import { RouteFailure } from './routes/route-failure.tsx';
import { SignInRoute } from './routes/sign-in-route.tsx';
import { isInAlready, leave } from './session/enter-and-leave.ts';
import type { MarkStorage } from './session/person-mark.ts';

/** The router of mode two's application. What it does not know leads to the start page, which is the server's. */
export function createAppRouter(access: DataAccess, storage: MarkStorage) {
  const loader = ({ request }: LoaderFunctionArgs) => atTheDoor(access, storage, request);
  return createBrowserRouter([
    {
      ErrorBoundary: RouteFailure,
      HydrateFallback: Nothing,
      children: [
        { path: paths.login.pattern, loader, element: <SignInRoute mode="login" /> },
        { path: paths.signup.pattern, loader, element: <SignInRoute mode="signup" /> },
        // The server answers `/` itself; coming here means that it could not.
        { path: paths.home.pattern, Component: RouteFailure },
        { path: '*', loader: () => redirectDocument(paths.home.to()), Component: Nothing },
      ],
    },
  ]);
}

/** What stands there while the browser goes elsewhere. */
function Nothing() {
  return null;
}

/** Whoever is in already, or wants to leave, does not see a form; what a mail links to is for everybody. */
async function atTheDoor(access: DataAccess, storage: MarkStorage, request: Request): Promise<Response | null> {
  const { searchParams } = new URL(request.url);
  if (searchParams.has(LEAVE)) {
    await leave(access, storage);
    return redirectDocument(paths.home.to());
  }
  if (doorView(searchParams, 'login').kind === 'link') return null;
  return (await isInAlready(access, storage)) ? redirectDocument(paths.home.to()) : null;
}
