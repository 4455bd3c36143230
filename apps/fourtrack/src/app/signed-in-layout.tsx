import { loginPath } from '@countin/auth-sync/browser';
import { useAuthSync } from '@countin/data/cross-site-sign-in';
import { useOptionalSession } from '@countin/data/session';
import { LiveUserProvider } from '@countin/data/users';
import { Suspense, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { AppFrame } from '../shell/frame/app-frame.tsx';
import { paths } from '../shell/navigation/paths.ts';

/** The frame of every signed-in screen. Follows the session: whoever is signed out elsewhere goes to the log-in. */
export function SignedInLayout() {
  const sync = useAuthSync();
  const session = useOptionalSession();
  const { pathname, search, hash } = useLocation();
  const [leaving, setLeaving] = useState(false);

  const leave = async () => {
    // Nothing that needs somebody signed in stays on the screen meanwhile.
    setLeaving(true);
    try {
      await sync.logOut();
      // The start page is the server's.
      window.location.assign(paths.home.to());
    } catch {
      // It is logged, and the person is still signed in: the screen they were on says so best.
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
