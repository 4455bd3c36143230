import { loginPath } from '@countin/auth-sync/browser';
import { LiveUserProvider, useOptionalSession } from '@countin/data';
import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';

/** Around every signed-in screen. Follows the session: whoever is signed out elsewhere goes to the log-in. */
export function SignedInLayout() {
  const session = useOptionalSession();
  const { pathname, search, hash } = useLocation();
  if (session === undefined) return null;
  if (session === null) return <Navigate replace to={loginPath('fourtrack', pathname + search + hash)} />;
  return <LiveUserProvider><Suspense><Outlet /></Suspense></LiveUserProvider>;
}
