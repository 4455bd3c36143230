import { loginPath } from '@countin/auth-sync/browser';
import { useAuthSync, useDataAccess, useOptionalSession, userOptions } from '@countin/data';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { AppFrame } from '../frame/app-frame.tsx';
import { ScreenSkeleton } from '../frame/screen-skeleton.tsx';
import { paths } from '../navigation/paths.ts';
import { StartingUp } from '../start/starting-up.tsx';

/** The frame of every signed-in screen. Follows the session: whoever is signed out elsewhere goes to the log-in. */
export function SignedInLayout() {
  const sync = useAuthSync();
  const navigate = useNavigate();
  const session = useOptionalSession();
  const { pathname, search, hash } = useLocation();
  const [leaving, setLeaving] = useState(false);

  const leave = async () => {
    // Nothing that needs somebody signed in stays on the screen meanwhile.
    setLeaving(true);
    try {
      await sync.logOut();
      await navigate(paths.splash.to());
    } catch {
      // It is logged, and the person is still signed in: the screen they were on says so best.
      setLeaving(false);
    }
  };

  if (session === undefined || leaving) return <StartingUp />;
  if (session === null) return <Navigate replace to={loginPath('countin', pathname + search + hash)} />;
  return <SignedInFrame uid={session.uid} email={session.email} onLogout={() => void leave()} />;
}

function SignedInFrame({ uid, email, onLogout }: { uid: string; email: string | null; onLogout: () => void }) {
  const { data: user } = useQuery(userOptions(useDataAccess(), uid));
  return (
    <AppFrame name={user ? user.displayName || (email ?? '') : ''} onLogout={onLogout}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Outlet />
      </Suspense>
    </AppFrame>
  );
}
