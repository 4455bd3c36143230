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
import { paths } from '../shell/navigation/paths.ts';
import { StartingUp } from '../shell/frame/starting-up.tsx';

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
