import { passwordSchema } from '@countin/data/session';
import { errorCodeOf, type ErrorCode } from '@countin/domain';
import { useErrorText } from '@countin/i18n/react';
import { Button, Dialog, Notice } from '@countin/ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../password-field.tsx';
import { UsernameForManagers } from '../username-for-managers.tsx';
import styles from './settings.module.css';

interface ReauthenticationDialogProps {
  readonly email: string | null;
  /** Enters the password; throws AppError. */
  readonly onEnter: (password: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks whoever is signed in for their password once more. */
export function ReauthenticationDialog({ email, onEnter, onCancel }: ReauthenticationDialogProps) {
  const { t } = useTranslation(['auth', 'common']);
  const errorText = useErrorText();
  const [fault, setFault] = useState<ErrorCode | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(passwordSchema),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ password }) => {
    setFault(null);
    try {
      await onEnter(password);
    } catch (error) {
      setFault(errorCodeOf(error));
    }
  });
  const wrong = fault === 'auth/credentials';
  return (
    <Dialog open onClose={onCancel} title={t('reauthenticate.title')} closeLabel={t('common:close')}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate method="post">
        <p className={styles.small}>{t('reauthenticate.lead')}</p>
        <UsernameForManagers email={email} />
        <PasswordField
          {...register('password', { onChange: () => setFault(null) })}
          id="current-password"
          manager="current-password"
          label={t('password')}
          error={wrong ? t('reauthenticate.wrong', { email: email ?? '' }) : errorText(errors.password?.message)}
          autoFocus
        />
        {fault && !wrong && <Notice tone="danger" title={errorText(fault)} />}
        <div className={styles.endActions}>
          <Button look="quiet" onClick={onCancel}>
            {t('reauthenticate.cancel')}
          </Button>
          <Button type="submit" look="filled" busy={isSubmitting}>
            {t('reauthenticate.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
