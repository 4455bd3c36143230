import { authView } from '@countin/account';
import type { Feature } from '@countin/app-shell';
import { parseNext } from '@countin/auth-sync/browser';
import { syncLoader } from '@countin/cross-site-sign-in';
import { consumeLogoutIntent } from '@countin/public-pages/bar';
import { redirect, redirectDocument, type LoaderFunction } from 'react-router';
import type { FourtrackRouterParts } from '../../shell/navigation/router-parts.ts';
import { serverPaths } from '../../paths/server-paths.ts';
import { isInAlready } from '../../shell/session/enter-and-leave.ts';
import { accountPaths } from '../../paths/account-paths.ts';
import { SignInScreen } from './sign-in-screen.tsx';

export const accountRoutes: Feature<never, FourtrackRouterParts> = {
  screens: [
    {
      path: accountPaths.login,
      title: 'fourtrack:titles.login',
      loader: loginLoader,
      element: <SignInScreen mode="login" />,
    },
    {
      path: accountPaths.signup,
      title: 'fourtrack:titles.signup',
      loader: loginLoader,
      element: <SignInScreen mode="signup" />,
    },
    {
      path: accountPaths.sync,
      title: 'fourtrack:titles.sync',
      loader: ({ sync, syncRequest }) => syncLoader(sync, syncRequest),
      shouldRevalidate: () => false,
      lazy: () => import('./sync-screen.tsx'),
    },
    {
      path: accountPaths.profile,
      title: 'fourtrack:titles.profile',
      lazy: () => import('./profile-screen.tsx'),
    },
  ],
};

/** Query parameter of the log-in path with which server-rendered pages request a log-out. */
const LEAVE = 'leave';

/** Redirects signed-in users, and logs out on request. Links from e-mails open for all users, signed in or not. */
function loginLoader({ access, storage, sync }: FourtrackRouterParts): LoaderFunction {
  return async ({ request }) => {
    const { searchParams } = new URL(request.url);
    if (searchParams.has(LEAVE) && consumeLogoutIntent(() => window.sessionStorage)) {
      await sync.logOut();
      return redirectDocument(serverPaths.home.to());
    }
    if (authView(searchParams, 'login').kind === 'link') return null;
    if (!(await isInAlready(access, storage))) return null;
    return redirect(parseNext(searchParams.get('back')) ?? serverPaths.home.to());
  };
}
