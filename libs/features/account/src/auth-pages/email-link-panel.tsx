import { useErrorText } from '@countin/i18n/react';
import { Button, buttonClass, Notice } from '@countin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AuthPanel } from './auth-panel.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { useEmailLink, type EmailLinkService } from './use-email-link.ts';
import styles from './auth-page.module.css';

interface EmailLinkPanelProps {
  readonly code: string;
  /** The link confirms the address of an account. */
  readonly verifies: boolean;
  readonly service: EmailLinkService;
  /** Where to go on afterwards, on either site. */
  readonly continueUrl: string;
  /** Path of the form for a forgotten password. */
  readonly forgotten: string;
}

/** Purpose of a link in our mails: a new password, or the address of an account. */
export function EmailLinkPanel({ code, verifies, service, continueUrl, forgotten }: EmailLinkPanelProps) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const { state, confirm, retry } = useEmailLink(code, verifies, service);
  const [busy, setBusy] = useState(false);

  if (state.stage === 'reading') return <AuthPanel title={t('emailLink.reading')} lead={t('emailLink.readingLead')} />;
  if (state.stage === 'refused') {
    if (state.errorCode !== 'auth/link-invalid') {
      return (
        <AuthPanel title={t('emailLink.unreachable.title')} lead={errorText(state.errorCode)}>
          <Button variant="solid" wide onClick={retry}>
            {t('emailLink.unreachable.again')}
          </Button>
        </AuthPanel>
      );
    }
    if (verifies)
      return (
        <AuthPanel title={t('emailLink.used.title')} lead={t('emailLink.used.lead')}>
          <a href={continueUrl} className={buttonClass({ variant: 'solid', wide: true })}>
            {t('emailLink.login')}
          </a>
        </AuthPanel>
      );
    return (
      <AuthPanel title={t('emailLink.invalid.title')} lead={t('emailLink.invalid.lead')}>
        <div className={styles.actions}>
          <Link to={forgotten} className={buttonClass({ variant: 'solid', wide: true })}>
            {t('emailLink.newLink')}
          </Link>
          <a href={continueUrl} className={buttonClass({ wide: true })}>
            {t('emailLink.login')}
          </a>
        </div>
      </AuthPanel>
    );
  }

  const { purpose, email } = state.link;
  if (state.stage === 'done') {
    return (
      <AuthPanel title={t(`emailLink.${purpose}.done`, { email })} lead={t(`emailLink.${purpose}.doneText`, { email })}>
        <div className={styles.actions}>
          {purpose === 'recover' && (
            <Link to={forgotten} className={buttonClass({ variant: 'solid', wide: true })}>
              {t('emailLink.newPassword')}
            </Link>
          )}
          <a
            href={continueUrl}
            className={buttonClass({ variant: purpose === 'recover' ? 'outlined' : 'solid', wide: true })}
          >
            {t('emailLink.continue')}
          </a>
        </div>
      </AuthPanel>
    );
  }
  const apply = async () => {
    setBusy(true);
    await confirm();
    setBusy(false);
  };
  return (
    <AuthPanel title={t(`emailLink.${purpose}.title`)} lead={t(`emailLink.${purpose}.lead`, { email })}>
      <div className={styles.actions}>
        {state.errorCode && <Notice tone="danger" title={errorText(state.errorCode)} />}
        {purpose === 'password' ? (
          <NewPasswordForm email={email} onSubmit={confirm} />
        ) : (
          <Button variant="solid" wide busy={busy} onClick={() => void apply()}>
            {t(`emailLink.${purpose}.submit`)}
          </Button>
        )}
      </div>
    </AuthPanel>
  );
}
