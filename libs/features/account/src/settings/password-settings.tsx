import { newPasswordSchema, PASSWORD_MIN_LENGTH } from '@countin/data/session';
import { errorCodeOf, type ErrorCode } from '@countin/domain';
import { useErrorText } from '@countin/i18n/react';
import { Button, Notice } from '@countin/ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../password-field.tsx';
import { UsernameForManagers } from '../username-for-managers.tsx';
import type { AccountService } from './account-service.ts';
import type { RecentLogin } from './recent-login.tsx';
import styles from './settings.module.css';

interface PasswordSettingsProps {
  readonly email: string | null;
  readonly service: Pick<AccountService, 'changePassword'>;
  readonly recentLogin: RecentLogin;
  /** A new session begins here with it, and all others end. */
  readonly onChanged: () => Promise<void>;
}

/** Another password. */
export function PasswordSettings({ email, service, recentLogin, onChanged }: PasswordSettingsProps) {
  const { t } = useTranslation('account');
  const [standing, setStanding] = useState<'shown' | 'changing' | 'changed'>('shown');
  const change = async (password: string) => {
    if (!(await recentLogin.run(() => service.changePassword(password)))) return;
    await onChanged();
    setStanding('changed');
  };
  if (standing === 'changing')
    return <PasswordForm email={email} onSubmit={change} onCancel={() => setStanding('shown')} />;
  return (
    <>
      {standing === 'changed' && (
        <div className={styles.wide}>
          <Notice title={t('password.done')}>{t('password.doneText')}</Notice>
        </div>
      )}
      <Button size="small" onClick={() => setStanding('changing')}>
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
  const { t } = useTranslation(['account', 'auth']);
  const errorText = useErrorText();
  const [fault, setFault] = useState<ErrorCode | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(newPasswordSchema),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ password }) => {
    setFault(null);
    try {
      await onSubmit(password);
    } catch (error) {
      setFault(errorCodeOf(error));
    }
  });
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate method="post">
      <UsernameForManagers email={email} />
      <PasswordField
        {...register('password')}
        id="new-password"
        manager="new-password"
        label={t('password.new')}
        hint={t('auth:passwordHint', { count: PASSWORD_MIN_LENGTH })}
        error={errorText(errors.password?.message)}
        autoFocus
      />
      {fault && <Notice tone="danger" title={errorText(fault)} />}
      <div className={styles.actions}>
        <Button type="submit" size="small" look="filled" busy={isSubmitting}>
          {t('password.submit')}
        </Button>
        <Button size="small" look="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
