import { signInOptions, signUpOptions, useDataAccess, useOptionalSession, type NewAccount } from '@countin/data';
import { LANGUAGES } from '@countin/domain';
import { Cover, Wordmark } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { paths } from '../navigation/paths.ts';
import { returnPath } from '../navigation/return-path.ts';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import type { SignInMode } from '../sign-in/sign-in-mode.ts';
import { SAMPLE_COVER } from '../splash/sample-release.ts';
import styles from './login-route.module.css';

/** Log in and sign up. Once somebody is signed in it leads to where they wanted to go. */
export function Component() {
  const { t, i18n } = useTranslation('auth');
  const access = useDataAccess();
  const session = useOptionalSession();
  const [query] = useSearchParams();
  const signIn = useMutation(signInOptions(access));
  const signUp = useMutation(signUpOptions(access));
  const mode: SignInMode = query.get('mode') === 'signup' ? 'signup' : 'login';
  const back = query.get('back') ?? undefined;

  // The account's document is written after the person is signed in: leaving earlier would cut that off.
  if (session && !signIn.isPending && !signUp.isPending) return <Navigate replace to={returnPath(back ?? null, window.location.origin)} />;

  const enter = async (account: NewAccount) => {
    const language = LANGUAGES.find((known) => known === i18n.language);
    await (mode === 'signup' ? signUp.mutateAsync({ ...account, language }) : signIn.mutateAsync(account));
  };
  const other = mode === 'signup' ? paths.login.to({ back }) : paths.login.to({ mode: 'signup', back });

  return (
    <div className={styles.page}>
      <main className={styles.main}>
        <Link to={paths.splash.to()} className={styles.home}><Wordmark name="countin" /></Link>
        <div className={styles.panel}>
          <h1 className={styles.title}>{t(`${mode}.title`)}</h1>
          <p className={styles.lead}>{t(`${mode}.lead`)}</p>
          <SignInForm key={mode} mode={mode} onSubmit={enter} />
          <p className={styles.other}>{t(`${mode}.other`)} <Link to={other}>{t(`${mode}.otherAction`)}</Link></p>
        </div>
      </main>
      <div className={styles.sleeve} aria-hidden><Cover design={SAMPLE_COVER} eager className={styles.picture} /></div>
    </div>
  );
}
