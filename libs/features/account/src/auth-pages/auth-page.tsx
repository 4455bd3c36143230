import { useDataAccess } from '@countin/data/access';
import { noteNewCredentials } from '@countin/data/account';
import {
  applyEmailLink,
  getOwnEmail,
  readEmailLink,
  requestPasswordReset,
  resetPassword,
  type NewAccount,
} from '@countin/data/session';
import type { SiteName } from '@countin/domain/account';
import { errorCodeOf } from '@countin/domain/errors';
import { LANGUAGES } from '@countin/domain/locale';
import { buttonClass } from '@countin/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AuthPanel } from './auth-panel.tsx';
import type { AuthView, SignInMode } from './auth-view.ts';
import { EmailLinkPanel } from './email-link-panel.tsx';
import { EndedNotice } from './ended-notice.tsx';
import { ForgottenPasswordForm } from './forgotten-password-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import styles from './auth-page.module.css';

/** Paths of the authentication forms, each with the return path in its query. */
export interface AuthPaths {
  readonly login: string;
  readonly signup: string;
  readonly forgotten: string;
  /** The small print, the same on both sites. */
  readonly terms: string;
  readonly privacy: string;
}

interface AuthPageProps {
  readonly site: SiteName;
  readonly view: AuthView;
  readonly paths: AuthPaths;
  /** Return path after a link from an e-mail. Default: the log-in. */
  readonly continueUrl: string;
  /** Signs in or up; throws AppError. */
  readonly onEnter: (mode: SignInMode, account: NewAccount) => Promise<void>;
  /** The site's name, as a link to its start. */
  readonly home: ReactNode;
  /** Shown beside the form where there is room. */
  readonly art: ReactNode;
  /** Other ways in, below the form. */
  readonly children?: ReactNode;
}

/** Authentication pages of a site: log-in, sign-up, password reset, and the actions of links in e-mails. */
export function AuthPage({ site, view, paths, continueUrl, onEnter, home, art, children }: AuthPageProps) {
  const access = useDataAccess();
  const { t, i18n } = useTranslation('auth');
  // The e-mail address is kept when the user switches between the forms.
  const [email, setEmail] = useState('');
  const service = useMemo(
    () => ({
      read: (code: string) => readEmailLink(access, code),
      resetPassword: (code: string, password: string) => resetPassword(access, { code, password }),
      apply: (code: string) => applyEmailLink(access, code),
      ownEmail: () => getOwnEmail(access),
      noteNewCredentials: (address: string) => noteNewCredentials(access, address),
    }),
    [access],
  );
  const returnTo = new URL(paths.login, window.location.origin).href;
  const askForReset = (address: string) =>
    requestPasswordReset(access, { email: address, returnTo, language: i18n.language });

  const enter = async (mode: SignInMode, account: NewAccount) => {
    try {
      await onEnter(mode, { ...account, language: LANGUAGES.find((known) => known === i18n.language), returnTo });
    } catch (error) {
      // The screen must not reveal that the address has an account. Only the e-mail to its owner does.
      if (mode === 'signup' && errorCodeOf(error) === 'auth/email-in-use') await askForReset(account.email);
      throw error;
    }
  };

  const panel = () => {
    if (view.kind === 'link')
      return (
        <EmailLinkPanel
          key={view.code}
          code={view.code}
          verifies={view.verifies}
          service={service}
          continueUrl={continueUrl}
          forgotten={paths.forgotten}
        />
      );
    if (view.kind === 'forgotten') {
      return (
        <AuthPanel title={t('forgotten.title')} lead={t('forgotten.lead')}>
          <ForgottenPasswordForm email={email} onEmail={setEmail} onSubmit={askForReset} />
          <p className={styles.other}>
            <Link to={paths.login}>{t('forgotten.back')}</Link>
          </p>
        </AuthPanel>
      );
    }
    if (view.kind === 'deleted') {
      return (
        <AuthPanel title={t('deleted.title')} lead={t('deleted.text')}>
          <a href="/" className={buttonClass({ variant: 'solid', wide: true })}>
            {t('deleted.start')}
          </a>
        </AuthPanel>
      );
    }
    const mode = view.kind;
    const smallPrint = (
      <>
        {t('agree')}{' '}
        <a href={paths.terms} target="_blank" rel="noreferrer">
          {t('terms')}
        </a>{' '}
        ·{' '}
        <a href={paths.privacy} target="_blank" rel="noreferrer">
          {t('privacy')}
        </a>
      </>
    );
    return (
      <AuthPanel title={t(`${site}.${mode}.title`)} lead={t(`${site}.${mode}.lead`)}>
        {mode === 'login' && <EndedNotice />}
        <SignInForm
          key={mode}
          site={site}
          mode={mode}
          email={email}
          onEmail={setEmail}
          onSubmit={(account) => enter(mode, account)}
          forgotten={<Link to={paths.forgotten}>{t('forgotten.link')}</Link>}
          smallPrint={smallPrint}
        />
        {children}
        <p className={styles.other}>
          {t(`${site}.${mode}.other`)}{' '}
          <Link to={mode === 'login' ? paths.signup : paths.login}>{t(`${site}.${mode}.otherAction`)}</Link>
        </p>
      </AuthPanel>
    );
  };

  return (
    <div className={styles.page}>
      <main className={styles.main}>
        <div className={styles.home}>{home}</div>
        {panel()}
      </main>
      <div className={styles.art} aria-hidden>
        {art}
      </div>
    </div>
  );
}
