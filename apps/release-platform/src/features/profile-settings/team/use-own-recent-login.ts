import { accountService, useRecentLogin, type RecentLogin } from '@countin/account';
import { useDataAccess } from '@countin/data/access';
import { useAuthSync } from '@countin/data/cross-site-sign-in';
import { useSession } from '@countin/data/session';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths/paths.ts';

/** Asks the signed-in user for the password before sensitive actions. */
export function useOwnRecentLogin(): RecentLogin {
  const access = useDataAccess();
  const sync = useAuthSync();
  const { email } = useSession();
  const { i18n } = useTranslation();
  const service = useMemo(
    () =>
      accountService(access, {
        returnTo: new URL(paths.login.to(), window.location.origin).href,
        language: i18n.language,
      }),
    [access, i18n.language],
  );
  return useRecentLogin({ email, service, onReauthenticated: () => sync.afterReauthentication() });
}
