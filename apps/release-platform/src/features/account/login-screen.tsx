import { AuthPage, authView, trustedContinueUrl, type SignInMode } from '@countin/account';
import { SAMPLE_COVER } from '@countin/cover-art';
import { useDataAccess } from '@countin/data/access';
import { useAuthSync } from '@countin/data/cross-site-sign-in';
import { signInOptions, signUpOptions, useOptionalSession, type NewAccount } from '@countin/data/session';
import { originsOf } from '@countin/domain/deployment';
import { ContinueWithOtherSite } from '@countin/cross-site-sign-in';
import { Cover } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { returnPath } from './return-path.ts';
import { useSites } from '@countin/app-shell';
import { HomeLink } from '../../shell/frame/home-link.tsx';
import { cacheGreeting, sightOfNow } from '../../shell/cached-greeting/cached-greeting.ts';
import styles from './login-screen.module.css';

/** Log-in screen. Redirects signed-in users to the page they asked for, except on links from e-mails. */
export function Component() {
  const { t } = useTranslation('dashboard');
  const access = useDataAccess();
  const sync = useAuthSync();
  const session = useOptionalSession();
  const origins = originsOf(useSites());
  const [query] = useSearchParams();
  const signIn = useMutation(signInOptions(access));
  const signUp = useMutation(signUpOptions(access));
  const view = authView(query, 'login');
  const back = query.get('back') ?? undefined;

  // Wait for sign-up to finish: the user document is written after the sign-in, and a redirect would abort it.
  if (session && view.kind !== 'link' && !signIn.isPending && !signUp.isPending)
    return <Navigate replace to={returnPath(back ?? null)} />;

  const enter = async (mode: SignInMode, account: NewAccount) => {
    await (mode === 'signup' ? signUp.mutateAsync(account) : signIn.mutateAsync(account));
    welcome();
    void sync.afterSignIn();
  };
  /** Caches the greeting that a new user's first dashboard shows while it loads. */
  const welcome = () => {
    const words = { title: t('greetingNoName.quiet'), below: t('sub.opening') };
    cacheGreeting(() => window.localStorage, { ...sightOfNow(), ...words, otherDay: words });
  };
  const login = paths.login.to({ back });

  return (
    <AuthPage
      site="countin"
      view={view}
      paths={{
        login,
        signup: paths.login.to({ mode: 'signup', back }),
        forgotten: paths.login.to({ mode: 'forgotten', back }),
        terms: paths.terms.to(),
        privacy: paths.privacy.to(),
      }}
      continueUrl={trustedContinueUrl(
        query.get('continueUrl'),
        [window.location.origin, origins.main, origins.fourtrack],
        login,
      )}
      onEnter={enter}
      home={<HomeLink />}
      art={<Cover design={SAMPLE_COVER} leading className={styles.picture} />}
    >
      <ContinueWithOtherSite back={back ?? null} />
    </AuthPage>
  );
}
