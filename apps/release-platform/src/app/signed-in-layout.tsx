import { loginPath } from '@countin/auth-sync/browser';
import { useAuthSync } from '@countin/data/cross-site-sign-in';
import { useOptionalSession } from '@countin/data/session';
import { LiveUserProvider, useUserStatus } from '@countin/data/users';
import { useAccountLanguage } from '@countin/i18n/react';
import { HomePathProvider, ScreenSkeleton } from '@countin/screen-kit/loading';
import { Suspense, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { AppFrame } from '../shell/frame/app-frame.tsx';
import { FOURTRACK_STUDIO } from '../shell/navigation/fourtrack-paths.ts';
import { paths } from '../paths/paths.ts';
import { StartingUp } from '../shell/frame/starting-up.tsx';

/** Layout of all signed-in screens. Users who are signed out in another tab or site are sent to the log-in page. */
export function SignedInLayout() {
  const sync = useAuthSync();
  const navigate = useNavigate();
  const session = useOptionalSession();
  const { pathname, search, hash } = useLocation();
  const [leaving, setLeaving] = useState(false);

  const leave = async () => {
    // Hide the screen during log-out: its content needs a signed-in user.
    setLeaving(true);
    try {
      await sync.logOut();
      await navigate(paths.splash.to());
    } catch {
      // The error is logged. The user is still signed in, so show the screen again.
      setLeaving(false);
    }
  };

  if (session === undefined || leaving) return <StartingUp />;
  if (session === null) return <Navigate replace to={loginPath('countin', pathname + search + hash)} />;
  return (
    <LiveUserProvider>
      <SignedInFrame email={session.email} onLogout={() => void leave()} />
    </LiveUserProvider>
  );
}

function SignedInFrame({ email, onLogout }: { email: string | null; onLogout: () => void }) {
  const { user, isAdmin } = useUserStatus();
  const fourtrack = useAuthSync().otherSiteLink(FOURTRACK_STUDIO);
  useAccountLanguage(user?.language);
  return (
    <AppFrame
      name={user ? user.displayName || (email ?? '') : ''}
      isAdmin={isAdmin}
      fourtrack={fourtrack}
      onLogout={onLogout}
    >
      <HomePathProvider value={paths.dashboard.to()}>
        <Suspense fallback={<ScreenSkeleton />}>
          <Outlet />
        </Suspense>
      </HomePathProvider>
    </AppFrame>
  );
}
