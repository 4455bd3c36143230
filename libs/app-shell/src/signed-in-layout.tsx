import { loginPath } from '@countin/auth-sync/browser';
import { useAuthSync } from '@countin/data/cross-site-sign-in';
import { useOptionalSession } from '@countin/data/session';
import { LiveUserProvider } from '@countin/data/users';
import { lazyImport } from '@countin/deployment-recovery';
import type { SiteName } from '@countin/domain/account';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation, useNavigate, type NavigateFunction } from 'react-router';
import { missedBefore } from './missed-address.ts';

const MissedNotice = lazy(lazyImport(() => import('./missed-notice.tsx')));

/** Frame of the signed-in screens: navigation and log-out around the screen. */
export interface FrameProps {
  readonly onLogout: () => void;
  readonly children: ReactNode;
}

interface SignedInLayoutProps {
  readonly site: SiteName;
  readonly Frame: ComponentType<FrameProps>;
  /** Leads to the start page after log-out. */
  readonly onLoggedOut: (navigate: NavigateFunction) => Promise<void> | void;
  /** Shown while the session or the frame loads. */
  readonly loading?: ReactNode;
  /** Shown in the frame while a screen loads. */
  readonly screenLoading?: ReactNode;
}

/** Layout of all signed-in screens. Users who are signed out in another tab or site are sent to the log-in page. */
export function SignedInLayout({ site, Frame, onLoggedOut, loading = null, screenLoading }: SignedInLayoutProps) {
  const sync = useAuthSync();
  const navigate = useNavigate();
  const session = useOptionalSession();
  const { pathname, search, hash } = useLocation();
  const [leaving, setLeaving] = useState(false);

  const missed = missedBefore(pathname);
  const leave = async () => {
    // Hide the screen during log-out: its content needs a signed-in user.
    setLeaving(true);
    try {
      await sync.logOut();
      await onLoggedOut(navigate);
    } catch {
      // The error is logged. The user is still signed in, so show the screen again.
      setLeaving(false);
    }
  };

  if (session === undefined || leaving) return loading;
  if (session === null) return <Navigate replace to={loginPath(site, pathname + search + hash)} />;
  return (
    <LiveUserProvider>
      <Suspense fallback={loading}>
        <Frame onLogout={() => void leave()}>
          {missed !== null && (
            <Suspense>
              <MissedNotice key={missed} address={missed} />
            </Suspense>
          )}
          <Suspense fallback={screenLoading}>
            <Outlet />
          </Suspense>
        </Frame>
      </Suspense>
    </LiveUserProvider>
  );
}
