import type { OwnEmail } from '@countin/data/session';
import { errorCodeOf, type ErrorCode } from '@countin/domain/errors';
import { useErrorText } from '@countin/i18n/react';
import { Button, Chip, Notice } from '@countin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountService } from './account-service.ts';
import { ChangeEmailForm } from './change-email-form.tsx';
import type { RecentLogin } from './recent-login.tsx';
import styles from './settings.module.css';

interface EmailSettingsProps {
  readonly own: OwnEmail;
  readonly service: Pick<AccountService, 'verifyEmail' | 'changeEmail'>;
  readonly recentLogin: RecentLogin;
}

/** The address that the person logs in with: whether it reaches them, and another one. */
export function EmailSettings({ own: { email, verified }, service, recentLogin }: EmailSettingsProps) {
  const { t } = useTranslation('account');
  const [changing, setChanging] = useState(false);
  const [requestedFor, setRequestedFor] = useState<string | null>(null);
  const change = async (next: string) => {
    if (!(await recentLogin.run(() => service.changeEmail(next)))) return;
    setRequestedFor(next);
    setChanging(false);
  };
  return (
    <>
      <p className={styles.line}>
        <bdi className={styles.strong}>{email}</bdi>{' '}
        <Chip tone={verified ? 'live' : 'changed'}>{t(verified ? 'email.verified' : 'email.unverified')}</Chip>
      </p>
      {!verified && <Verification email={email ?? ''} onSend={service.verifyEmail} />}
      {requestedFor !== null && (
        <div className={styles.wide}>
          <Notice title={t('email.asked', { email: requestedFor })}>
            {t('email.askedText', { current: email ?? '' })}
          </Notice>
        </div>
      )}
      {changing ? (
        <ChangeEmailForm current={email} onSubmit={change} onCancel={() => setChanging(false)} />
      ) : (
        <Button size="small" onClick={() => setChanging(true)}>
          {t('email.change')}
        </Button>
      )}
    </>
  );
}

/** Says that the address has not answered yet, and writes to it again. */
function Verification({ email, onSend }: { readonly email: string; readonly onSend: () => Promise<void> }) {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const [status, setStatus] = useState<'idle' | 'busy' | 'sent' | ErrorCode>('idle');
  const send = async () => {
    setStatus('busy');
    try {
      await onSend();
      setStatus('sent');
    } catch (error) {
      setStatus(errorCodeOf(error));
    }
  };
  const errorCode = status === 'idle' || status === 'busy' || status === 'sent' ? null : status;
  return (
    <div className={styles.wide}>
      {status === 'sent' ? (
        <Notice title={t('email.sent', { email })} />
      ) : (
        <Notice
          tone={errorCode ? 'danger' : 'info'}
          title={errorCode ? errorText(errorCode) : t('email.confirm')}
          action={
            <Button size="small" busy={status === 'busy'} onClick={() => void send()}>
              {t('email.send')}
            </Button>
          }
        />
      )}
    </div>
  );
}
