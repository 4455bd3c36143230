import { loginPath } from '@countin/auth-sync/browser';
import { useAuthSync } from '@countin/data/cross-site-sign-in';
import { useOptionalSession } from '@countin/data/session';
import { LiveUserProvider } from '@countin/data/users';
import { Suspense, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { AppFrame } from '../shell/frame/app-frame.tsx';
import { paths } from '../paths/paths.ts';

/** Layout of all signed-in screens. Users who are signed out in another tab or site are sent to the log-in page. */
export function SignedInLayout() {
  const sync = useAuthSync();
  const session = useOptionalSession();
  const { pathname, search, hash } = useLocation();
  const [leaving, setLeaving] = useState(false);

  const leave = async () => {
    // Hide the screen during log-out: its content needs a signed-in user.
    setLeaving(true);
    try {
      await sync.logOut();
      // The server renders the start page, so leave the single-page app.
      window.location.assign(paths.home.to());
    } catch {
      // The error is logged. The user is still signed in, so show the screen again.
      setLeaving(false);
    }
  };

  if (session === undefined || leaving) return null;
  if (session === null) return <Navigate replace to={loginPath('fourtrack', pathname + search + hash)} />;
  return (
    <LiveUserProvider>
      <Suspense>
        <AppFrame onLogout={() => void leave()}>
          <Suspense>
            <Outlet />
          </Suspense>
        </AppFrame>
      </Suspense>
    </LiveUserProvider>
  );
}
