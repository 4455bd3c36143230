import { LANGUAGES } from '@countin/domain';
import { useDataAccess, type NewAccount } from '@countin/data';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { enter } from '../session/enter-and-leave.ts';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import type { SignInMode } from '../sign-in/sign-in-mode.ts';
import { FourtrackMark } from '../start/fourtrack-mark.tsx';
import { openStorage } from '../start/open-storage.ts';
import styles from './sign-in-route.module.css';

/** Log in and sign up. Whoever is in goes on to the start page, which the server renders. */
export function SignInRoute({ mode }: { readonly mode: SignInMode }) {
  const { t, i18n } = useTranslation('fourtrack');
  const access = useDataAccess();
  const route = t(`${mode}.route`);
  useEffect(() => void (document.title = `4track - ${route}`), [route]);

  const submit = async (account: NewAccount) => {
    const language = LANGUAGES.find((known) => known === i18n.language);
    await enter(access, openStorage(window), mode, { ...account, language });
    window.location.assign(paths.home.to());
  };
  const other = mode === 'login' ? paths.signup.to() : paths.login.to();

  return (
    <div className={styles.page}>
      <main className={styles.main}>
        <a href={paths.home.to()} className={styles.home}><FourtrackMark /></a>
        <div className={styles.panel}>
          <h1 className={styles.title}>{t(`${mode}.title`)}</h1>
          <p className={styles.lead}>{t(`${mode}.lead`)}</p>
          <SignInForm key={mode} mode={mode} onSubmit={submit} />
          <p className={styles.other}>{t(`${mode}.other`)} <Link to={other}>{t(`${mode}.otherAction`)}</Link></p>
        </div>
      </main>
      <div className={styles.reel} aria-hidden><i /><i /><i /><i /></div>
    </div>
  );
}
