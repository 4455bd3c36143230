import { passwordSchema } from '@countin/data/session';
import { EntityForm, FormActions, useEntityForm } from '@countin/screen-kit/form';
import { Dialog } from '@countin/ui';
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

/** Asks the signed-in user for their password again. */
export function ReauthenticationDialog({ email, onEnter, onCancel }: ReauthenticationDialogProps) {
  const { t } = useTranslation(['auth', 'common']);
  const form = useEntityForm({
    schema: passwordSchema,
    defaultValues: { password: '' },
    onSubmit: ({ password }) => onEnter(password),
  });
  const wrong = form.failure === 'auth/credentials';
  return (
    <Dialog open onClose={onCancel} title={t('reauthenticate.title')} closeLabel={t('common:close')}>
      <EntityForm
        form={form}
        className={styles.form}
        // The field shows the error.
        failureNotice={wrong ? false : undefined}
        actions={
          <FormActions
            submit={t('reauthenticate.submit')}
            busy={form.busy}
            cancel={t('reauthenticate.cancel')}
            onCancel={onCancel}
          />
        }
      >
        <p className={styles.small}>{t('reauthenticate.lead')}</p>
        <UsernameForManagers email={email} />
        <PasswordField
          {...form.register('password', { onChange: form.clearFailure })}
          id="current-password"
          manager="current-password"
          label={t('password')}
          error={wrong ? t('reauthenticate.wrong', { email: email ?? '' }) : form.errorOf('password')}
          autoFocus
        />
      </EntityForm>
    </Dialog>
  );
}
