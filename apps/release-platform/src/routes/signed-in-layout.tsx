import { signOutOptions, useDataAccess, useOptionalSession, userOptions } from '@countin/data';
import { Notice } from '@countin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { AppFrame } from '../frame/app-frame.tsx';
import { ScreenSkeleton } from '../frame/screen-skeleton.tsx';
import { redirectFor } from '../navigation/access.ts';
import { paths } from '../navigation/paths.ts';
import { StartingUp } from '../start/starting-up.tsx';

/** The frame of every signed-in screen. Follows the session: whoever is signed out elsewhere goes to the log-in. */
export function SignedInLayout() {
  const session = useOptionalSession();
  const { pathname, search, hash } = useLocation();
  if (session === undefined) return <StartingUp />;
  if (session === null) return <Navigate replace to={redirectFor('signed-in', false, pathname + search + hash) ?? paths.login.to()} />;
  return <SignedInFrame uid={session.uid} email={session.email} />;
}

function SignedInFrame({ uid, email }: { uid: string; email: string | null }) {
  const { t } = useTranslation('nav');
  const access = useDataAccess();
  const navigate = useNavigate();
  const { data: user } = useQuery(userOptions(access, uid));
  const logout = useMutation(signOutOptions(access));
  const leave = () => {
    // The splash first: it needs nobody signed in, so nothing below is left without its person.
    void navigate(paths.splash.to());
    logout.mutate();
  };
  return (
    <AppFrame name={user ? user.displayName || (email ?? '') : ''} onLogout={leave}>
      {logout.isError && <Notice tone="danger" title={t('logoutFailed')} />}
      <Suspense fallback={<ScreenSkeleton />}>
        <Outlet />
      </Suspense>
    </AppFrame>
  );
}
