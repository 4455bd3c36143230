import { Button, Notice } from '@countin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewPasswordFields, useNewPassword } from '../new-password.tsx';
import { ChangeForm } from './change-form.tsx';
import type { RecentLogin } from './recent-login.tsx';
import styles from './settings.module.css';

interface PasswordSettingsProps {
  readonly email: string | null;
  /** Changes the password. A new session begins here with it, and all others end. */
  readonly onChange: (password: string) => Promise<void>;
  readonly recentLogin: RecentLogin;
}

/** Another password. */
export function PasswordSettings({ email, onChange, recentLogin }: PasswordSettingsProps) {
  const { t } = useTranslation('account');
  const [status, setStatus] = useState<'shown' | 'changing' | 'changed'>('shown');
  const change = async (password: string) => {
    if (!(await recentLogin.run(() => onChange(password)))) return;
    setStatus('changed');
  };
  if (status === 'changing')
    return <PasswordForm email={email} onSubmit={change} onCancel={() => setStatus('shown')} />;
  return (
    <>
      {status === 'changed' && (
        <div className={styles.wide}>
          <Notice title={t('password.done')}>{t('password.doneText')}</Notice>
        </div>
      )}
      <Button size="small" onClick={() => setStatus('changing')}>
        {t('password.change')}
      </Button>
    </>
  );
}

interface PasswordFormProps {
  readonly email: string | null;
  readonly onSubmit: (password: string) => Promise<void>;
  readonly onCancel: () => void;
}

function PasswordForm({ email, onSubmit, onCancel }: PasswordFormProps) {
  const { t } = useTranslation('account');
  const form = useNewPassword(onSubmit);
  return (
    <ChangeForm form={form} submit={t('password.submit')} onCancel={onCancel}>
      <NewPasswordFields form={form} email={email} id="new-password" label={t('password.new')} autoFocus />
    </ChangeForm>
  );
}
